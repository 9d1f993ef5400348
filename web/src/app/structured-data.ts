import { setImmediate as otherRequests } from 'node:timers/promises';
import type { BreadcrumbList, Dataset, Graph, Organization } from 'schema-dts';
import { findCrop } from '#catalog/crops/index.ts';
import { licencePage } from '#catalog/licences.ts';
import type { PageRequest } from '#contract/page.ts';
import { monthText } from '#domain/prices/months.ts';
import { citedAddress } from '../blocks/citation.ts';
import type { Figure } from '../figure/figure.ts';
import { hasFiles } from '../figure/figure-foot.tsx';
import { inPieces } from '../figure/in-pieces.ts';
import { withDecimals } from '../i18n/page-decimals.ts';
import { toSpeech } from '../i18n/speech.ts';
import { toLocale } from '../i18n/words.tsx';
import type { OpenedPage } from './files/read-page.tsx';
import { keepsRelease, pages } from './open-page.ts';

const distributions = [
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['zip', 'application/zip'],
] as const;

const longestDescription = 5000;

const catalogPath = '/catalog.jsonld';

/** First and last year or month of figures, as an ISO 8601 interval; of pages without either `undefined`. */
async function temporalCoverage(figures: readonly Figure[]): Promise<string | undefined> {
  const years: number[] = [];
  const months: number[] = [];
  for (const figure of figures) {
    if (figure.year !== undefined) years.push(figure.year);
    const at = figure.columns.findIndex(({ kind }) => kind === 'year' || kind === 'month');
    if (at < 0) continue;
    await otherRequests();
    const periods = figure.columns[at]?.kind === 'month' ? months : years;
    for await (const rows of inPieces(figure.rows))
      for (const { cells } of rows) {
        const value = cells[at]?.value;
        if (typeof value === 'number') periods.push(value);
      }
  }
  const texts = [...years.map(String), ...months.map(monthText)].sort();
  return texts.length === 0 ? undefined : `${texts[0]}/${texts.at(-1)}`;
}

async function dataset(
  opened: OpenedPage,
  figures: readonly Figure[],
  { origin, site }: PageRequest,
): Promise<Dataset> {
  const { language, words, page, release, rest } = opened;
  const pathname = `/${language}${rest === '/' ? '' : rest}`;
  const { title, description } = page.head;
  const search = keepsRelease(page.head.search, release);
  const open = figures.filter(hasFiles).map((figure) => figure.forFiles ?? figure);
  const url = `${origin}${pathname}${search}`;
  const name = words('frame.site.title');
  const organisation: Organization = {
    '@type': 'Organization',
    name: site.organisation?.[language] ?? name,
    url: origin,
  };
  const sources = [
    ...new Map(figures.flatMap((figure) => figure.sources.map((source) => [source.title, source]))).values(),
  ];
  const licences = [...new Set(sources.map(({ licence }) => licencePage(licence)))];
  const measured = new Map(
    figures.flatMap((figure) => figure.columns.map((column) => [`${column.label} ${column.unit}`, column])),
  );
  const isOpen = sources.every(({ exportable }) => exportable !== false);
  return {
    '@type': 'Dataset',
    '@id': `${origin}${pathname}#dataset`,
    name: title,
    description: `${description} ${open[0]?.finding ?? ''}`.trim().slice(0, longestDescription),
    url,
    identifier: citedAddress({ origin, pathname, search }, release.id),
    keywords: [...new Set(figures.map((figure) => figure.title))].slice(0, 20),
    // A part of them would be told as the licence of all.
    ...(licences.length > 0 && licences.every((page) => page !== null) && { license: licences }),
    creator: organisation,
    publisher: organisation,
    isAccessibleForFree: true,
    temporalCoverage: await temporalCoverage(figures),
    variableMeasured: [...measured.values()]
      .filter(({ kind }) => kind === 'number' || kind === 'share' || kind === 'percent')
      .slice(0, 40)
      .map(({ label, unit }) => ({ '@type': 'PropertyValue', name: label, unitText: unit })),
    version: release.id,
    dateModified: release.created,
    inLanguage: toLocale(language),
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': `${origin}${catalogPath}`, name, url: origin },
    isBasedOn: sources.map((source) => ({
      '@type': 'CreativeWork',
      name: source.title,
      publisher: { '@type': 'Organization', name: source.publisher },
      license: licencePage(source.licence) ?? source.licence,
      url: source.url || undefined,
      dateModified: source.date || undefined,
    })),
    distribution: isOpen
      ? distributions.map(([ending, encodingFormat]) => ({
          '@type': 'DataDownload',
          encodingFormat,
          contentUrl: `${origin}${pathname}.${ending}${search}`,
        }))
      : undefined,
  };
}

function breadcrumb(
  { language, words, page, rest, crop }: OpenedPage,
  { origin }: PageRequest,
): BreadcrumbList {
  const known = findCrop(crop ?? '');
  const steps = [
    { name: words('frame.site.title'), item: `${origin}/${language}` },
    ...(known === undefined || rest === `/${known.id}`
      ? []
      : [{ name: words(`crops.${known.id}.name`), item: `${origin}/${language}/${known.id}` }]),
    { name: page.head.title, item: `${origin}/${language}${rest}` },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** JSON-LD (schema.org) of a page for search engines: its place, and its figures as a data set; `null` for pages that are not indexed. */
export async function structuredData(opened: OpenedPage, request: PageRequest): Promise<Graph | null> {
  const { page, kind, language, rest, words, failed } = opened;
  if (failed || page.status !== 200 || page.isPersonal === true || page.head.isHidden === true) return null;
  await otherRequests();
  const figures = withDecimals(
    request.decimals,
    () => pages[kind].figures?.(page.data as never, toSpeech(language, words)) ?? [],
  ).filter(({ rowCount }) => rowCount > 0);
  const graph = [
    ...(rest === '/' ? [] : [breadcrumb(opened, request)]),
    ...(figures.length === 0 ? [] : [await dataset(opened, figures, request)]),
  ];
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph };
}
