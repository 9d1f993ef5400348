import type { Phrase } from './read-phrase.ts';
import type { SearchArea, SearchCrop, SearchIndex, SearchSubject } from './search-index.ts';

/** A page that answers a phrase, in the state that shows the answer. */
export interface PhraseHit {
  /** What it is of: `Kenya, beans, production, 2015`. */
  title: string;
  /** Path and query string, without a language. */
  path: string;
  /** The figure that answers it; `null` where the page has none of its own, or none of such an area. */
  figure: {
    element: number;
    year: number;
    /** Address of `/api/v1/data/value`. */
    address: string;
    /** Address of `/api/v1/chart/default` with all of its years, where the phrase named none: another year answers as well. */
    series: string | null;
  } | null;
}

const mostHits = 4;
/** A phrase that leaves out more than one of three words has not been understood. */
const mostLeft = 1 / 3;

/** What a phrase is about where it does not say so, in the order in which it is tried. */
const usualSubjects = ['production', 'consumption', 'trade', 'prices', 'livestock'];

/** Pages that answer a phrase, the best first; none where it names one thing alone. */
export function answerPhrase(index: SearchIndex, phrase: Phrase): readonly PhraseHit[] {
  const { named, year } = phrase;
  const areas = pick(index.areas, named.area);
  const crops = pick(index.crops, named.crop);
  const subjects = pick(index.subjects, named.subject);
  const names = [areas, crops, subjects].filter((list) => list.length > 0).length;
  const isAnswer = names + (year === null ? 0 : 1) >= 2 || (phrase.words === 0 && year !== null);
  if (!isAnswer || phrase.left > phrase.words * mostLeft || (phrase.left > 0 && names < 2)) return [];
  const area = areas[0] ?? index.areas.find(({ kind }) => kind === 'world');
  if (area === undefined) return [];
  const asked = { area, isAreaNamed: areas.length > 0, year };
  return listPairs(index, crops, subjects)
    .slice(0, mostHits)
    .map((pair) => toPhraseHit({ ...asked, ...pair }));
}

const pick = <T>(list: readonly T[], fits: Phrase['named']['area']): readonly T[] =>
  fits.flatMap(({ thing }) => list[thing.at] ?? []);

interface Pair {
  crop: SearchCrop;
  subject: SearchSubject;
}

/** Crops and what of them is asked: what the phrase names, and what it leaves open filled in. Pages come once. */
function listPairs(
  index: SearchIndex,
  crops: readonly SearchCrop[],
  subjects: readonly SearchSubject[],
): readonly Pair[] {
  const usual = usualSubjects.flatMap(
    (slug) => index.subjects.find((subject) => subject.slug === slug) ?? [],
  );
  const open = subjects.length === 0;
  const pairs: Pair[] = [];
  for (const crop of crops.length === 0 ? index.crops : crops.slice(0, 1)) {
    const having = (open ? usual : subjects).filter((subject) => Object.hasOwn(subject.crops, crop.id));
    const own = open && having.length === 0 ? index.subjects.filter((each) => each.crops[crop.id]) : having;
    for (const subject of open && crops.length > 0 ? own : own.slice(0, 1)) pairs.push({ crop, subject });
  }
  return pairs;
}

function toPhraseHit(
  asked: Pair & { area: SearchArea; isAreaNamed: boolean; year: number | null },
): PhraseHit {
  const { area, crop, subject, year } = asked;
  const shown = year ?? subject.crops[crop.id] ?? null;
  const { figure } = subject;
  const indicator = figure === null ? null : crop.items[figure.indicator];
  const hasFigure = figure !== null && indicator !== null && shown !== null;
  const element = area.kind === 'country' ? figure?.country : figure?.aggregate;
  const table = `${crop.table}_${figure?.tableSuffix}`;
  const isYearSaid = year !== null ? subject.takes !== 'nothing' && subject.takes !== 'country' : hasFigure;
  const place = figure !== null || asked.isAreaNamed ? area.names[0] : undefined;
  return {
    title: [
      place,
      place === undefined ? crop.names[0] : lowered(crop.names[0] ?? ''),
      subject.said,
      isYearSaid ? String(shown) : '',
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(', '),
    // A data page opens a macro region with one of its regions; the comparator has it as a whole.
    path:
      area.kind === 'macro' && hasFigure
        ? `/beans/comparator?series=${area.code}.${crop.id}.${figure.country}`
        : `/${crop.id}/data/${subject.slug}${toQuery(subject, area, year)}`,
    figure:
      hasFigure && element !== undefined
        ? {
            element,
            year: shown,
            address: `/api/v1/data/value/${table}/VALUE/${area.code}/${element}/${indicator}/${shown}`,
            series:
              year === null
                ? `/api/v1/chart/default/${table}/${area.code}?elementIds=[${element}]&cropIds=[${indicator}]`
                : null,
          }
        : null,
  };
}

/** The name inside a list: its first letter small, unless the name is an abbreviation. */
export const lowered = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

function toQuery({ takes, figure }: SearchSubject, area: SearchArea, year: number | null): string {
  const parts: string[] = [];
  if (figure?.isNamed === true) parts.push(`element=${figure.country}`);
  if (takes === 'view' && year !== null) parts.push(`year=${year}`);
  if (takes === 'view' || (takes !== 'nothing' && area.kind === 'country'))
    if (area.view !== '') parts.push(area.view);
  if (takes === 'country-year' && year !== null) parts.push(`year=${year}`);
  if (takes === 'country-span' && year !== null) parts.push(`from=${year}`, `to=${year}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
