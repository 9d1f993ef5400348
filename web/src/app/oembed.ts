import { embedParams, embedPath, oembedPath } from '#contract/embed.ts';
import type { PageAnswer, PageRequest } from '#contract/page.ts';
import { searchText } from '#contract/search-text.ts';
import { hasFiles } from '../figure/figure-foot.tsx';
import { withDecimals } from '../i18n/page-decimals.ts';
import { toLocale } from '../i18n/words.tsx';
import { negotiateLanguage } from '../url/paths.ts';
import { chooseEmbedded, readEmbed } from './embed.tsx';
import { figuresOf } from './files/read-page.tsx';
import { openPage } from './open-page.ts';

/** Greatest size of a frame, pixels. */
const frame = { width: 800, height: 620 };

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The path and query at which a figure of a page is drawn for frames; `address` may be that already. */
function embedAddress(address: URL): { path: string; search: URLSearchParams } {
  const path = address.pathname.startsWith(`${embedPath}/`)
    ? address.pathname.slice(embedPath.length)
    : address.pathname;
  const search = new URLSearchParams(address.search);
  // Ids of figures are plain: a fragment in codes is none.
  if (address.hash.length > 1) search.set('figure', address.hash.slice(1));
  return { path, search };
}

export async function drawOembed(request: PageRequest): Promise<PageAnswer> {
  const { search, origin } = request;
  const query = new URLSearchParams(search);
  const url = query.get('url') ?? '';
  const language = negotiateLanguage(request.cookieLanguage, request.acceptLanguage);
  const refuse = (status: number, detail: string): PageAnswer => ({
    status,
    language,
    contentType: 'application/problem+json',
    html: JSON.stringify({ status, detail }),
  });
  if ((query.get('format') ?? 'json') !== 'json') return refuse(501, 'oEmbed answers are in JSON alone.');
  const smaller = {
    width: Number(query.get('maxwidth') ?? frame.width),
    height: Number(query.get('maxheight') ?? frame.height),
  };
  if (!Object.values(smaller).every((pixels) => Number.isInteger(pixels) && pixels > 0))
    return refuse(400, 'maxwidth and maxheight are whole numbers of pixels.');
  if (!URL.canParse(url) || new URL(url).origin !== origin)
    return refuse(404, `The parameter url is no address of ${origin}.`);
  const { path, search: own } = embedAddress(new URL(url));
  const opened = await openPage({ ...request, path, search: readEmbed(`?${own}`).page });
  if (opened.moved !== null) {
    const moved = new URL(opened.moved, origin);
    for (const name of embedParams) {
      const value = own.get(name);
      if (value !== null) moved.searchParams.set(name, value);
    }
    query.set('url', moved.href);
    return { status: 301, redirect: `${oembedPath}?${query}`, language };
  }
  const { page, words } = opened;
  const figure = withDecimals(request.decimals, () =>
    chooseEmbedded(figuresOf(opened).figures, readEmbed(`?${own}`).figure),
  );
  if (page.status !== 200 || figure === undefined || !hasFiles(figure))
    return refuse(404, 'There is no figure for other sites at this address.');
  const title = page.head.title;
  const src = `${origin}${embedPath}${path === '/' ? '' : path}${searchText(own)}`;
  const width = Math.min(frame.width, smaller.width);
  const height = Math.min(frame.height, smaller.height);
  return {
    status: 200,
    language: opened.language,
    contentType: 'application/json+oembed',
    headers: { 'access-control-allow-origin': '*' },
    html: JSON.stringify({
      ...{
        version: '1.0',
        type: 'rich',
        provider_name: words('frame.site.title'),
        provider_url: origin,
        title,
        width,
        height,
      },
      ...{ cache_age: 86400, language: toLocale(opened.language) },
      html: `<iframe src="${attribute(src)}" title="${attribute(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    }),
  };
}
