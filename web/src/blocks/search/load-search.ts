import { searchAddress } from '#contract/search-address.ts';
import { prepareSearch, type Search } from '#domain/search/search.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { createWords, type Messages } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { askFigure } from './answered-figure.ts';
import type { SearchSurroundings } from './search-box.tsx';

const wordLoaders = import.meta.glob<Messages>('/locales/*/search.json', {
  query: '?compiled',
  import: 'default',
});

let search: Promise<Search> | null = null;

/** The search of the page's language: its index comes once, and is then searched without a network. After a failure the next call fetches it again. */
export function loadSearch(language: Language): Promise<Search> {
  search ??= askFor(browserGetJson, 'searchIndex', searchAddress(language)).then(prepareSearch, (cause) => {
    search = null;
    throw cause;
  });
  return search;
}

/** @throws where the words could not be fetched. */
export async function loadSurroundings(language: Language): Promise<SearchSurroundings> {
  const [messages, words] = await Promise.all([
    wordLoaders[`/locales/${language}/search.json`]?.(),
    loadWords(['frame'], language),
  ]);
  const own = createWords(language, messages ?? {});
  return {
    own,
    where: { language, version: new URLSearchParams(location.search).get('v') },
    askFigure: (figure) => askFigure(figure, browserGetJson, { ...toSpeech(language, words), own }),
  };
}
