// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { clientLoader } from "./open.tsx";

/** Where `/open` leads when another app shares a link of this site: the path in the router, or a document. */
async function opened(shared: string) {
  const url = new URL("/open", "https://diagonal.example");
  url.searchParams.set("url", shared);
  const response = await clientLoader({ url } as Parameters<typeof clientLoader>[0]).catch(
    (thrown: Response) => thrown,
  );
  const { headers } = response as Response;
  return { to: headers.get("location"), loadsDocument: headers.has("X-Remix-Reload-Document") };
}

it("opens a shared page of its own language in the router, one of another language as a document (F10.5, F12)", async () => {
  expect(await opened("https://diagonal.example/info?page=2")).toEqual({ to: "/info?page=2", loadsDocument: false });
  for (const link of ["https://diagonal.example/de/help", "https://diagonal.example/de?screens=27in-16x9"])
    expect(await opened(link)).toEqual({ to: link, loadsDocument: true });
});
