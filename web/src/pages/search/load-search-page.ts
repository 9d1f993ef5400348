import { searchAddress } from '#contract/search-address.ts';
import { mostLetters } from '#domain/search/read-phrase.ts';
import { prepareSearch, type SearchAnswer } from '#domain/search/search.ts';
import { failedPart, type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { type AnsweredFigure, askFigure } from '../../blocks/search/answered-figure.ts';
import { type ShownGroup, shownGroups } from '../../blocks/search/shown-answer.ts';
import { anyCrop, publicationsParams } from '../../url/publications-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';

export interface SearchPageData {
  query: string;
  isCut: boolean;
  found: Loaded<readonly ShownGroup[]>;
  /** Unknown words, and names without figures. */
  unknown: readonly string[];
  absent: readonly string[];
  /** Publications by their titles, a group of none or one. */
  titles: Loaded<readonly ShownGroup[]>;
  figure: AnsweredFigure | null;
}

const mostTitles = 6;
/** Letters of a filter that the page of publications still reads. */
const longestTitle = 200;

/** Publications with all words of a query in their records: their titles are too many for the browser's index. */
async function loadTitles(query: string, context: PageContext): Promise<Loaded<readonly ShownGroup[]>> {
  const { language, release, getJson, loadPart } = context;
  const q = query.replace(/\p{C}/gu, ' ').trim();
  if (q === '') return loadedPart([]);
  const address = `/api/v1/publications?${new URLSearchParams({ q, limit: String(mostTitles) })}`;
  const answer = await loadPart(askFor(getJson, 'publications', address), null);
  const view = { ...publicationsParams.initial, crop: anyCrop };
  const version = release.pinned ? release.id : null;
  const hrefOf = (title: string): string =>
    `/${language}/beans/publications${publicationsParams.serialise({ ...view, q: title.slice(0, longestTitle) }, version)}`;
  return shapePart(answer, (list) => {
    const hits = (list?.rows ?? []).map(({ title, year, journal }) => ({
      title,
      note: [journal, year].filter((part) => part !== null).join(' · '),
      href: hrefOf(title),
      figure: null,
    }));
    return hits.length === 0 ? [] : [{ id: 'title', hits }];
  });
}

const nothing: SearchAnswer = { phrase: [], groups: [], isName: true, unknown: [], absent: [] };

/** Query for titles: of a query that names the publications the words that name nothing else, else all of it. */
function titleWords(query: string, { groups, unknown }: SearchAnswer): string {
  return unknown.length > 0 && groups[0]?.id === 'publication' ? unknown.join(' ') : query;
}

/** Answers `?q=` with the results that the browser's search has, for those without scripts. Nobody keeps such a page, and search engines leave it out. */
export async function loadSearchPage(context: PageContext): Promise<LoadedPage<SearchPageData>> {
  const { words, language, formats, search, release, getJson, loadPart } = context;
  const text = new URLSearchParams(search).get('q') ?? '';
  const query = text.slice(0, mostLetters);
  const version = release.pinned ? release.id : null;
  const index = await loadPart(askFor(getJson, 'searchIndex', searchAddress(language)));
  const answer =
    index.state === 'failed' || query.trim() === '' ? nothing : (await prepareSearch(index.value))(query);
  const titles = await loadTitles(titleWords(query, answer), context);
  const results: Loaded<readonly ShownGroup[]> =
    index.state === 'failed' ? failedPart : loadedPart(shownGroups(answer, { language, version }));
  const first = results.state === 'loaded' ? results.value[0]?.hits[0]?.figure : null;
  const speech = { words, own: words, language, formats };
  const figure = first == null ? null : await loadPart(askFigure(first, getJson, speech), null);
  return {
    status: 200,
    head: {
      title:
        query.trim() === '' ? words('search.title') : words('search.page.title', { query: query.trim() }),
      description: words('search.page.lead'),
      theme: 'GENERAL',
      search: query === '' ? '' : `?${new URLSearchParams({ q: query })}`,
      isHidden: true,
    },
    data: {
      query,
      isCut: text.length > mostLetters,
      found: results,
      titles,
      unknown: answer.unknown,
      absent: answer.absent,
      figure: figure?.state === 'loaded' ? figure.value : null,
    },
    isPersonal: true,
  };
}
