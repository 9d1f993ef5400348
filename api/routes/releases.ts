import { findElement } from '#catalog/elements/index.ts';
import { mostChanges, type ReleaseChanges } from '#contract/changes.ts';
import { routes } from '#contract/routes.ts';
import type { Row } from '#release/schema.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { selectChangeCounts, selectChanges, selectLargestRevisions } from '../queries/select-changes.ts';
import { selectRows } from '../queries/select-rows.ts';
import { requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

const unitOf = (element: number): string => findElement(element)?.unit ?? '';

function toFigureChange(row: Row<'change'>): ReleaseChanges['figures'][number] {
  const { indicator, element, year, area, partner } = row;
  const side = (value: number | null, flag: string | null) =>
    value === null ? null : { value, flag: flag ?? '' };
  const [before, after] = [side(row.before, row.before_flag), side(row.after, row.after_flag)];
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return {
    indicator,
    element,
    unit: unitOf(element),
    year,
    area,
    partner: partner === '' ? null : partner,
    kind,
    before,
    after,
  };
}

/** Where the figures come from, and how they fit together. */
export const releaseRoutes: readonly DataRoute[] = [
  dataRoute(routes.release, ({ release }) => release.info),
  dataRoute(routes.releases, ({ kept }) => kept()),
  dataRoute(routes.changes, async ({ query, release }) => {
    const { id, created, changes } = release.info;
    const { offset = 0, limit = mostChanges, ...filter } = query;
    const licences = findLicences(release);
    const [rows, elements, revisions] = await Promise.all([
      selectChanges(release.db, filter, { offset, limit: limit + 1 }),
      selectChangeCounts(release.db),
      selectLargestRevisions(release.db),
    ]);
    const figures = await licences.open(rows.slice(0, limit));
    const keyOf = ({ indicator, element }: { indicator: number; element: number }) =>
      `${indicator} ${element}`;
    const largest = new Map(revisions.map((row) => [keyOf(row), toFigureChange(row)]));
    return {
      release: { id, created },
      previous: changes?.previous ?? null,
      counts: {
        added: changes?.added ?? 0,
        removed: changes?.removed ?? 0,
        changed: changes?.changed ?? 0,
      },
      sources: changes?.sources ?? [],
      elements: (await licences.open(elements)).map((row) => ({
        ...row,
        unit: unitOf(row.element),
        largest: largest.get(keyOf(row)) ?? null,
      })),
      figures: figures.map(toFigureChange),
      next: rows.length > limit ? offset + limit : null,
    };
  }),
  dataRoute(routes.sources, ({ release }) =>
    release.info.sources.map((source) => ({
      ...source,
      editions: release.info.editions
        .filter(({ sources }) => sources.includes(source.key))
        .map(({ sources: _, ...edition }) => edition),
    })),
  ),
  dataRoute(routes.worldSums, async ({ params, release }) => {
    const table = requireTable(params.table);
    const indicator = requireIndicator(table, params.indicatorId);
    const rows = await selectRows(
      release.db,
      'world_sum',
      { indicator },
      { columns: ['element', 'year', 'world', 'countries_sum', 'countries', 'reason'] },
    );
    const sums = rows
      .filter(({ element }) => table.elements.has(element))
      .map((row) => ({ ...row, unit: unitOf(row.element) }));
    return { indicator, sums };
  }),
];
