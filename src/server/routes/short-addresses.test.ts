import { describe, expect, it } from "vitest";
import { testApp } from "#tests/server/test-app.ts";

const { request } = testApp();

describe("a short address (D41)", () => {
  it.each(["/27-vs-32", "/27-vs-32?utm_source=talk", "/27-VS-32-monitor", "/27-or-32", "/27vs32", "/27-vs-32/"])(
    "%s redirects for good",
    async (path) => {
      const { status, headers } = await request(path);
      expect([status, headers.get("location")]).toEqual([308, "/?screens=27in-16x9-blue~32in-16x9-green"]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    },
  );

  it("leads to `/` when it cannot be read (S2.1)", async () => {
    for (const path of ["/27-vs-toaster", "/a-vs-b", "/27"]) {
      const { status, headers } = await request(path);
      expect([status, headers.get("location")], path).toEqual([302, "/"]);
    }
  });

  it("is its share image with .png at the end", async () => {
    const { status, headers } = await request("/27-vs-34.png");
    expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await request("/icon-27.png")).status).toBe(302);
  });

  it("names models (D40)", async () => {
    const { status, headers } = await request("/steam-deck-vs-switch-oled");
    expect([status, headers.get("location")]).toEqual([308, expect.stringMatching(/_Steam\+Deck.*_Switch\+OLED/)]);
  });

  it("unfolds like the comparison", async () => {
    const description = await (await request("/oembed?url=https://diagonal.test/27-vs-32")).json();
    expect(description).toMatchObject({ type: "rich", title: "27″ 16:9 or 32″ 16:9?" });
  });
});
