import type { z } from 'zod';
import { leftOutOf, varietiesOnPage, varietyNatures, varietyTraits } from '#catalog/germplasm/varieties.ts';
import { routes } from '#contract/routes.ts';
import type { Varieties, VarietyRow, VarietySource } from '#contract/varieties.ts';
import type { VarietyOrder } from '#contract/variety-routes.ts';
import {
  type Count,
  countVarieties,
  fits,
  sortVarieties,
  type VarietyFilter,
} from '#domain/germplasm/find-varieties.ts';
import { varietyColumns } from '#domain/germplasm/variety-columns.ts';
import { ProblemError, quoted } from '../errors.ts';
import { nameSources } from '../prices/sources.ts';
import {
  selectLeftOut,
  selectVarietyCounts,
  selectVarietyInstitutions,
  selectVarietyTraits,
} from '../queries/select-varieties.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { toVarietyCsv } from '../shaping/to-variety-csv.ts';
import { readAllVarieties, readVarieties, requireCrop, requireFilter } from '../varieties/read-varieties.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';

type Query = z.infer<(typeof routes.varieties)['query']>;

/** Released varieties: records of their own, with the sources that have them. */
export const varietyRoutes: readonly DataRoute[] = [
  dataRoute(routes.varieties, async ({ query, release }) => {
    const { sort = 'name', order = 'asc', offset = 0, limit = varietiesOnPage, v: _, ...filter } = query;
    await requireFilter(release, filter);
    const { rows, sources, named } = await readVarieties(release, filter);
    const found = rows.filter((row) => fits(row, filter));
    const counts = countVarieties(rows, filter);
    const seen = found.filter(({ source }) => isSeen(sources, source)).length;
    return {
      total: found.length,
      counted: found.length - seen,
      seen,
      rows: sortVarieties(found, sort, order).slice(offset, offset + limit),
      next: offset + limit < found.length ? nextAddress(query, offset + limit) : null,
      facets: {
        country: toFacet(counts.country),
        type: toFacet(counts.type),
        institution: toFacet(counts.institution),
        trait: toFacet(counts.trait),
        source: toFacet(counts.source),
        decade: toYears(counts.decade),
      },
      years: toYears(counts.years),
      other_years: counts.otherYears,
      sources,
      left_out: (await selectLeftOut(release.db))
        .map((row) => ({ ...row, source: named.key(row.source) }))
        .filter(
          ({ source, reason }) => Object.hasOwn(varietyNatures, source) && isLeftOutOf(reason, filter.crop),
        ),
    };
  }),
  dataRoute(routes.varietyCounts, async ({ params, release }) => {
    const crop = requireCrop(params.crop);
    const rows = await selectVarietyCounts(release.db, crop);
    const { name } = await nameSources(release);
    return {
      crop,
      crop_name: rows[0]?.crop_name ?? null,
      years: rows.map(({ year, number }) => ({ year, number })),
      source: name(rows[0]?.source ?? null),
    };
  }),
  dataRoute(routes.variety, async ({ params, release }) => {
    const { varietyId: id } = params;
    const selected = (await readAllVarieties(release)).varieties.map((each) => each.selected);
    const found = selected.find((row) => row.id === id);
    if (found === undefined)
      throw new ProblemError(
        'unknown-variety',
        `There is no variety ${quoted(id)}; /api/v1/varieties?q= finds them by name.`,
      );
    const { rows, sources, named } = await readVarieties(release, { crop: found.crop });
    const row = rows.find((each) => each.id === id);
    const from = sources.find(({ key }) => key === named.key(found.source));
    if (row === undefined || from === undefined)
      throw new Error(`The variety ${id} has no source in the release.`);
    const same = selected.filter(
      (each) => each.crop === found.crop && each.name_key === found.name_key && each.id !== id,
    );
    const [link, ...further] = found.link.split(' ');
    const traits = await selectVarietyTraits(release.db, [id]);
    return {
      ...row,
      fields: traits
        .toSorted((a, b) => varietyTraits.indexOf(a.trait) - varietyTraits.indexOf(b.trait))
        .map(({ variety: _, source: __, ...field }) => field),
      people: (await selectVarietyInstitutions(release.db, [id])).map(({ role, name, code }) => {
        return { role, name, code };
      }),
      link: link === undefined || link === '' ? null : link,
      further_links: further,
      published: found.published,
      from,
      same_name: rows.filter((each) => same.some((other) => other.id === each.id)),
    };
  }),
  fileRoute(routes.exportVarieties, async ({ query, release }) => {
    const { v: _, ...filter } = query;
    await requireFilter(release, filter);
    const { rows, sources } = await readVarieties(release, filter);
    const { found, lacks } = openOnly(
      sortVarieties(
        rows.filter((row) => fits(row, filter)),
        'name',
        'asc',
      ),
      sources,
    );
    const ids = found.map(({ id }) => id);
    const { varieties } = await readAllVarieties(release);
    const links = new Map(varieties.map(({ selected }) => [selected.id, selected.link]));
    const table = toVarietyCsv(
      found.map((row) => ({ ...row, link: links.get(row.id) ?? '' })),
      {
        traits: await selectVarietyTraits(release.db, ids),
        institutions: await selectVarietyInstitutions(release.db, ids),
        sources,
      },
    );
    const name = ['varieties', filter.crop, filter.network, filter.country, filter.source].filter(
      (part) => part !== undefined,
    );
    return new AnsweredFile(`${name.join('_')}.csv`, await toCsv(varietyColumns, table), lacks);
  }),
];

/** Whether rows that were left out for a reason could be some of a crop's, or of any: what is no common bean is none of cassava. */
const isLeftOutOf = (reason: string, crop: string | undefined): boolean =>
  crop === undefined || (leftOutOf[reason] ?? crop) === crop;

const isSeen = (sources: readonly VarietySource[], key: string): boolean =>
  sources.find((source) => source.key === key)?.nature === 'seen';

/**
 * The rows whose source may be handed on, and how many of which source are left out. Throws `licence-forbids-export` where there are
 * rows and none of them may.
 */
function openOnly(
  rows: readonly VarietyRow[],
  sources: readonly VarietySource[],
): { found: readonly VarietyRow[]; lacks: readonly string[] } {
  const counts = sources
    .filter(({ exportable }) => !exportable)
    .map((source) => ({ source, count: rows.filter((row) => row.source === source.key).length }))
    .filter(({ count }) => count > 0);
  const closed = counts.map(({ source }) => source);
  const found = rows.filter((row) => closed.every(({ key }) => key !== row.source));
  if (found.length === 0 && closed.length > 0)
    throw new ProblemError(
      'licence-forbids-export',
      `These varieties are from ${closed.map(({ key, title, licence }) => `${key} (${title}), licence ${licence}`).join('; ')}. ` +
        'They may be looked at on the pages, but not handed on.',
    );
  return {
    found,
    lacks: counts.map(({ source, count }) => `${count} ${count === 1 ? 'row' : 'rows'} of ${source.key}`),
  };
}

const toFacet = (counts: readonly Count<string | null>[]): Varieties['facets']['country'] =>
  counts.map(({ key, ...numbers }) => ({ id: key, ...numbers }));

const toYears = (counts: readonly Count<number | null>[]): Varieties['years'] =>
  counts.map(({ key, ...numbers }) => ({ year: key, ...numbers }));

/** The address of the rows from a place on, parameters in the order of the contract. */
function nextAddress(query: Query, offset: number): string {
  const next = new URLSearchParams();
  const given: VarietyFilter & { sort?: VarietyOrder | undefined } = query;
  for (const [name, value] of Object.entries({ ...given, offset }))
    if (value !== undefined) next.set(name, String(value));
  return `/api/v1/varieties?${next}`;
}
