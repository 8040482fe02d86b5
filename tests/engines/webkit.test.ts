import { journeys } from "./journeys.ts";
import { WebKitBrowser } from "./webkit-browser.ts";

journeys("WebKit", () => WebKitBrowser.start());
