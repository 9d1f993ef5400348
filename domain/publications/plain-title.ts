/** Elements by which publishers mark up titles; anything else that looks like one is text. */
const tag =
  /<\/?(?:i|b|u|em|strong|sub|sup|scp|sc|small|span|p|br|tt|title|italic|bold|jats:[a-z-]+|mml:[a-z]+)(?:\s[^<>]*)?\/?>/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  times: '×',
};

function character(code: number): string {
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code) : '\ufffd';
}

/**
 * A title as text: known elements of markup are removed, entities are read once, spaces are made one. A remaining `<` is a plain
 * character, which pages must escape.
 */
export function plainTitle(title: string): string {
  return title
    .replace(tag, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? entity;
      return character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
