// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readSkipIntro, writeSkipIntro } from "./skip-intro-cookie.ts";

beforeEach(() => {
  for (const name of ["SKIP_INTRO_D", "SKIP_INTRO_M", "OTHER"])
    setCookie(`${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`);
});

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: this test is about document.cookie
  document.cookie = text;
}

describe("S3: the skip-intro preference", () => {
  it("S3: is saved as SKIP_INTRO_D for desktop and as SKIP_INTRO_M for mobile", () => {
    writeSkipIntro("wide", true);
    expect(document.cookie).toBe("SKIP_INTRO_D=1");
    writeSkipIntro("narrow", false);
    expect(document.cookie.split("; ").sort()).toEqual(["SKIP_INTRO_D=1", "SKIP_INTRO_M=0"]);
  });

  it("S9: expires after 365 days and is sent to the whole site and no other", () => {
    const set = vi.spyOn(document, "cookie", "set");
    writeSkipIntro("wide", true);
    // 365 days of 86,400 seconds
    expect(set).toHaveBeenCalledExactlyOnceWith("SKIP_INTRO_D=1; Max-Age=31536000; Path=/; SameSite=Lax");
  });

  it("is Secure when the page is served over https, so that no request without TLS carries it", () => {
    const set = vi.spyOn(document, "cookie", "set");
    vi.stubGlobal("location", { protocol: "https:" });
    writeSkipIntro("narrow", true);
    expect(set).toHaveBeenCalledExactlyOnceWith("SKIP_INTRO_M=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure");
  });

  it("S3: is '1' to skip and '0' to show, separately for each layout", () => {
    writeSkipIntro("wide", true);
    writeSkipIntro("narrow", false);
    expect([readSkipIntro("wide"), readSkipIntro("narrow")]).toEqual([true, false]);
    writeSkipIntro("wide", false);
    writeSkipIntro("narrow", true);
    expect([readSkipIntro("wide"), readSkipIntro("narrow")]).toEqual([false, true]);
  });

  it("S2: shows the intro if the cookie is missing or has another value", () => {
    expect(readSkipIntro("wide")).toBe(false);
    setCookie("OTHER=SKIP_INTRO_D=1; Path=/");
    setCookie("SKIP_INTRO_D=10; Path=/");
    expect(readSkipIntro("wide")).toBe(false);
  });
});
