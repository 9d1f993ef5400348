import { worldCode } from '#catalog/regions/index.ts';
import type { PriceSource } from '#contract/prices.ts';
import { RankedList } from '../../../blocks/ranked-list.tsx';
import { countColumn } from '../../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../../figure/figure.ts';
import { areaName, areaWords } from '../../../i18n/area-words.ts';
import { ofSource, type SamplesSpeech, sideColumn } from '../sample-figures.ts';
import {
  byProduct,
  type KnownSamples,
  type SampleReport,
  type SentSamples,
  sumsOf,
  unfinishedYear,
} from '../samples-model.ts';
import { periodText } from '../samples-texts.ts';
import { seriesFigure } from './samples-series.tsx';

/** The reports behind a country's numbers, as the file has them once each of them counts once. */
function reportsFigure(
  { reports, source }: { reports: readonly SampleReport[]; source: PriceSource },
  speech: SamplesSpeech,
): Figure {
  const { words, formats, view } = speech;
  return {
    id: 'reports',
    title: words('samples.reports.title', { area: areaName(words, view.country ?? '') }),
    info: words('samples.reports.info'),
    remarks: reports.some(({ rows }) => rows > 1) ? [words('samples.reports.repeated')] : [],
    ...ofSource(speech, source, 'treaty'),
    caption: words('samples.reports.caption'),
    ...tableOf(reports, [
      columnOf('year', words('figure.table.year'), 'year', ({ year }) => year),
      columnOf('side', words('samples.reports.side'), 'text', ({ side }) => words(`samples.side.${side}`)),
      columnOf('crop', words('samples.reports.crop'), 'text', ({ product }) => product),
      columnOf('samples', words('samples.unit.title'), 'number', ({ samples }) => samples, {
        write: formats.exact,
      }),
      countColumn('rows', words('samples.reports.rows'), ({ rows }) => rows),
      columnOf('reading', words('samples.reports.reading'), 'text', ({ reading }) =>
        words(`samples.reading.${reading}`),
      ),
    ]),
    picture: null,
  };
}

function generaFigure(
  {
    reports,
    years,
    source,
  }: { reports: readonly SampleReport[]; years: readonly [number, number]; source: PriceSource },
  speech: SamplesSpeech,
): Figure {
  const { words, formats, view } = speech;
  const products = byProduct(reports);
  type Product = (typeof products)[number];
  return {
    id: 'genera',
    title: words('samples.genera.title', {
      area: areaName(words, view.country ?? view.region ?? worldCode),
      period: periodText(formats, years),
    }),
    finding: words('samples.genera.finding', {
      count: products.length,
      list: formats.list(products.slice(0, 3).map(({ product }) => product)),
    }),
    info: words('samples.genera.info'),
    ...ofSource(speech, source, 'treaty'),
    caption: words('samples.genera.caption'),
    ...tableOf(
      products,
      [
        columnOf('genus', words('samples.genera.genus'), 'name', ({ product }) => product),
        sideColumn<Product>(speech, 'received'),
        sideColumn<Product>(speech, 'provided'),
      ],
      ({ product }) => product,
    ),
    picture: null,
  };
}

const listed = 10;
/** The fewest years that are a picture; fewer are a table alone. */
const fewestYears = 4;

/** Samples sent by the genebanks of a country, by recipient or, where the recipient is chosen, by year: a source of its own. */
function sentFigure(
  {
    kind,
    rows,
    source,
  }: { kind: 'distributions' | 'shipments'; rows: readonly SentSamples[]; source: PriceSource },
  speech: SamplesSpeech,
): Figure {
  const { words, formats, view, hrefOf } = speech;
  const isByYear = view.country !== null;
  const years = rows.map(({ year }) => year);
  const period = periodText(formats, [Math.min(...years), Math.max(...years)]);
  const sums = isByYear
    ? sumsOf(rows, ({ year }) => String(year)).toSorted((a, b) => a.key.localeCompare(b.key))
    : sumsOf(rows, ({ area }) => area);
  const total = rows.reduce((sum, { samples }) => sum + samples, 0);
  const [most] = sums;
  const greatest = Math.max(1, ...sums.map(({ samples }) => samples));
  return {
    id: kind,
    title: words(`samples.${kind}.title`, {
      area: areaName(words, view.country ?? view.region ?? worldCode),
      period,
    }),
    finding: words(`samples.${kind}.finding`, {
      total,
      period,
      isNamed: isByYear || most === undefined ? 'no' : 'yes',
      areaTo: most === undefined ? '' : areaWords(words, most.key).areaTo,
      share: formats.editedPercent((most?.samples ?? 0) / total, 0),
    }),
    info: words(`samples.${kind}.info`),
    remarks: [words(`samples.${kind}.apart`), ...(source.exportable ? [] : [words('samples.source.closed')])],
    ...ofSource(speech, source, kind),
    caption: words(isByYear ? 'samples.sent.byYear' : 'samples.sent.byRecipient', {
      what: words(`samples.${kind}.unit`),
    }),
    ...tableOf(
      sums,
      [
        isByYear
          ? columnOf('key', words('figure.table.year'), 'year', ({ key }) => Number(key))
          : columnOf('key', words('samples.recipient'), 'name', ({ key }) => ({
              value: areaName(words, key),
              code: key,
            })),
        columnOf('samples', words(`samples.${kind}.unit`), 'number', ({ samples }) => samples, {
          write: formats.exact,
        }),
      ],
      ({ key }) => key,
    ),
    picture:
      isByYear && sums.length < fewestYears
        ? null
        : () => (
            <RankedList
              rows={sums.map(({ key, samples }) => ({
                id: key,
                name: isByYear ? formats.year(Number(key)) : areaName(words, key),
                href: isByYear ? null : hrefOf({ country: key }),
                part: samples / greatest,
                value: formats.exact(samples),
              }))}
              listed={isByYear ? sums.length : listed}
              more={words('samples.more', { count: sums.length - listed })}
            />
          ),
  };
}

export function treatyFigures(
  { answer: { source }, samples, shownSamples }: KnownSamples,
  years: readonly [number, number],
  speech: SamplesSpeech,
): readonly Figure[] {
  const { crop, view } = speech;
  const { here, ofAllYears } = shownSamples;
  if (source === null || samples.years === null) return [];
  return [
    ...(ofAllYears.length > 0
      ? [
          seriesFigure(
            { reports: ofAllYears, years: samples.years, unfinished: unfinishedYear(samples), source },
            speech,
          ),
        ]
      : []),
    ...(crop === 'forages' && here.length > 0
      ? [generaFigure({ reports: here, years, source }, speech)]
      : []),
    ...(view.country !== null && here.length > 0 ? [reportsFigure({ reports: here, source }, speech)] : []),
  ];
}

/** Samples sent by genebanks of the United States and of Canada; `null` where there are none here. */
export function sentFigures(
  { answer, shownSamples }: KnownSamples,
  speech: SamplesSpeech,
): Record<'distributions' | 'shipments', Figure | null> {
  const { distributionSource, shipmentSource } = answer;
  const { distributions, shipments } = shownSamples;
  return {
    distributions:
      distributionSource === null || distributions.length === 0
        ? null
        : sentFigure({ kind: 'distributions', rows: distributions, source: distributionSource }, speech),
    shipments:
      shipmentSource === null || shipments.length === 0
        ? null
        : sentFigure({ kind: 'shipments', rows: shipments, source: shipmentSource }, speech),
  };
}
