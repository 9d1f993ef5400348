import { importPrefix } from '#domain/imports/import-format.ts';
import type { Words } from './words.tsx';

interface Titled {
  key?: string | null | undefined;
  title: string;
  publisher: string;
}

export const sourceTitle = (words: Words, source: Titled): string =>
  words.has(`sources.${source.key}`) ? words(`sources.${source.key}`) : citedTitle(words, source);

/** The title of one of the sources by its key; the key of one that is none of them. */
export function titleOf(words: Words, sources: readonly Titled[], key: string): string {
  const source = sources.find((each) => each.key === key);
  return source === undefined ? key : sourceTitle(words, source);
}

/** Title of a source in citations: its own. Records that were handed in have none, so it is made of their kind and supplier. */
export const citedTitle = (words: Words, { key, title, publisher }: Titled): string =>
  key?.startsWith(importPrefix) && words.has('figure.handedIn')
    ? words('figure.handedIn', { kind: kindOf(key), supplier: publisher })
    : title;

export const publisherName = (words: Words, { key, publisher }: Pick<Titled, 'key' | 'publisher'>): string =>
  words.has(`sources.${key}.publisher`) ? words(`sources.${key}.publisher`) : publisher;

export const sourceName = (words: Words, source: Titled): string =>
  `${sourceTitle(words, source)} (${publisherName(words, source)})`;

const kindPattern =
  /^import-(varieties|publications|pabra-membership|seed-production|quotes|industrial-quality|post-harvest)-/;

/** The kind of data that a key such as `import-quotes-bolsa` is of, as messages can choose by it. */
const kindOf = (key: string): string => (kindPattern.exec(key)?.[1] ?? 'other').replaceAll('-', '_');
