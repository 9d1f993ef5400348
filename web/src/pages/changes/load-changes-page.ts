import type { ReleaseChanges, ServedReleaseSummary } from '#contract/changes.ts';
import type { Release } from '#release/facts.ts';
import { type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { type ChangeRow, type NewestRow, toChangeRows } from './change-rows.ts';
import { loadNewestYears } from './load-newest-years.ts';

export interface ChangesPageData {
  at: { release: { id: string; created: string }; search: string };
  changes: Loaded<Pick<ReleaseChanges, 'previous' | 'counts' | 'sources'> & { rows: readonly ChangeRow[] }>;
  /** What the release holds and its files, where there is none before it to compare with; `null` otherwise. */
  first: Loaded<Pick<Release, 'counts' | 'sources'> | null>;
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
  const isFirst = valueOr(changes, null)?.previous === null;
  const first = isFirst ? await loadPart(askFor(getJson, 'release', '/api/v1/release')) : loadedPart(null);
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
      first: shapePart(first, (held) => held && { counts: held.counts, sources: held.sources }),
      releases,
    },
  };
}
