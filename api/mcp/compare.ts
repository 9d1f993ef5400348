import { z } from 'zod';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { countryTwin } from '#catalog/sections/element-twins.ts';
import { addresses } from '#contract/addresses.ts';
import { cropId } from '#contract/route.ts';
import { invalid, ProblemError } from '../errors.ts';
import { readAll, sourcesOf, titleOf } from './figures.ts';
import { certainty, figureText, names, type Subject } from './subject.ts';
import { areaCode, elementId, type ToolContext, tool, year } from './tool.ts';

/** Lines that the comparator shows at once. */
const mostLines = 8;

const value = z.object({ value: z.number().nullable(), ...certainty });
type Value = z.infer<typeof value>;

const compared = z.object({
  ...names,
  ...value.shape,
  ratio: z.number().nullable().describe('So many times the value of the first; null where that is uncertain'),
  rank: z.int().nullable().describe('Among all countries with a value; null of groups of countries'),
  countries: z.int().nullable().describe('Countries that are ranked'),
});

export const compare = tool({
  name: 'compare',
  title: 'Compare areas or crops',
  description:
    'One element of several areas or crops in one year: levels, ratios to the first, ranks among all countries. Without a year the newest that all of them have.',
  input: {
    element: elementId,
    crops: z.array(cropId).min(1).max(8),
    areas: z.array(areaCode).min(1).max(30),
    year: year.optional(),
  },
  output: { year: z.int(), compared: z.array(compared) },
  answer: async ({ element, crops, areas, year: requestedYear, language }, context) => {
    if (crops.length * areas.length < 2) invalid('A comparison needs at least two areas or two crops.');
    const span = { from: requestedYear ?? 0, to: requestedYear ?? 9999, language };
    const read = await readAll(context, { elements: [element], crops, areas, ...span });
    const at = requestedYear ?? newestOfAll(read.map(({ values }) => values));
    const none: Value = {
      ...{ value: null, flag: '', certainty: context.words.names('dataPage.state.noData')[language] },
    };
    const rows = read.map(({ subject, sources: _, values, ...named }) => {
      return { subject, row: { ...named, ...value.parse(values.find((each) => each.year === at) ?? none) } };
    });
    const list: z.infer<typeof compared>[] = [];
    for (const { subject, row } of rows)
      list.push({ ...row, ratio: ratioOf(row, rows[0]?.row), ...(await rankOf(context, subject, at)) });
    const lines = rows
      .slice(0, mostLines)
      .map(({ row }) => `${row.area}.${row.crop}.${countryTwin(row.element)}`);
    return {
      data: { year: at, compared: list },
      text: list.map((row) =>
        [`${titleOf(row)}, ${at}: ${figureText(row, row.unitName)}`]
          .concat(
            row.ratio === null ? [] : `× ${row.ratio}`,
            row.rank === null ? [] : `${row.rank}/${row.countries}`,
          )
          .join(', '),
      ),
      sources: sourcesOf(read),
      page: `/beans/comparator?series=${lines.join('~')}&kind=bar&year=${at}`,
    };
  },
});

/** The newest year in which all series have a value that is not doubtful. */
function newestOfAll(all: readonly (readonly (Value & { year: number })[])[]): number {
  const [first = [], ...others] = all.map((values) =>
    values.filter((each) => each.value !== null && each.doubt === undefined).map((each) => each.year),
  );
  const common = first.filter((at) => others.every((years) => years.includes(at)));
  if (common.length > 0) return Math.max(...common);
  throw new ProblemError('unknown-year', 'There is no year in which all of them have a figure. Name a year.');
}

const isSure = ({ doubt, flag }: Value): boolean => doubt === undefined && flag !== lowerBoundFlag;

/** Six digits; there is no ratio of a doubtful value, a lower bound or a missing one. */
function ratioOf(row: Value, base: Value | undefined): number | null {
  if (row.value === null || !base?.value || !isSure(row) || !isSure(base)) return null;
  return Number((row.value / base.value).toPrecision(6));
}

async function rankOf(context: ToolContext, { element, item, area }: Subject, at: number) {
  if (context.release.areas.get(area)?.kind !== 'country') return { rank: null, countries: null };
  const path = addresses.countryRanking('OBSERVATIONS', element.id, item, at);
  const { places } = await context.ask('countryRanking', path);
  const rank = places.find(({ iso3 }) => iso3 === area)?.ranking ?? null;
  return { rank, countries: places.filter(({ ranking }) => ranking !== null).length };
}
