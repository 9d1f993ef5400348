import type { ReactNode } from 'react';
import type { AcceptedLoss } from '#release/facts.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';

/** The parts that a release was published without, and why, as its makers wrote it. */
export function AcceptedNote({ loss }: { loss: AcceptedLoss }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  return words(`checks.accepted.${loss.kind}`, {
    before: loss.before === null ? '' : formats.number(loss.before, 0),
    after: formats.number(loss.after, 0),
    since: loss.since ?? '',
    reason: loss.reason,
  });
}
