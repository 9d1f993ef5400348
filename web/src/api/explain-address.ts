import { findElement } from '#catalog/elements/index.ts';
import { addresses } from '#contract/addresses.ts';
import type { ExplainedKey } from '../url/explained.ts';

/** Table that holds every item. */
const everything = 'OBSERVATIONS';

/** Address of an explanation, from its key and the table and indicator of the page. */
export function explainAddress(key: ExplainedKey, page: { table: string; indicator: number }): string {
  const { area, element, year, item, as } = key;
  if (item === null) return addresses.explain(page.table, area, element, page.indicator, year, { as });
  // An item that is no code is the server's to refuse.
  if (findElement(element)?.formula?.kind === 'rank' || !/^\d+$/.test(item))
    return addresses.explain(page.table, area, element, page.indicator, year, { item, as });
  return addresses.explain(everything, area, element, Number(item), year, { as });
}
