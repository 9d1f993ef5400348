import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { pestsOnPage } from '#catalog/losses/pests.ts';
import type { PestRow, Pests } from '#contract/pests.ts';
import { shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { toLocale } from '../../i18n/words.tsx';
import { type PestsView, pestFilters, pestsParams } from '../../url/pests-params.ts';
import { loadRecords } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { mainName, type PestsPageData, totalsOf } from './pest-texts.ts';

/** Loads a crop's pests or diseases as the address filters them; `null` where there is no such crop. */
export async function loadPestsPage(context: PageContext): Promise<LoadedPage<PestsPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, language, getJson, loadPart, path } = context;
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
  const { data, search } = await loadRecords(context, pestsParams, load, { without: [{ source: null }] });
  const isFiltered = pestFilters.some((name) => data.view[name] !== null);
  const whole = valueOr(isFiltered ? await load(pestsParams.initial) : data.answer, null);
  const section = kind === 'disease' ? 'diseases' : 'pests';
  const title = words(`crops.${crop.id}.title.${section}`);
  return {
    status: 200,
    head: {
      title,
      description: `${title}. ${words(`sections.${section}.description`)}`,
      theme: cropTheme(crop),
      search,
    },
    data: {
      ...data,
      crop: crop.id,
      kind,
      totals: whole && totalsOf(whole),
      answer: shapePart(data.answer, inOrder),
    },
  };
}
