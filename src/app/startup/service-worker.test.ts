// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { registerServiceWorker } from "./service-worker.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("looks for releases of the page's own language, whatever worker the first page of a language has (F12)", async () => {
  const registration = () => ({ update: vi.fn(async () => {}) });
  const [own, english] = [registration(), registration()];
  const workers = { register: async () => own, ready: Promise.resolve(english) };
  vi.stubEnv("PROD", true);
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => callback());
  vi.stubGlobal("navigator", { cookieEnabled: true, serviceWorker: workers });
  const listen = vi.spyOn(document, "addEventListener").mockImplementation(() => {});
  registerServiceWorker();
  await vi.waitFor(() => expect(listen).toHaveBeenCalledWith("visibilitychange", expect.any(Function)));
  const [, comesBack] = listen.mock.calls[0] ?? [];
  (comesBack as () => void)();
  expect(own.update).toHaveBeenCalledTimes(1);
  expect(english.update).not.toHaveBeenCalled();
});
