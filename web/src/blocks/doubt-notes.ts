import type { DoubtReason } from '#catalog/doubts.ts';
import { doubtMark } from '../charts/data-table/data-table-model.ts';
import { doubtOf } from '../i18n/figures.ts';
import type { Words } from '../i18n/words.tsx';

/** What a drawing's mark of doubtful figures means: a sentence for each reason that one of the drawn figures has. */
export function doubtNotes(
  words: Words,
  drawn: readonly { doubt?: DoubtReason | undefined }[],
): readonly string[] {
  const reasons = new Set(drawn.flatMap((figure) => doubtOf(words, figure) ?? []));
  return [...reasons].map((reason) => `${doubtMark} ${reason}`);
}
