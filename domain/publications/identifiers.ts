/** The prefix of a DOI in one of its spellings. */
const before =
  /^(?:https?:\/\/(?:www\.)?(?:dx\.)?doi\.org\/|(?:www\.)?(?:dx\.)?doi\.org\/|info:doi\/|urn:doi:|\[doi\]\s*:?|doi(?:\s*[:=]|\s+(?=10\.)|(?=10\.)))\s*/i;

const brackets: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['«', '»'],
];

function decoded(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the bracket that a text begins with is closed by its last sign, and by none before. */
function isWrapped(text: string, open: string, close: string): boolean {
  if (!text.startsWith(open) || !text.endsWith(close) || text.length < 3) return false;
  if (open === close) return !text.slice(1, -1).includes(open);
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    depth += sign === open ? 1 : sign === close ? -1 : 0;
    if (depth === 0 && at < text.length - 1) return false;
  }
  return depth === 0;
}

const unwrapped = (text: string): string =>
  brackets.some(([open, close]) => isWrapped(text, open, close)) ? text.slice(1, -1).trim() : text;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Takes signs off that belong to the sentence around a DOI, and brackets that open nowhere. */
function trimmedEnd(text: string): string {
  let end = text;
  for (;;) {
    const last = end.at(-1) ?? '';
    const opened = brackets.find(([, close]) => close === last)?.[0];
    const isLoose = opened !== undefined && count(end, opened) < count(end, last);
    if (!/[.,;:…]/.test(last) && !isLoose) return end;
    end = end.slice(0, -1).trimEnd();
  }
}

/**
 * A DOI in normal form, for comparison: without its prefix, in small letters (DOIs ignore case), without percent signs, brackets,
 * spaces and the full stop of a sentence. `null` for what is no DOI.
 */
export function normaliseDoi(text: string): string | null {
  let doi = decoded(text.normalize('NFKC').replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, ''))
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const isAddress = /doi\.org\//i.test(doi);
  for (let last = ''; last !== doi; ) {
    last = doi;
    doi = trimmedEnd(unwrapped(doi.replace(before, '').trim()));
  }
  if (isAddress) doi = trimmedEnd(doi.replace(/[?#].*$/, ''));
  // A line break or a careful typist leaves spaces beside its signs; between letters they part words.
  doi = doi.replace(/ ?([./:;()_-]) ?/g, '$1').toLowerCase();
  return doi.length <= 200 && /^10\.\d{4,9}(?:\.\d+)*\/[^\s\p{C}]+$/u.test(doi) ? doi : null;
}

/** A handle without its prefix, `11529/10548162`; `null` for what is none. */
export function normaliseHandle(text: string): string | null {
  const found = /^(?:(?:hdl|handle):|https?:\/\/hdl\.handle\.net\/)\s*(\d+(?:\.\d+)*\/[^\s?#]+)$/i.exec(
    text.trim(),
  )?.[1];
  return found === undefined ? null : found.toLowerCase();
}

const pathOf = (identifier: string): string =>
  identifier.replace(/[^a-z0-9\-._~!$&'()*+,;=:@/]/gi, encodeURIComponent);

/** The address under which a publication can be found for good; `null` where it has neither DOI nor handle. */
export function permanentAddress(doi: string | null, handle: string | null): string | null {
  if (doi !== null) return `https://doi.org/${pathOf(doi)}`;
  return handle === null ? null : `https://hdl.handle.net/${pathOf(handle)}`;
}
