// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { rememberSkipIntro, skipsIntro } from "./skip-intro-cookie.ts";

beforeEach(() => {
  for (const name of ["SKIP_INTRO_D", "SKIP_INTRO_M", "OTHER"])
    setCookie(`${name}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`);
});

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested is what stands there
  document.cookie = text;
}

describe("S3: the skip-intro preference", () => {
  it("S3: is kept under SKIP_INTRO_D for desktop and SKIP_INTRO_M for mobile", () => {
    rememberSkipIntro("wide", true);
    expect(document.cookie).toBe("SKIP_INTRO_D=1");
    rememberSkipIntro("narrow", false);
    expect(document.cookie.split("; ").sort()).toEqual(["SKIP_INTRO_D=1", "SKIP_INTRO_M=0"]);
  });

  it("S9: expires after 365 days, for the whole site and this site only", () => {
    const set = vi.spyOn(document, "cookie", "set");
    rememberSkipIntro("wide", true);
    // 365 days of 86,400 seconds
    expect(set).toHaveBeenCalledExactlyOnceWith("SKIP_INTRO_D=1; Max-Age=31536000; Path=/; SameSite=Lax");
  });

  it("S3: '1' means skip, '0' means show, each layout for itself", () => {
    rememberSkipIntro("wide", true);
    rememberSkipIntro("narrow", false);
    expect([skipsIntro("wide"), skipsIntro("narrow")]).toEqual([true, false]);
    rememberSkipIntro("wide", false);
    rememberSkipIntro("narrow", true);
    expect([skipsIntro("wide"), skipsIntro("narrow")]).toEqual([false, true]);
  });

  it("S2: shows the intro where nothing is remembered, or something else", () => {
    expect(skipsIntro("wide")).toBe(false);
    setCookie("OTHER=SKIP_INTRO_D=1; Path=/");
    setCookie("SKIP_INTRO_D=10; Path=/");
    expect(skipsIntro("wide")).toBe(false);
  });
});
