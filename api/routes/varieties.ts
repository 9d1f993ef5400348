import { leftOutOf, varietyNatures, varietyTraits } from '#catalog/germplasm/varieties.ts';
import { routes } from '#contract/routes.ts';
import type { Varieties, VarietyRow, VarietySource } from '#contract/varieties.ts';
import { findRows, sortRows } from '#datasets/engine/find.ts';
import { countVarieties, type VarietyCount } from '#datasets/varieties/count.ts';
import { varieties } from '#datasets/varieties/dataset.ts';
import { varietyCells } from '#domain/germplasm/variety-cells.ts';
import { groupBy } from '#domain/group-by.ts';
import { varietyColumns } from '#domain/imports/varieties.ts';
import type { Row } from '#release/schema.ts';
import { fileName, requireOpen, requireValid, toPage } from '../datasets/answer-list.ts';
import { ProblemError, quoted } from '../errors.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { type CsvCell, toCsv } from '../shaping/to-csv.ts';
import { readAllVarieties, readVarieties, requireType } from '../varieties/read-varieties.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireCrop } from './scope.ts';

/** Rows in the format that the import reads. */
function toVarietyCsv(
  rows: readonly (VarietyRow & { link: string })[],
  known: {
    traits: readonly Row<'variety_trait'>[];
    institutions: readonly Row<'variety_institution'>[];
    sources: readonly VarietySource[];
  },
): CsvCell[][] {
  const traits = groupBy(known.traits, ({ variety }) => variety);
  const people = groupBy(known.institutions, ({ variety }) => variety);
  return rows.map((row) => {
    const source = known.sources.find(({ key }) => key === row.source);
    const cells = varietyCells({
      ...row,
      synonyms: row.synonyms.join('; '),
      texts: Object.fromEntries((traits.get(row.id) ?? []).map(({ trait, text }) => [trait, text])),
      people: people.get(row.id) ?? [],
      supplier: source?.supply?.supplier ?? source?.publisher ?? '',
      supplied: source?.supply?.supplied ?? source?.date ?? '',
      licence: source?.licence ?? '',
    });
    return varietyColumns.map((column) => cells[column]);
  });
}

export const varietyRoutes: readonly DataRoute[] = [
  dataRoute(routes.varieties, async ({ query, release }) => {
    const { rows, sources, all, named } = await readVarieties(release, query);
    requireValid(varieties, query, { release, sources: all });
    requireType(query);
    const found = findRows(varieties, rows, query);
    const counts = countVarieties(rows, query);
    const seen = found.filter(({ source }) => isSeen(sources, source)).length;
    return {
      ...toPage(varieties, found, '/api/v1/varieties', query),
      counted: found.length - seen,
      seen,
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
      left_out: (
        await selectRows(release.db, 'germplasm_left_out', {}, { order: ['source', 'detail', 'reason'] })
      )
        .map((row) => ({ ...row, source: named.key(row.source) }))
        .filter(
          ({ source, reason }) => Object.hasOwn(varietyNatures, source) && isLeftOutOf(reason, query.crop),
        ),
    };
  }),
  dataRoute(routes.varietyCounts, async ({ params, release }) => {
    const { id: crop } = requireCrop(params.crop);
    const rows = await selectRows(release.db, 'variety_count', { crop });
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
    const traits = await selectRows(release.db, 'variety_trait', { variety: id });
    return {
      ...row,
      fields: traits
        .toSorted((a, b) => varietyTraits.indexOf(a.trait) - varietyTraits.indexOf(b.trait))
        .map(({ variety: _, source: __, ...field }) => field),
      people: (await selectRows(release.db, 'variety_institution', { variety: id })).map(
        ({ role, name, code }) => {
          return { role, name, code };
        },
      ),
      link: link === undefined || link === '' ? null : link,
      further_links: further,
      published: found.published,
      from,
      same_name: rows.filter((each) => same.some((other) => other.id === each.id)),
    };
  }),
  fileRoute(routes.exportVarieties, async ({ query, release }) => {
    const { rows, sources, all } = await readVarieties(release, query);
    requireValid(varieties, query, { release, sources: all });
    requireType(query);
    const sorted = sortRows(varieties, findRows(varieties, rows, query));
    const { open, lacks } = requireOpen(varieties, sorted, sources, ({ source }) => [source]);
    const ids = open.map(({ id }) => id);
    const { varieties: read } = await readAllVarieties(release);
    const links = new Map(read.map(({ selected }) => [selected.id, selected.link]));
    const table = toVarietyCsv(
      open.map((row) => ({ ...row, link: links.get(row.id) ?? '' })),
      {
        traits: await selectRows(release.db, 'variety_trait', { variety: ids }),
        institutions: await selectRows(release.db, 'variety_institution', { variety: ids }),
        sources,
      },
    );
    const name = fileName('varieties', [query.crop, query.network, query.country, query.source]);
    return new AnsweredFile(name, await toCsv(varietyColumns, table), lacks);
  }),
];

/** Whether left-out rows of a reason could be some of a crop's, or of any: what is no common bean is none of cassava. */
const isLeftOutOf = (reason: string, crop: string | undefined): boolean =>
  crop === undefined || (leftOutOf[reason] ?? crop) === crop;

const isSeen = (sources: readonly VarietySource[], key: string): boolean =>
  sources.find((source) => source.key === key)?.nature === 'seen';

const toFacet = (counts: readonly VarietyCount<string | null>[]): Varieties['facets']['country'] =>
  counts.map(({ key, ...numbers }) => ({ id: key, ...numbers }));

const toYears = (counts: readonly VarietyCount<number | null>[]): Varieties['years'] =>
  counts.map(({ key, ...numbers }) => ({ year: key, ...numbers }));
