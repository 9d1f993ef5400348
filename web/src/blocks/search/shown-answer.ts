import { versioned } from '#contract/addresses.ts';
import type { AskedFigure } from '#domain/search/asked-figure.ts';
import type { SearchAnswer } from '#domain/search/search.ts';
import type { Language } from '../../url/paths.ts';
import type { AnsweredFigure } from './answered-figure.ts';

export interface ShownHit {
  title: string;
  note: string;
  href: string;
  /** Figure that answers the query; `null` of everything else. */
  figure: AskedFigure | null;
}

export interface ShownGroup {
  id: string;
  hits: readonly ShownHit[];
}

function hrefOf(path: string, { language, version }: { language: Language; version: string | null }): string {
  const [page = '', place] = path.split('#');
  const own = `/${language}${page === '/' ? '' : page}`;
  return `${version === null ? own : versioned(own, version)}${place === undefined ? '' : `#${place}`}`;
}

export function hrefOfFigure({ href }: ShownHit, figure: AnsweredFigure | null): string {
  if (figure?.year === undefined || href.includes('/comparator?')) return href;
  const [page = '', block] = href.split('#');
  const ofYear = `${page}${page.includes('?') ? '&' : '?'}year=${figure.year}`;
  return block === undefined ? ofYear : `${ofYear}#${block}`;
}

/** Results in the order in which they are shown: Enter opens the first hit, and its figure alone is fetched. */
export function shownGroups(
  answer: SearchAnswer,
  where: { language: Language; version: string | null },
): readonly ShownGroup[] {
  const phrase: ShownGroup = {
    id: 'phrase',
    hits: answer.phrase.map(({ title, path, figure, note }) => ({
      title,
      note,
      href: hrefOf(path, where),
      figure,
    })),
  };
  const groups = answer.groups.map(
    ({ id, hits }): ShownGroup => ({
      id,
      hits: hits.map(({ name, note, path, figure = null }) => ({
        title: name,
        note,
        href: hrefOf(path, where),
        figure,
      })),
    }),
  );
  const [first, ...others] = answer.isName
    ? [...groups.slice(0, 1), phrase, ...groups.slice(1)]
    : [phrase, ...groups];
  return [first, ...others].filter((group) => group !== undefined && group.hits.length > 0) as ShownGroup[];
}
