// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createBrowserRouter,
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  useLocation,
} from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  isCurrentEntry,
  loadsShownAddress,
  navigationState,
  SCROLL_POSITIONS_KEY,
  savedScrollPosition,
  stylesheetPaths,
  useTopRoutePath,
  withLatePreloads,
  withRequestedQuery,
} from "./router-internals.ts";

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

/** A browser router with the shape of our routes: pages below a root, dialogs below the comparison. */
function startRouter() {
  const loads: { path: string; shown: boolean }[] = [];
  const loader = ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    loads.push({ path: url.pathname, shown: loadsShownAddress(url) });
    return null;
  };
  const router = createBrowserRouter([
    {
      id: "root",
      Component: Root,
      children: [
        { path: "/", Component: Outlet, children: [{ path: "help", element: null }] },
        {
          id: "routes/page",
          Component: Outlet,
          children: [
            { path: "info", loader, element: null },
            { path: "info/:id", loader, element: null },
          ],
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { router, loads };
}

function Root() {
  return (
    <>
      <output>{useTopRoutePath()}</output>
      <Outlet />
      <ScrollRestoration storageKey={SCROLL_POSITIONS_KEY} />
    </>
  );
}

type Router = ReturnType<typeof startRouter>["router"];

const navigate = (router: Router, to: string, state?: object) => act(() => router.navigate(to, { state }));

/** Presses Back and waits until the router has followed. */
async function goBack(router: Router): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = router.subscribe(({ navigation, location }) => {
    if (navigation.state === "idle" && location.pathname === window.location.pathname) resolve();
  });
  await act(async () => {
    window.history.back();
    await promise;
  });
  unsubscribe();
}

describe("React Router in the browser", () => {
  it("stores the state of a navigation in the history entry", async () => {
    const { router } = startRouter();
    expect(navigationState()).toBeNull();
    await navigate(router, "/help", { overlay: "editors" });
    expect(navigationState()).toEqual({ overlay: "editors" });
  });

  it("stores the location's key in the history entry, except in the first one", async () => {
    const { router } = startRouter();
    const first = router.state.location;
    expect(isCurrentEntry(first)).toBe(true);
    await navigate(router, "/help");
    expect(isCurrentEntry(router.state.location)).toBe(true);
    expect(isCurrentEntry(first)).toBe(false);
    window.history.replaceState({ key: "another entry" }, "");
    expect(isCurrentEntry(router.state.location)).toBe(false);
  });

  it("runs loaders before a link changes the address, and after Back and a revalidation", async () => {
    const { router, loads } = startRouter();
    await navigate(router, "/info");
    await navigate(router, "/info/1-a");
    await goBack(router);
    await act(() => router.revalidate());
    expect(loads).toEqual([
      { path: "/info", shown: false },
      { path: "/info/1-a", shown: false },
      { path: "/info", shown: true },
      { path: "/info", shown: true },
    ]);
  });

  it("stores the scroll position of each entry by its location's key when the page is left", async () => {
    const { router } = startRouter();
    const first = router.state.location;
    await navigate(router, "/info");
    const second = router.state.location;
    expect(savedScrollPosition(second)).toBeNull();
    vi.stubGlobal("scrollY", 400);
    window.dispatchEvent(new Event("pagehide"));
    expect(savedScrollPosition(second)).toBe(400);
    expect(savedScrollPosition(first)).toBe(0);
  });

  it("matches the page at the second place, also with a dialog over it", async () => {
    const { router } = startRouter();
    await navigate(router, "/help");
    expect(screen.getByRole("status").textContent).toBe("/");
    await navigate(router, "/info/1-a");
    expect(screen.getByRole("status").textContent).toBe("/info/1-a");
  });
});

describe("React Router on the server", () => {
  it("names the root's stylesheets, and preloads modules only with links that can be moved to the end", async () => {
    const { html, routerContext } = await renderOnServer();
    expect(stylesheetPaths(routerContext)).toEqual(["/assets/root.css"]);
    const preload = /<link(?=[^>]*preload)[^>]*>/i;
    expect(html).toMatch(preload);
    const [page, preloads, end] = withLatePreloads(html).split(
      /((?:<link fetchpriority="low" rel="modulepreload"[^>]*>)+)/,
    );
    expect(page).not.toMatch(preload);
    expect(page).toContain("<main>Page</main>");
    for (const path of ["/assets/manifest.js", "/assets/entry.client.js", "/assets/site.js", "/assets/root.js"])
      expect(preloads).toContain(`href="${path}"`);
    expect(end).toBe("</body></html>");
  });

  it("renders the query as the browser has it", async () => {
    const { html } = await renderOnServer("?screens=27in~34in-43x18&name=a%20b'");
    expect(html).toContain("<main>Page?screens=27in~34in-43x18&amp;name=a%20b%27</main>");
  });
});

/** Serves a page of one route with React Router's own request handler. */
async function renderOnServer(query = ""): Promise<{ html: string; routerContext: EntryContext }> {
  let routerContext: EntryContext | undefined;
  const root = {
    id: "root",
    path: "",
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
  };
  const build: ServerBuild = {
    entry: {
      module: {
        default(request, status, headers, context) {
          routerContext = context;
          const html = renderToStaticMarkup(
            <ServerRouter context={withRequestedQuery(context, request)} url={request.url} />,
          );
          return new Response(html, { status, headers });
        },
      },
    },
    routes: { root: { id: "root", path: "", module: { default: Page } } },
    assets: {
      entry: { module: "/assets/entry.client.js", imports: ["/assets/site.js"] },
      routes: {
        root: {
          ...root,
          module: "/assets/root.js",
          imports: [],
          css: ["/assets/root.css"],
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {} as ServerBuild["future"],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  const response = await createRequestHandler(build)(new Request(`https://diagonal.test/${query}`));
  if (routerContext === undefined) throw new Error("The page was not rendered.");
  return { html: await response.text(), routerContext };
}

function Page() {
  const { search } = useLocation();
  return (
    <html lang="en">
      <body>
        <main>Page{search}</main>
        <Scripts />
      </body>
    </html>
  );
}
