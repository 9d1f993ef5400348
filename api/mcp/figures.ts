import { z } from 'zod';
import { columnKeyOf } from '#catalog/elements/index.ts';
import { addresses } from '#contract/addresses.ts';
import type { PageLanguage } from '#contract/page.ts';
import { cropId } from '#contract/route.ts';
import { invalid, ProblemError } from '../errors.ts';
import { listWithheld } from '../figures/withheld.ts';
import type { SourceRow } from '../queries/select-sources.ts';
import {
  certainty,
  certaintyOf,
  figureText,
  findSubject,
  names,
  namesOf,
  openSources,
  pageOf,
  type Subject,
} from './subject.ts';
import { areaCode, elementId, pageAt, requireFew, type ToolContext, tool, year } from './tool.ts';

const mostSeries = 60;
const mostValues = 1500;
const newest = 10;

const value = z.object({
  year: z.int(),
  value: z.number().nullable().describe('As stored; null is withheld'),
  ...certainty,
  edition: z.string().nullable(),
  breakInSeries: z.literal(true).optional().describe('Not comparable with earlier years'),
});

const series = z.object({
  ...names,
  values: z.array(value),
  sourceKeys: z.array(z.string()).describe('Sources that the series rests on'),
  link: z.string().describe('The page that shows it'),
});
type Series = z.infer<typeof series>;

interface Span {
  from: number;
  to: number;
  language: PageLanguage;
}

/** One series between two years, with withheld figures among its values. */
async function readSeries(context: ToolContext, subject: Subject, span: Span) {
  const { from, to, language } = span;
  const { element, item, area } = subject;
  const sources = await openSources(context, subject);
  const path = `${addresses.chart('OBSERVATIONS', area, [element.id])}&cropIds=[${item}]`;
  const { data } = await context.ask('chart', path);
  const hidden = await listWithheld(context.release, { ...columnKeyOf(element, item), area });
  const withheld = context.words.names('figure.withheld')[language];
  const values = [
    ...data.observations.map((each) => ({
      ...{ year: each.year, value: each.value, edition: each.edition },
      ...certaintyOf(context, language, each.flag, each.doubt),
      ...(each.break_in_series && { breakInSeries: true as const }),
    })),
    ...hidden.map((each) => ({
      ...{ year: each.year, value: null, flag: '', certainty: withheld, edition: null },
    })),
  ]
    .filter((each) => each.year >= from && each.year <= to)
    .sort((a, b) => a.year - b.year);
  return { subject, sources, ...namesOf(context, subject, language), values };
}

export async function readAll(
  context: ToolContext,
  filter: Span & { elements: readonly number[]; crops: readonly string[]; areas: readonly string[] },
): Promise<Awaited<ReturnType<typeof readSeries>>[]> {
  const { elements, crops, areas, from, to } = filter;
  requireFew(elements.length * crops.length * areas.length, mostSeries, 'series');
  if (from > to) invalid(`The parameter "from" cannot be ${from}: it comes after "to", ${to}.`);
  const subjects = areas.flatMap((area) =>
    crops.flatMap((crop) => elements.map((element) => findSubject(context, { crop, element, area }))),
  );
  requireYears(context, subjects, filter);
  const found: Awaited<ReturnType<typeof readSeries>>[] = [];
  for (const subject of subjects) found.push(await readSeries(context, subject, filter));
  return found;
}

/** Refuses years in which the items have no figure of any kind, and names those that they have. */
function requireYears({ release }: ToolContext, subjects: readonly Subject[], { from, to }: Span): void {
  const years = subjects.flatMap(
    ({ element, item }) => release.years.get(columnKeyOf(element, item).indicator) ?? [],
  );
  if (years.length === 0 || years.some((at) => at >= from && at <= to)) return;
  const span = from === to ? from : `${from} to ${to}`;
  throw new ProblemError(
    'unknown-year',
    `There are no figures of ${span}. Years with figures: ${Math.min(...years)} to ${Math.max(...years)}.`,
  );
}

export const sourcesOf = (all: readonly { sources: readonly SourceRow[] }[]): SourceRow[] =>
  all.flatMap(({ sources }) => sources);

/** `Kenya, Beans, Production`. */
export const titleOf = (series: Pick<Series, 'areaName' | 'cropName' | 'elementName'>): string =>
  [series.areaName, series.cropName, series.elementName].join(', ');

/** A series in a line: all values of a few, else the first and the last. */
function lineOf(series: Pick<Series, 'values' | 'unitName'> & Parameters<typeof titleOf>[0]): string {
  const { values } = series;
  const shortValues = values.length > newest ? [...values.slice(0, 1), ...values.slice(-1)] : values;
  return `${titleOf(series)} [${series.unitName}]: ${shortValues.map((each) => `${each.year}: ${figureText(each)}`).join('; ') || '–'}`;
}

export const getFigures = tool({
  name: 'get_figures',
  title: 'Figures of crops',
  description: `Values of elements (production, area, yield, food supply, trade, ranks …) of crops in countries, regions or the World by year; without years the newest ${newest}. At most ${mostSeries} series and ${mostValues} values. A missing figure is left out and is not 0.`,
  input: {
    elements: z.array(elementId).min(1).max(8),
    crops: z.array(cropId).min(1).max(8),
    areas: z.array(areaCode).min(1).max(mostSeries),
    from: year.optional(),
    to: year.optional(),
  },
  output: { series: z.array(series) },
  answer: async (input, context) => {
    const { language } = input;
    const isNewest = input.from === undefined && input.to === undefined;
    const read = await readAll(context, { ...input, from: input.from ?? 0, to: input.to ?? 9999 });
    const found = read.map(({ subject, sources, values: all, ...named }) => {
      const values = isNewest ? all.slice(-newest) : all;
      const link = pageAt(context, language, pageOf(context, subject, values.at(-1)?.year));
      return { ...named, values, sourceKeys: sources.map(({ key }) => key), link };
    });
    const [first] = read;
    const page = first === undefined ? null : pageOf(context, first.subject, first.values.at(-1)?.year);
    requireFew(
      found.reduce((sum, { values }) => sum + values.length, 0),
      mostValues,
      'values',
    );
    return { data: { series: found }, text: found.map(lineOf), sources: sourcesOf(read), page };
  },
});
