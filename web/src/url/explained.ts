/** A figure whose explanation is open, as the address names it: `RWA.6.2017`, `RWA.1.2017.2511`. */
export interface ExplainedKey {
  area: string;
  element: number;
  year: number;
  /** Another item than the page's: of a ranking where the element is a rank, else the indicator of the figure. */
  item: string | null;
}

const pattern = /^([A-Z]{3,4}|\d{3})\.(\d{1,6})\.(\d{4})(?:\.([a-z0-9_]{1,60}))?$/;

/** Reads a key; `null` for anything else. */
export function parseExplained(text: string): ExplainedKey | null {
  const [, area, element, year, item] = pattern.exec(text) ?? [];
  if (area === undefined) return null;
  return { area, element: Number(element), year: Number(year), item: item ?? null };
}

/** Writes a key. */
export function explainedKey(area: string, element: number, year: number, item?: string): string {
  return [area, element, year, ...(item === undefined ? [] : [item])].join('.');
}
