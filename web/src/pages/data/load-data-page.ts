import { findCrop } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { CubeStore } from '../../api/cube-store.ts';
import { valueOr } from '../../api/loaded.ts';
import { loadMetadata } from '../../blocks/metadata/metadata-tab.tsx';
import { cropWords } from '../../i18n/crop-words.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { shownArea } from '../../url/view-state.ts';
import { parseView, serialiseView } from '../../url/view-url.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadLowerBlocks } from './deferred-blocks.tsx';
import { type FirstView, loadFirstView, shownYear, viewLimits } from './first-view.ts';
import { ignoredViewParams } from './ignored-view-params.ts';
import { isLower } from './lower-block.ts';
import { pageTitle } from './page-texts.ts';

/** What a data page is drawn from. `search` is the query string that the server drew. */
export interface DataPageData {
  first: FirstView;
  search: string;
  /** What the address asked for in vain. */
  ignored: readonly IgnoredParam[];
}

/** Loads a crop's section; `null` where the crop or the section does not exist. */
export async function loadDataPage(context: PageContext): Promise<LoadedPage<DataPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  const section = crop === undefined ? undefined : sectionAt(crop, context.params['section'] ?? '');
  if (crop === undefined || section === undefined) return null;
  const indicator = crop.items[section.indicator];
  if (indicator === null) return null;

  const { words, getJson, loadPart, release, origin, search } = context;
  const [first] = await Promise.all([
    loadFirstView({ crop, section, indicator, search, getJson, loadPart, release, origin }),
    loadMetadata(),
    loadLowerBlocks(section.blocks.filter(isLower), context.language),
  ]);
  const limits = viewLimits(first);
  const view = parseView(search, limits);
  const area = shownArea(view, worldCode);
  const facts = valueOr(first.facts, []).find((entry) => entry.element.country === view.element);
  const year = shownYear(view, facts, { section, cubes: firstCubes(first) });
  const place = { crop, section, area, year };
  return {
    status: 200,
    head: {
      title: pageTitle(words, place),
      description: words(`${section.id}.description`, cropWords(words, crop.id, section.id)),
      theme: crop.theme,
      // What is explained belongs to a link, but it is no page of its own.
      search: serialiseView({ ...view, explain: null }, limits),
    },
    data: { first, search, ignored: ignoredViewParams(search, limits, section) },
  };
}

/** Store of the first view's figures. */
export function firstCubes(first: FirstView): CubeStore {
  return CubeStore.of([], first.cubes);
}
