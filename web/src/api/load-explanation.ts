import type { Explanation } from '#contract/explain.ts';
import { explainAddress } from '#contract/explain-address.ts';
import type { Loaded, LoadPart } from './loaded.ts';
import { askFor, type GetJson } from './queries.ts';

/** The explanation that the address of a page requests; `null` where the API has no such figure. */
export interface BroughtExplanation {
  json: string;
  answer: Loaded<Explanation | null>;
}

/** Loads the explanation of a key; `null` where the address has none. */
export async function loadExplanation(
  key: string | null,
  page: { table: string; indicator: number },
  { getJson, loadPart }: { getJson: GetJson; loadPart: LoadPart },
): Promise<BroughtExplanation | null> {
  const json = explainAddress(key, page);
  if (json === null) return null;
  // An address written by hand is no fault of the server.
  return { json, answer: await loadPart(askFor(getJson, 'explain', json), null) };
}
