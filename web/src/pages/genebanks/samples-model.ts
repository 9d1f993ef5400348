import { type SampleReading, sampleReadings } from '#catalog/germplasm/sample-readings.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import type { SamplesPage } from '#contract/samples.ts';
import { sampleBalance, sumReports } from '#domain/germplasm/sample-totals.ts';
import { groupBy } from '#domain/group-by.ts';
import type { GenebanksView, SampleSide } from '../../url/genebanks-params.ts';

/** A report as the page reads it. */
export interface SampleReport {
  area: string;
  year: number;
  side: 'received' | 'provided';
  product: string;
  samples: number;
  reading: SampleReading;
  /** Rows of the file that have the crop, country and year. */
  rows: number;
}

/** Samples received and provided, and the balance; `null` without a report: unknown, not 0. */
export interface Totals {
  received: number | null;
  provided: number | null;
  balance: number | null;
}

export interface CountrySamples extends Totals {
  iso3: string;
}

/** Samples that another source's genebanks sent to a country in a year. */
export interface SentSamples {
  area: string;
  year: number;
  product: string;
  samples: number;
  /** Number of agreements under which they were sent; `null` where not published. */
  agreements: number | null;
}

export interface Samples {
  reports: readonly SampleReport[];
  distributions: readonly SentSamples[];
  shipments: readonly SentSamples[];
  /** First and last year of the Treaty's reports of the crop; `null` without any. */
  years: readonly [first: number, last: number] | null;
}

export function readSamples(page: SamplesPage): Samples {
  const area = (at: number): string => page.areas[at] ?? '';
  const product = (at: number): string => page.products[at] ?? '';
  const reports = page.reports.map(
    ([place, year, side, of, samples, reading, rows]): SampleReport => ({
      area: area(place),
      year,
      side: side === 0 ? 'received' : 'provided',
      product: product(of),
      samples,
      reading: sampleReadings[reading] ?? 'single',
      rows,
    }),
  );
  const years = reports.map(({ year }) => year);
  return {
    reports,
    distributions: page.distributions.map(([place, year, of, samples]) => ({
      ...{ area: area(place), year, product: product(of), samples, agreements: null },
    })),
    shipments: page.shipments.map(([place, year, of, samples, agreements]) => ({
      ...{ area: area(place), year, product: product(of), samples, agreements },
    })),
    years: years.length === 0 ? null : [Math.min(...years), Math.max(...years)],
  };
}

export interface ShownSamples {
  ofPeriod: readonly SampleReport[];
  here: readonly SampleReport[];
  ofAllYears: readonly SampleReport[];
  distributions: readonly SentSamples[];
  shipments: readonly SentSamples[];
  /** Countries of the chosen region; `null` for the World. */
  focus: ReadonlySet<string> | null;
}

export interface KnownSamples {
  answer: SamplesPage;
  samples: Samples;
  shownSamples: ShownSamples;
}

export function showSamples(
  { reports, distributions, shipments }: Samples,
  view: Pick<GenebanksView, 'country' | 'region' | 'from' | 'to'>,
  regions: Readonly<Record<string, string>>,
): ShownSamples {
  const within = isInRegion(regions, view.region);
  const isHere = (code: string): boolean => (view.country === null ? within(code) : code === view.country);
  const isThen = isInPeriod(view);
  const ofPeriod = reports.filter(({ year }) => isThen(year));
  return {
    ofPeriod,
    here: ofPeriod.filter(({ area }) => isHere(area)),
    ofAllYears: reports.filter(({ area }) => isHere(area)),
    distributions: distributions.filter(({ area }) => isHere(area)),
    shipments: shipments.filter(({ area }) => isHere(area)),
    focus: view.region === null ? null : new Set(Object.keys(regions).filter(within)),
  };
}

export function shownYears(
  { years }: Pick<Samples, 'years'>,
  { from, to }: Pick<GenebanksView, 'from' | 'to'>,
): readonly [first: number, last: number] | null {
  if (years === null) return null;
  const [first, last] = years;
  return [Math.min(Math.max(from ?? first, first), last), Math.max(Math.min(to ?? last, last), first)];
}

/** Whether an area lies in the region or macro region; all do without one. */
export function isInRegion(
  regions: Readonly<Record<string, string>>,
  region: string | null,
): (area: string) => boolean {
  if (region === null) return () => true;
  const codes: readonly string[] = macroRegions.find(({ code }) => code === region)?.regions ?? [region];
  return (area) => codes.includes(regions[area] ?? '');
}

export function isInPeriod({ from, to }: Pick<GenebanksView, 'from' | 'to'>): (year: number) => boolean {
  return (year) => year >= (from ?? 0) && year <= (to ?? 9999);
}

export function totalsOf(reports: readonly Pick<SampleReport, 'side' | 'samples'>[]): Totals {
  const samplesOf = (side: SampleReport['side']): number | null =>
    sumReports(reports.flatMap((report) => (report.side === side ? report.samples : [])));
  const [received, provided] = [samplesOf('received'), samplesOf('provided')];
  return { received, provided, balance: sampleBalance(received, provided) };
}

/** The side with more samples. */
export const usualSide = ({ received, provided }: Totals): SampleReport['side'] =>
  (provided ?? 0) > (received ?? 0) ? 'provided' : 'received';

/** Every country with a report, by the view's measure: largest first, those without a figure of it left out. */
export function rankCountries(reports: readonly SampleReport[], side: SampleSide): readonly CountrySamples[] {
  const all = [...groupBy(reports, ({ area }) => area)].map(([iso3, of]) => ({ iso3, ...totalsOf(of) }));
  return all
    .filter((country) => country[side] !== null)
    .sort((a, b) => (b[side] ?? 0) - (a[side] ?? 0) || a.iso3.localeCompare(b.iso3));
}

/** Samples by year of the reports, every year of the period; a side without a report in a year has `null`. */
export function byYear(
  reports: readonly SampleReport[],
  [first, last]: readonly [number, number],
): readonly (Totals & { year: number })[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at;
    return { year, ...totalsOf(reports.filter((report) => report.year === year)) };
  });
}

/** The year of more than half of a country's samples of several years; `null` where none has as many. */
export function yearOfMost(
  reports: readonly SampleReport[],
  { iso3 }: Pick<CountrySamples, 'iso3'>,
  side: SampleReport['side'],
): number | null {
  const own = reports.filter((report) => report.area === iso3 && report.side === side);
  const years = [...groupBy(own, ({ year }) => year)].map(([year, of]) => ({
    year,
    sum: totalsOf(of)[side] ?? 0,
  }));
  const all = totalsOf(own)[side] ?? 0;
  return years.length < 2 ? null : (years.find(({ sum }) => sum > all / 2)?.year ?? null);
}

/** The last year of the reports without those of its great senders. */
export interface UnfinishedYear {
  year: number;
  /** Countries that sent samples in each year before, and next to none in this one. */
  missing: readonly string[];
  /** Their part of the samples of the years before. */
  share: number;
  /** What they sent in this year; `null` without a report. */
  samples: number | null;
}

/** A country of this part of its smallest year before has not reported the last one in full. */
const nextToNone = 0.05;
/** Countries of a smaller part of the samples do not make a year unfinished. */
const greatPart = 0.1;

/** The last year, where countries that sent a tenth of the samples in the years before miss in it; `null` where it is like the others. */
export function unfinishedYear({
  reports,
  years,
}: Pick<Samples, 'reports' | 'years'>): UnfinishedYear | null {
  if (years === null || years[0] === years[1]) return null;
  const [first, last] = years;
  const sent = reports.filter(({ side }) => side === 'provided');
  const before = sent.filter(({ year }) => year < last);
  const isMissing = (of: readonly SampleReport[]): boolean => {
    const yearly = byYear(of, years).map(({ provided }) => provided);
    const least = Math.min(...yearly.slice(0, last - first).map((samples) => samples ?? 0));
    return (yearly.at(-1) ?? 0) < nextToNone * least;
  };
  const missing = [...groupBy(sent, ({ area }) => area)].flatMap(([area, of]) => (isMissing(of) ? area : []));
  const ofMissing = (rows: readonly SampleReport[]): number | null =>
    totalsOf(rows.filter(({ area }) => missing.includes(area))).provided;
  const share = (ofMissing(before) ?? 0) / (totalsOf(before).provided ?? 1);
  const samples = ofMissing(sent.filter(({ year }) => year === last));
  return share < greatPart ? null : { year: last, missing, share, samples };
}

/** Samples by crop as published: of forages by genus, the largest first. */
export function byProduct(reports: readonly SampleReport[]): readonly (Totals & { product: string })[] {
  return [...groupBy(reports, ({ product }) => product)]
    .map(([product, of]) => ({ product, ...totalsOf(of) }))
    .sort(
      (a, b) =>
        (b.received ?? b.provided ?? 0) - (a.received ?? a.provided ?? 0) ||
        a.product.localeCompare(b.product),
    );
}

/** Sums of another source's samples by `keyOf`, the largest first. */
export function sumsOf(
  rows: readonly SentSamples[],
  keyOf: (row: SentSamples) => string,
): readonly { key: string; samples: number }[] {
  return [...groupBy(rows, keyOf)]
    .map(([key, of]) => ({ key, samples: of.reduce((sum, { samples }) => sum + samples, 0) }))
    .sort((a, b) => b.samples - a.samples || a.key.localeCompare(b.key));
}

export interface ReportingCountry extends CountrySamples {
  reports: number;
}

/** Every country with a report, also of one side only: together they come to the total. The one with the most samples first. */
export function listReportingCountries(reports: readonly SampleReport[]): readonly ReportingCountry[] {
  const size = ({ received, provided }: ReportingCountry): number => (received ?? 0) + (provided ?? 0);
  return [...groupBy(reports, ({ area }) => area)]
    .map(([iso3, own]) => ({ iso3, reports: own.length, ...totalsOf(own) }))
    .sort((a, b) => size(b) - size(a) || a.iso3.localeCompare(b.iso3));
}
