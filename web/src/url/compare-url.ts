/** One line of a comparison: an element of a crop in an area. `element` is the id that countries have. */
export interface ComparedLine {
  area: string;
  crop: string;
  element: number;
}

/** How the figures of a comparison are shown. */
export const compareMeasures = ['absolute', 'inhabitant', 'index'] as const;
export type CompareMeasure = (typeof compareMeasures)[number];

/** What the comparator shows: its whole state is its address. */
export interface CompareView {
  lines: readonly ComparedLine[];
  measure: CompareMeasure;
  /** Year whose value is 100 in an index; `null` for the first one that all lines have. */
  base: number | null;
}

/** A picture with more lines cannot be read. */
export const mostLines = 8;

const linePattern = /^([A-Z0-9]{2,8})\.([a-z-]{2,24})\.(\d{1,7})$/;

const keyOf = ({ area, crop, element }: ComparedLine): string => `${area}.${crop}.${element}`;

function parseLine(text: string): ComparedLine | null {
  const [, area, crop, element] = linePattern.exec(text.trim()) ?? [];
  return area === undefined || crop === undefined ? null : { area, crop, element: Number(element) };
}

/** What a query string asks for. `refused` are entries of `series` that are none, or that are more than can be shown. */
export function parseCompare(search: string): { view: CompareView; refused: readonly string[] } {
  const query = new URLSearchParams(search);
  const asked = (query.get('series') ?? '').split('~').filter((entry) => entry.trim() !== '');
  // The form adds a line to those of the address.
  const added = ['area', 'crop', 'element'].map((name) => query.get(name) ?? '');
  if (added.every((part) => part !== '')) asked.push(added.join('.'));
  const lines = new Map<string, ComparedLine>();
  const refused: string[] = [];
  for (const entry of asked) {
    const line = parseLine(entry);
    if (line === null || (lines.size === mostLines && !lines.has(keyOf(line)))) refused.push(entry);
    else lines.set(keyOf(line), line);
  }
  const base = query.get('base') ?? '';
  return {
    view: {
      lines: [...lines.values()],
      measure: compareMeasures.find((measure) => measure === query.get('measure')) ?? 'absolute',
      base: /^(19|20)\d\d$/.test(base) ? Number(base) : null,
    },
    refused,
  };
}

/** The query string of a view, with `?` or empty; what is as it is anyway is left out. */
export function serialiseCompare({ lines, measure, base }: CompareView, version: string | null): string {
  const query = new URLSearchParams();
  if (lines.length > 0) query.set('series', lines.map(keyOf).join('~'));
  if (measure !== 'absolute') query.set('measure', measure);
  if (measure === 'index' && base !== null) query.set('base', String(base));
  if (version !== null) query.set('v', version);
  const text = query.toString().replaceAll('%7E', '~');
  return text === '' ? '' : `?${text}`;
}
