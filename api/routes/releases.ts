import { findElement } from '#catalog/elements/index.ts';
import type { ReleaseChanges } from '#contract/changes.ts';
import { routes } from '#contract/routes.ts';
import type { Row } from '#release/schema.ts';
import { findLicences } from '../licensing/release-licences.ts';
import { selectChangeCounts, selectChanges } from '../queries/select-changes.ts';
import { selectWorldSums } from '../queries/select-world-sums.ts';
import { requireIndicator, requireTable } from '../vocabulary.ts';
import { type DataRoute, dataRoute } from './data-route.ts';

/** Figures of the change log in one answer. */
const pageOfChanges = 5000;

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
    const { offset = 0, ...filter } = query;
    const licences = findLicences(release);
    const [rows, elements] = await Promise.all([
      selectChanges(release.db, filter, { offset, limit: pageOfChanges + 1 }),
      selectChangeCounts(release.db),
    ]);
    const figures = await licences.open(rows.slice(0, pageOfChanges));
    return {
      release: { id, created },
      previous: changes?.previous ?? null,
      counts: {
        added: changes?.added ?? 0,
        removed: changes?.removed ?? 0,
        changed: changes?.changed ?? 0,
      },
      sources: changes?.sources ?? [],
      elements: (await licences.open(elements)).map((row) => ({ ...row, unit: unitOf(row.element) })),
      figures: figures.map(toFigureChange),
      next: rows.length > pageOfChanges ? offset + pageOfChanges : null,
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
    const rows = await selectWorldSums(release.db, indicator);
    const sums = rows
      .filter(({ element }) => table.elements.has(element))
      .map((row) => ({ ...row, unit: unitOf(row.element) }));
    return { indicator, sums };
  }),
];
