import type { Explanation } from '#contract/explain.ts';
import { parseExplained } from '../url/explained.ts';
import { explainAddress } from './explain-address.ts';
import { answerOf, type GetJson } from './queries.ts';

/** The explanation that the address of a page asks for; `answer` is `null` where there is none. */
export interface BroughtExplanation {
  key: string;
  answer: Explanation | null;
}

/** Loads the explanation of a key; `null` where the address asks for none. */
export async function loadExplanation(
  key: string | null,
  page: { table: string; indicator: number },
  getJson: GetJson,
): Promise<BroughtExplanation | null> {
  const asked = key === null ? null : parseExplained(key);
  if (key === null || asked === null) return null;
  try {
    return { key, answer: await answerOf(getJson, 'explain', explainAddress(asked, page)) };
  } catch {
    // An address written by hand is no fault of the server; what fails there it logs itself.
    return { key, answer: null };
  }
}
