#!/usr/bin/python3
"""A WebKitGTK window of an exact size for WebKitWebDriver, without a frame. MiniBrowser cannot be as narrow as a phone.

Arguments: width, height, "light" or "dark", and the folder of its data, in which `downloads` gets the downloads. Or
`--version`.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

if sys.argv[1:] == ["--version"]:
    print(f"WebKitGTK {WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}")
    sys.exit()

width, height, scheme, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]

Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", scheme == "dark")
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def on_session(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Diagonal")
    session.set_application_info(info)
    session.connect("create-web-view", on_view)


def on_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    view.set_size_request(width, height)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


def on_download(_context, download):
    download.connect("decide-destination", on_destination)


def on_destination(download, name):
    download.set_destination(GLib.filename_to_uri(f"{folder}/downloads/{name}"))
    return True


context.connect("automation-started", on_session)
context.connect("download-started", on_download)
Gtk.main()
