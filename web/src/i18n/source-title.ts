import { importPrefix } from '#domain/imports/import-prefix.ts';
import type { Words } from './words.tsx';

/**
 * What a source is called in the reader's language; its own title stands in citations. What was handed in has none but what it holds and
 * who handed it in.
 */
export function sourceTitle(
  words: Words,
  { key, title, publisher }: { key: string; title: string; publisher: string },
): string {
  if (words.has(`sources.${key}`)) return words(`sources.${key}`);
  return key.startsWith(importPrefix)
    ? words('figure.handedIn', { kind: kindOf(key), supplier: publisher })
    : title;
}

const kinds = [
  'varieties',
  'publications',
  'pabra-membership',
  'seed-production',
  'quotes',
  'industrial-quality',
  'post-harvest',
];

/** The kind of data that a key such as `import-quotes-bolsa` is of, as messages can choose by it. */
const kindOf = (key: string): string =>
  (kinds.find((kind) => key.startsWith(`${importPrefix}${kind}-`)) ?? 'other').replaceAll('-', '_');
