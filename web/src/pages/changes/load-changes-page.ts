import type { ReleaseChanges, ServedReleaseSummary } from '#contract/changes.ts';
import { type Loaded, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { type ChangeRow, type NewestRow, toChangeRows } from './change-rows.ts';
import { loadNewestYears } from './load-newest-years.ts';

export interface ChangesPageData {
  at: { release: { id: string; created: string }; search: string };
  changes: Loaded<Pick<ReleaseChanges, 'previous' | 'counts' | 'sources'> & { rows: readonly ChangeRow[] }>;
  newest: Loaded<readonly NewestRow[]>;
  /** Every release that is kept, the newest first. */
  releases: Loaded<readonly ServedReleaseSummary[]>;
}

export async function loadChangesPage(context: PageContext): Promise<LoadedPage<ChangesPageData>> {
  const { words, getJson, loadPart, release } = context;
  const [newest, changes, releases] = await Promise.all([
    loadNewestYears(context),
    loadPart(askFor(getJson, 'changes', '/api/v1/changes?limit=1')),
    loadPart(askFor(getJson, 'releases', '/api/v1/releases')),
  ]);
  const { id, created } = release;
  return {
    status: 200,
    head: {
      title: words('frame.menu.about.changes'),
      description: words('changes.description'),
      theme: 'GENERAL',
      search: '',
    },
    data: {
      at: { release: { id, created }, search: release.pinned ? `?v=${id}` : '' },
      changes: shapePart(changes, ({ previous, counts, sources, elements }) => ({
        ...{ previous, counts, sources },
        rows: toChangeRows(elements),
      })),
      newest,
      releases,
    },
  };
}
