import { searchText } from '#contract/search-text.ts';
import { licenceName } from '../i18n/licence-name.ts';
import type { Words } from '../i18n/words.tsx';

export interface CitedSource {
  publisher: string;
  title: string;
  licence: string;
  /** Where the file was put together from extracts of its publisher's releases, their names count as assembled. */
  editions: readonly { key: string; kind: string; carrier: string }[];
}

export interface Cited {
  site: string;
  title: string;
  release: { id: string; created: string };
  sources: readonly CitedSource[];
  url: string;
  /** DOI of the whole data set; absent where it has none. */
  doi?: string | undefined;
  words: {
    /** "Part of the data set https://doi.org/…". */
    part(doi: string): string;
    dataset: string;
    release: string;
    from(sources: string): string;
    licence(id: string): string;
    /** "assembled from extracts of editions …, carried by …". */
    assembled(editions: string, carriers: string): string;
  };
}

export interface Citation {
  apa: string;
  bibtex: string;
  ris: string;
}

/** The words of citations; `own` has the groups `cite` and `licences`. */
export const citedWords = (own: Words, release: string): Cited['words'] => ({
  part: (doi) => own('cite.part', { doi }),
  dataset: own('cite.dataset'),
  release: own('cite.release', { release }),
  from: (sources) => own('cite.from', { sources }),
  licence: (licence) => licenceName(own, licence),
  assembled: (editions, carriers) => own('cite.assembled', { editions, carriers }),
});

/** Writes a citation. It has no date of access, since the address leads to the same figures for ever. */
export function cite(cited: Cited): Citation {
  const { site, title, release, url, words } = cited;
  const [year = '', month = '', day = ''] = release.created.slice(0, 10).split('-');
  const from = words.from(listSources(cited));
  const note = cited.doi === undefined ? from : `${from}. ${words.part(`https://doi.org/${cited.doi}`)}`;
  const apa = `${site}. (${year}). ${title} [${words.dataset}]. ${words.release}. ${note}. ${url}`;
  const bibtex = [
    `@misc{${toKey(site)}-${release.id},`,
    `  author = {{${tex(site)}}},`,
    `  title = {{${tex(title)}}},`,
    `  year = {${year}},`,
    `  version = {${tex(release.id)}},`,
    `  howpublished = {${tex(words.dataset)}},`,
    `  note = {${tex(note)}},`,
    `  url = {${url}}`,
    '}',
  ].join('\n');
  const ris = [
    ['TY', 'DATA'],
    ['AU', site],
    ['TI', title],
    ['PY', year],
    ['DA', `${year}/${month}/${day}`],
    ['ET', release.id],
    ['PB', site],
    ['N1', note],
    ['UR', url],
    ['ER', ''],
  ]
    .map(([tag, value]) => `${tag}  - ${value}`)
    .join('\n');
  return { apa, bibtex, ris };
}

/** Each data set once, with its licence. An assembled file is never cited as its publisher's: its editions and carriers are added. */
function listSources({ sources, words }: Cited): string {
  const named = sources.map(({ publisher, title, licence, editions }) => {
    const parts = editions.filter(({ kind }) => kind === 'assembled');
    const carriers = [...new Set(parts.flatMap(({ carrier }) => (carrier === '' ? [] : [carrier])))];
    const how =
      parts.length === 0
        ? ''
        : `, ${words.assembled(parts.map(({ key }) => key).join(', '), carriers.join(', '))}`;
    return `${publisher}, ${title}${how} (${words.licence(licence)})`;
  });
  return [...new Set(named)].join('; ');
}

function toKey(site: string): string {
  return [...site]
    .filter((letter) => /\p{Lu}/u.test(letter))
    .join('')
    .toLowerCase();
}

function tex(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, '')
    .replaceAll(/[&%$#_]/g, '\\$&')
    .replaceAll('~', '\\textasciitilde{}')
    .replaceAll('^', '\\textasciicircum{}');
}

/** The address of a view as it is cited: with the release, without what was open beside the figures. */
export function citedAddress(
  address: { origin: string; pathname: string; search: string },
  release: string,
  figure?: string,
): string {
  const query = new URLSearchParams(address.search);
  query.delete('explain');
  if (figure !== undefined) query.delete('tab');
  query.set('v', release);
  return `${address.origin}${address.pathname}${searchText(query)}${figure === undefined ? '' : `#${figure}`}`;
}
