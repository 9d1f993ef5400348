import { searchAddress } from '#contract/search-address.ts';
import { prepareSearch, type Search } from '#domain/search/search.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { askFigure } from '../../blocks/search/answered-figure.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { createWords, type Messages } from '../../i18n/words.tsx';
import { showApart } from '../../ui/show-apart.ts';
import type { Language } from '../../url/paths.ts';
import { SearchDialog } from './search-dialog.tsx';
import type { AskFigure } from './use-answered-figure.ts';

/** Words of the search, which no page is drawn with but its own. */
const wordLoaders = import.meta.glob<Messages>('/locales/*/search.json', {
  query: '?compiled',
  import: 'default',
});

let search: Promise<Search> | null = null;

/** The search of the page's language: its index comes once, and is then searched without a network. What failed is asked for again. */
function loadSearch(language: Language): Promise<Search> {
  search ??= askFor(browserGetJson, 'searchIndex', searchAddress(language)).then(prepareSearch, (cause) => {
    search = null;
    throw cause;
  });
  return search;
}

/**
 * Opens the search over the page.
 *
 * @throws where the words could not be fetched.
 */
export async function openSearch(language: Language): Promise<void> {
  const [messages, words] = await Promise.all([
    wordLoaders[`/locales/${language}/search.json`]?.(),
    loadWords(['frame'], language),
  ]);
  if (document.querySelector('dialog[open]') !== null) return;
  const own = createWords(language, messages ?? {});
  const where = { language, version: new URLSearchParams(location.search).get('v') };
  const load = () => loadSearch(language);
  const ask: AskFigure = (figure) => askFigure(figure, browserGetJson, { ...toSpeech(language, words), own });
  showApart((close) => <SearchDialog where={where} own={own} load={load} askFigure={ask} onClose={close} />);
}
