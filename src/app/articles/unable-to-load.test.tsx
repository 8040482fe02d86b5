// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { expect, it } from "vitest";
import type { ArticleReader } from "#domain/article/ports.ts";
import { loadCached, prefetch, type ResourceData } from "./article-cache.ts";
import type { LoadResult, Resource } from "./resource.ts";
import { ResourceView } from "./resource-view.tsx";
import { UnableToLoad } from "./unable-to-load.tsx";

const ARTICLES = {} as ArticleReader;
const requests: PromiseWithResolvers<LoadResult<string>>[] = [];
const RESOURCE: Resource<string> = {
  key: "/resource",
  load() {
    const request = Promise.withResolvers<LoadResult<string>>();
    requests.push(request);
    return request.promise;
  },
};

function Page() {
  const data = useLoaderData<ResourceData<string>>();
  return (
    <ResourceView resource={RESOURCE} data={data}>
      {(result) =>
        result.ok ? <p>{result.value}</p> : <UnableToLoad failedKey={RESOURCE.key} status={result.status} />
      }
    </ResourceView>
  );
}

function Loading() {
  return null;
}

it("D20: “Try again” sends a new request even if a prefetch from before the failure is pending", async () => {
  const loader = () => loadCached(RESOURCE, ARTICLES, true);
  const Stub = createRoutesStub([{ path: "/", Component: Page, loader, HydrateFallback: Loading }]);
  render(<Stub />);
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.resolve({ ok: false, status: 500 });
  const again = await screen.findByRole("button", { name: "Try again" });

  prefetch(RESOURCE, ARTICLES);
  fireEvent.click(again);
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[1]?.resolve({ ok: false, status: 500 });
  requests[2]?.resolve({ ok: true, value: "The article" });
  expect(await screen.findByText("The article")).toBeDefined();
});
