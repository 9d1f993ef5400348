import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { type PestKind, pestsOnPage } from '#catalog/losses/pests.ts';
import type { PestRow, Pests } from '#contract/pests.ts';
import { failedPart, type Loaded, loadedPart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { toLocale } from '../../i18n/words.tsx';
import { type PestsView, pestFilters, pestsParams } from '../../url/pests-params.ts';
import { keepChoices, loadList } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import type { PageOf } from './losses-data.ts';
import { mainName, type PestsTotals, totalsOf } from './pest-texts.ts';

export interface PestsPageData extends PageOf {
  kind: PestKind;
  view: PestsView;
  search: string;
  answer: Loaded<Pests>;
  /** Of the list without filters: the page's first sentence stays while somebody filters. */
  totals: PestsTotals | null;
}

/** Loads a crop's pests or diseases as the address filters them; `null` where there is no such crop. */
export async function loadPestsPage(context: PageContext): Promise<LoadedPage<PestsPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, language, search, release, getJson, loadPart, path } = context;
  const { compare } = new Intl.Collator(toLocale(language));
  const nameOf = (row: PestRow): string => mainName(words, row, language)?.name ?? row.scientific ?? '';
  const kind = path.endsWith('/diseases') ? 'disease' : 'pest';
  /** A list of one page by the names that it shows; longer ones are in the order of the server. */
  const inOrder = (pests: Pests): Pests =>
    pests.rows.length < pests.total
      ? pests
      : { ...pests, rows: pests.rows.toSorted((a, b) => compare(nameOf(a), nameOf(b))) };
  const load = (requested: PestsView) => {
    const query = new URLSearchParams({ crop: crop.id, kind });
    query.set('offset', String((requested.page - 1) * pestsOnPage));
    for (const [name, value] of pestsParams.texts(requested, pestFilters)) query.set(name, value);
    return loadPart(askFor(getJson, 'pests', `/api/v1/pests?${query}`), null);
  };
  const list = await loadList(load, pestsParams.parse(search), [{ source: null }]);
  const { view, answer } = await keepChoices(load, list, pestsParams.initial);
  const isFiltered = pestFilters.some((name) => view[name] !== null);
  const whole = isFiltered ? await load(pestsParams.initial) : answer;
  const section = kind === 'disease' ? 'diseases' : 'pests';
  const title = words(`crops.${crop.id}.title.${section}`);
  return {
    status: 200,
    head: {
      title,
      description: `${title}. ${words(`sections.${section}.description`)}`,
      theme: cropTheme(crop),
      search: pestsParams.serialise(view, release.pinned ? release.id : null),
    },
    data: {
      crop: crop.id,
      kind,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      view,
      search,
      totals: whole.state === 'loaded' && whole.value !== null ? totalsOf(whole.value) : null,
      answer:
        answer.state === 'loaded' && answer.value !== null ? loadedPart(inOrder(answer.value)) : failedPart,
    },
  };
}
