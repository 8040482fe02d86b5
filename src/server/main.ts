import { enableCompileCache } from "node:module";

// Node then compiles the modules at the first start only.
enableCompileCache();
// React chooses its production build by this when it is loaded.
process.env.NODE_ENV = "production";
await import("./start-site.ts");
