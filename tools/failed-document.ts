import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from '#api/plugins/assets.ts';
import type { RenderPage } from '#contract/page.ts';
import type { Release } from '#release/facts.ts';

/** The document that the server at `baseUrl` would send for a path while nothing can be read of its release. */
export async function failedDocument(
  baseUrl: string,
  path: string,
): Promise<{ status: number; contentType: string; body: string }> {
  const built = pathToFileURL(resolve('dist/server/entry-server.js')).href;
  const { render } = (await import(built)) as { render: RenderPage };
  const release = (await fetch(`${baseUrl}/api/v1/release`).then((response) => response.json())) as Release;
  const url = new URL(path, baseUrl);
  const { status, html = '' } = await render({
    path: url.pathname,
    search: url.search,
    acceptLanguage: undefined,
    cookieLanguage: undefined,
    decimals: 'comma',
    origin: baseUrl,
    release: {
      id: release.id,
      created: release.created,
      origin: release.origin,
      nextUpdate: null,
      pinned: false,
      newest: null,
      absent: null,
    },
    getJson: () => Promise.reject(new Error('The release cannot be read.')),
    assets: readAssets('dist/client').page,
    site: {},
  });
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.concat([html].flat().map((part) => Buffer.from(part))).toString(),
  };
}
