// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { expect, it } from "vitest";
import type { ArticleReader } from "../../domain/article/ports.ts";
import { loadAhead, loadKept, type Showing } from "./kept.ts";
import type { Loaded, Wanted } from "./load.ts";
import { LoadedView } from "./loaded-view.tsx";
import { UnableToLoad } from "./unable-to-load.tsx";

const ARTICLES = {} as ArticleReader;
const requests: PromiseWithResolvers<Loaded<string>>[] = [];
const WANTED: Wanted<string> = {
  key: "/wanted",
  load() {
    const request = Promise.withResolvers<Loaded<string>>();
    requests.push(request);
    return request.promise;
  },
};

function Page() {
  const showing = useLoaderData<Showing<string>>();
  return (
    <LoadedView wanted={WANTED} showing={showing}>
      {(loaded) => (loaded.ok ? <p>{loaded.value}</p> : <UnableToLoad failedKey={WANTED.key} />)}
    </LoadedView>
  );
}

function Loading() {
  return null;
}

it("D20: “Try again” sends a new request, even while a prefetch from before the failure is on its way", async () => {
  const loader = () => loadKept(WANTED, ARTICLES, true);
  const Stub = createRoutesStub([{ path: "/", Component: Page, loader, HydrateFallback: Loading }]);
  render(<Stub />);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.resolve({ ok: false, status: 500 });
  const again = await screen.findByRole("button", { name: "Try again" });

  loadAhead(WANTED, ARTICLES);
  fireEvent.click(again);
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[1]?.resolve({ ok: false, status: 500 });
  requests[2]?.resolve({ ok: true, value: "The article" });
  expect(await screen.findByText("The article")).toBeDefined();
});
