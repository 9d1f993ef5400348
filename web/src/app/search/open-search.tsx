import { loadSearch, loadSurroundings } from '../../blocks/search/load-search.ts';
import { showApart } from '../../ui/show-apart.ts';
import type { Language } from '../../url/paths.ts';
import { SearchDialog } from './search-dialog.tsx';

/** @throws where the words could not be fetched. */
export async function openSearch(language: Language): Promise<void> {
  const surroundings = await loadSurroundings(language);
  if (document.querySelector('dialog[open]') !== null) return;
  const load = () => loadSearch(language);
  showApart((close) => <SearchDialog {...surroundings} load={load} onClose={close} />);
}
