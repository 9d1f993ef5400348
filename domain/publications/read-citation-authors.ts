import { searchable } from '../germplasm/variety-name.ts';

/** Where an article appeared: the text after a journal's name. */
interface JournalPlace {
  journal: string;
  volume: string | null;
  issue: string | null;
  pages: string | null;
}

/** Parts a reference such as `Agronomía Colombiana 32(3):423-431` or `Euphytica 109:93-106`; a name alone stays one. */
export function readJournal(text: string): JournalPlace {
  const found = /^(.*\D)\s(\d{1,4})(?:\((\d[\d-]*)\))?(?::\s?([a-z]?\d+(?:-\d+)?))?$/i.exec(text.trim());
  const [, journal = text.trim(), volume, issue, pages] = found ?? [];
  return { journal, volume: volume ?? null, issue: issue ?? null, pages: pages ?? null };
}

const initials = /^(?:\p{Lu}\.?[ -]?){1,4}$/u;
/** Surnames may have small words before and after their capital ones: `de la Fé`, `Mier Y Teran`. */
const surname = /^(?:\p{Ll}+ )*\p{Lu}[\p{L}'’.-]*(?:,? [\p{L}'’.-]+)*$/u;

/** `Escobar E`, `Berny Mier y Teran JC`. */
const shortName = /^(.+?) ((?:\p{Lu}-?){1,4})$/u;

/**
 * The authors at the beginning of a citation whose title is known, as `Surname, Given`: `Blair, M. W., Iriarte, G. & Beebe, S.`,
 * `Escobar E, Oladzad A.` and `Pérez-Vega, Elena & Pascual, Aida`. Names in other forms stay as they are; empty where the title
 * is not found, or the text before it has none of these forms.
 */
export function readCitationAuthors(citation: string, title: string): string[] {
  const letters = (text: string): string => searchable(text).replace(/[^a-z0-9]+/g, '');
  const titleStart = letters(title).slice(0, 40);
  if (titleStart.length < 8) return [];
  // The first place from which on the citation has the letters of the title.
  const at = [...citation].findIndex(
    (sign, from) =>
      /[\p{L}\p{N}]/u.test(sign) &&
      !/[\p{L}\p{N}]/u.test(citation[from - 1] ?? ' ') &&
      letters(citation.slice(from, from + 4 * titleStart.length)).startsWith(titleStart),
  );
  if (at <= 0) return [];
  const head = citation
    .slice(0, at)
    .replace(/[“"(]?\(?(?:19|20)\d\d\)?[.,]?\s*$/, '')
    .replace(/[\s.,:;“"]+$/, (end) => (end.startsWith('.') ? '.' : ''))
    .trim();
  // After dots or `et al.` comes the last of many authors, some of whom the citation leaves out.
  const [authorText = '', ...others] = head.split(/[\s,]*(?:\bet al\b|…)/i);
  const people = authorText.replace(/,?\s+(?:&|and)\s+/g, ' & ').trim();
  if (people === '') return [];
  // Several signs for `and` part people, and commas their names.
  if (people.split(' & ').length > 2) return people.split(' & ').filter((one) => surname.test(one));
  const parts = people.split(/\s*(?:,|&)\s*/).filter((part) => part !== '');
  const names: string[] = [];
  for (let place = 0; place < parts.length; place += 1) {
    const part = (parts[place] ?? '').replace(/(?<=\p{Lu}\p{L}+)\.$/u, '');
    const next = parts[place + 1] ?? '';
    const short = shortName.exec(part.replace(/\.$/, ''));
    if (initials.test(next)) {
      names.push(`${part}, ${next}`);
      place += 1;
    } else if (short !== null)
      names.push(
        `${short[1]}, ${short[2]
          ?.split('')
          .join('. ')
          .replace(/\. -\. /g, '-')}.`,
      );
    else if (surname.test(part)) names.push(part);
    else return [];
  }
  return others.length > 0 ? [...names, 'et al.'] : names;
}
