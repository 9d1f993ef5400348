import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AreaKind } from '#catalog/area-kinds.ts';
import { crops } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { lossPaths } from '#catalog/losses/sections.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { groupCodes, networkPaths } from '#catalog/regions/networks.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { roomPaths } from '#datasets/record-kinds.ts';
import { type Language, languages, languageTags } from '#locales/words.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** Pages without a crop's section. */
const portalPaths = [
  '/',
  '/beans/about',
  '/beans/about/databases',
  '/beans/about/changes',
  '/beans/about/glossary',
  '/beans/about/accessibility',
  '/beans/about/citing',
  '/beans/about/pages',
  '/beans/about/privacy',
  '/beans/about/questions',
  '/beans/comparator',
  '/country',
  '/beans/contact',
  '/contribute',
  '/beans/publications',
];

/** Paths of the pages that visitors come to first, without a language: the portal, each crop's home, its sections. */
export function pagePaths(): readonly string[] {
  return [
    ...portalPaths,
    ...roomPaths,
    ...crops.map((crop) => `/${crop.id}`),
    ...dataPagePaths(),
    ...pricePaths(),
    ...lossPaths,
  ];
}

/** Paths of every built page, without a language, but those of countries, which are a release's. */
export function allPaths(): readonly string[] {
  return [
    ...pagePaths(),
    ...dataPagePaths().map((path) => `${path}/ranking`),
    ...networkPaths,
    ...groupCodes.map((code) => `/region/${code}`),
  ];
}

/** Paths of the pages of countries and former states. */
function countryPaths(areas: Iterable<{ code: string; kind: AreaKind }>): readonly string[] {
  return [...areas].flatMap(({ code, kind }) => (kind === 'aggregate' ? [] : [`/country/${code}`]));
}

function dataPagePaths(): readonly string[] {
  return crops.flatMap((crop) => listSections(crop).map((section) => sectionPath(crop, section)));
}

/** Files for search engines: `/robots.txt` and `/sitemap.xml`, made from the catalog. */
export function registerSite(
  app: FastifyInstance,
  { store, originOf }: { store: ReleaseStore; originOf: (request: FastifyRequest) => string },
): void {
  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    send(
      reply,
      'text/plain',
      `User-agent: *\nAllow: /\nDisallow: /*/about/export\nSitemap: ${originOf(request)}/sitemap.xml\n`,
    ),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const changed = store.current?.info.created.slice(0, 10);
    const paths = [...allPaths(), ...countryPaths(store.current?.areas.values() ?? [])];
    return send(reply, 'application/xml', sitemap(originOf(request), { changed, paths }));
  });
}

function pricePaths(): readonly string[] {
  return crops.flatMap((crop) =>
    [...listPriceSections(crop), ...listGermplasmSections(crop)].map((section) => sectionPath(crop, section)),
  );
}

/** The home page has no slash after its language. */
function siteAddress(origin: string, language: Language, path: string): string {
  return `${origin}/${language}${path === '/' ? '' : path}`;
}

/** Every page in every language, each with its alternates; the path without a language is the default. */
function sitemap(
  origin: string,
  { changed, paths }: { changed: string | undefined; paths: readonly string[] },
): string {
  const link = (tag: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  const entries = paths.flatMap((path) => {
    const alternates = languages
      .map((language) => link(languageTags[language], siteAddress(origin, language, path)))
      .join('');
    const all = alternates + link('x-default', `${origin}${path}`);
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return languages.map(
      (language) => `<url><loc>${siteAddress(origin, language, path)}</loc>${date}${all}</url>`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  );
}
