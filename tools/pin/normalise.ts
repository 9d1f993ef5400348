/** What differs between runs or builds of a release, and is no figure. */
export interface Run {
  /** Host and port of the server. */
  host: string;
  /** Id of the release that answered. */
  release: string;
}

/** Days from this on are days of runs: those of files that the bundled figures were read from end with it. */
const firstDayOfRuns = '2026-11-28';

/** Names of months in the languages of the pages, each with its number in two digits. */
const months = new Map(
  ['en', 'es', 'pt'].flatMap((language) => {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at): [string, string] => [
      name.format(new Date(Date.UTC(2026, at, 15))).toLowerCase(),
      String(at + 1).padStart(2, '0'),
    ]);
  }),
);

const month = `(${[...months.keys()].join('|')})`;
/** As pages write a day: "28 de noviembre de 2026", and in English "November 28, 2026". */
const writtenDay = new RegExp(
  `\\b(?:${month} (\\d{1,2}),|(\\d{1,2}) (?:de )?${month}(?: de)?) (\\d{4})\\b`,
  'gi',
);

const toDay = (found: string, year: string, month: string, day: string): string =>
  `${year}-${month}-${day}` >= firstDayOfRuns ? 'DAY' : found;

/** Each kind of text that may change without meaning: the one place where such is written. */
const rules: readonly ((text: string, run: Run) => string)[] = [
  // The server that is started listens on any free port.
  (text, { host }) =>
    text
      .replaceAll(encodeURIComponent(host), 'HOST')
      .replaceAll(host, 'HOST')
      .replace(/https?(:\/\/|%3A%2F%2F)HOST/g, 'https$1HOST'),
  // A release is named by its day and its code.
  (text, { release }) => text.replaceAll(release, 'RELEASE'),
  // The build date occurs in each citation.
  (text) => text.replace(/\b(20\d\d)[-/](\d\d)[-/](\d\d)(?:T[\d:.]+Z)?\b/g, toDay),
  (text) =>
    text.replace(writtenDay, (found, before, dayAfter, dayBefore, after, year) => {
      const day = String(dayAfter ?? dayBefore).padStart(2, '0');
      return toDay(found, year, months.get(String(before ?? after).toLowerCase()) ?? '', day);
    }),
  // The size and checksum of its own files depend on how they are written. Checksums of sources have no bytes before them.
  (text) => text.replace(/"bytes":\d+,"sha256":"[0-9a-f]{64}"/g, '"bytes":0,"sha256":""'),
  // Its changes depend on the release in the folder when it was built.
  (text) => text.replace(/"changes":(?:null|\{"previous":.*?\]\})/g, '"changes":null'),
];

/** Responses about the other releases in the folder: only status and media type are kept. */
const ofOtherReleases = /^\/api\/v1\/(?:changes|releases)\b|\/about\/databases(?:\.json)?$/;
export const isOfOtherReleases = (address: string): boolean => ofOtherReleases.test(address);

/** A text without what differs from run to run. */
export function normalise(text: string, run: Run): string {
  return rules.reduce((so, rule) => rule(so, run), text);
}

/** Inline elements; all others begin a line. */
const within =
  'a|abbr|b|bdi|bdo|cite|code|data|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|tspan|u|var|wbr';
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The text of a document without scripts: its title, and the text of `<main>`, a line for each part. */
export function toReadableText(html: string): string {
  const title = /<title>.*?<\/title>/s.exec(html)?.[0] ?? '';
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  return `${title}\n${main}`
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(new RegExp(`</?(?:${within})(?:\\s[^>]*)?>`, 'g'), '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(?:lt|gt|quot|#x27|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The kept parts of a response. */
export interface Kept {
  address: string;
  status: number;
  /** Media type, file name and redirect, as far as the response has them. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Objects with sorted fields: their order is no difference. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** An answer in lines, a value of JSON each: its address begins the first line, and a blank all others. */
export function toLines({ address, status, headers, body }: Kept): string[] {
  const isJson = /\bjson\b/.test(headers['content-type'] ?? '') && body !== '';
  const text = isJson ? JSON.stringify(JSON.parse(body), sorted, 1) : body;
  const head = [`status: ${status}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return [`GET ${address}`, ...[...head, ...text.split('\n')].map((line) => ` ${line}`)];
}
