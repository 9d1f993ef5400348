import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '../words.ts';
import { readWords } from './read-words.ts';

/** Keys of sentences that state that data are missing. None of them may be shown for data that failed to load. */
export const absenceKeys: readonly RegExp[] = [
  /\.finding\.missing(Nearest)?$/,
  /^(?!map\.legend\.).*\.noData(Year)?$/,
  /^dataPage\.state\.(adjusted|areaWithoutCrop|dissolved|noOfficial|notYet|yearOutside)$/,
  /^dataPage\.country\.modal\.withoutData$/,
  /^dataPage\.filters\.noOption$/,
  /^map\.card\.(noData|notApplicable)$/,
  /^figure\.metadata\.coverage\.none$/,
  /^explain\.unknown$/,
  /^home\.(figures\.none|sections\.empty)$/,
  /^rankings\.(never|own\.absent)$/,
  /^production\.decomposition\.(never|zero)$/,
  /^consumption\.balance\.missing(\.closes)?$/,
  /^chart\.options\.slope\.missing$/,
  /^about\.databases\.none$/,
  /^country\.((lead|harvest)\.none|missing\.nothing)$/,
  /^losses\.(none|noStages|nothing)$/,
  /^pests\.(none\.(pest|disease)|nothing|noPage)$/,
  /^networks\.(seed\.samples\.none|membership\.empty)$/,
  /^records\.(none\.[\w-]+|nothing|noPage)$/,
  /^compare\.(values\.none|slope\.(none|nothing)|scatter\.none)$/,
  /^search\.(none|noWords|figure\.none(\.year)?)$/,
  /^findings\.none$/,
];

/** Keys of sentences with a count, which also report a count of zero. */
export const countKeys: readonly RegExp[] = [
  /^figure\.coverage(\.official)?$/,
  /^map\.summary\.coverage$/,
  /^dataPage\.timeline\.valueText$/,
  /^dataPage\.filters\.yearCoverage$/,
];

type Token = ReturnType<typeof compileMessage>[number];

/** Matches any value within one text. */
const anything = '[^<>"]{0,200}?';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const edges = new RegExp(`^${escaped(anything)}|${escaped(anything)}$`);

/** A message as a pattern: values match anything; a plural matches its words for zero, if it has some. */
function patternOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return escaped(token);
      const choices: unknown = token[2];
      const zero =
        typeof choices === 'object' && choices !== null
          ? Object.entries(choices).find(([key]) => key === '0')
          : undefined;
      if (zero === undefined) return anything;
      const words: unknown = zero[1];
      return typeof words === 'string' ? escaped(words) : patternOf(words as readonly Token[]);
    })
    .join('');
}

/** The pattern without the values at its ends, where there is nothing that they would have to reach. */
const core = (pattern: string): string => {
  const trimmed = pattern.replace(edges, '');
  return trimmed === pattern ? pattern : core(trimmed);
};

const patterns = new Map<Language, readonly (readonly [string, RegExp])[]>();

function patternsOf(language: Language): readonly (readonly [string, RegExp])[] {
  const known = patterns.get(language);
  if (known !== undefined) return known;
  const made = Object.entries(readWords(language))
    .filter(([key]) => [...absenceKeys, ...countKeys].some((pattern) => pattern.test(key)))
    .map(([key, message]) => [key, new RegExp(core(patternOf(compileMessage(message))), 'g')] as const);
  patterns.set(language, made);
  return made;
}

/** How often each sentence of absence occurs in a page's markup, by its key. */
export function absencesIn(language: Language, markup: string): ReadonlyMap<string, number> {
  const text = markup
    .replaceAll(/<!--.*?-->/g, '')
    // The path data of maps and charts are long and have no words.
    .replaceAll(/ d="[^"]*"/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '”')
    .replaceAll('&amp;', '&');
  const counts = patternsOf(language).map(
    ([key, pattern]) => [key, text.match(pattern)?.length ?? 0] as const,
  );
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Sentences of absence that a page has more often than it has when everything is well. */
export function falseAbsences(
  language: Language,
  { markup, healthy }: { markup: string; healthy: string },
): readonly string[] {
  const expected = absencesIn(language, healthy);
  return [...absencesIn(language, markup)]
    .filter(([key, count]) => count > (expected.get(key) ?? 0))
    .map(([key, count]) => `${key}: ${count} instead of ${expected.get(key) ?? 0}`);
}
