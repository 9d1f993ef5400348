import type { ReactNode } from 'react';
import type { AcceptedLoss } from '#release/facts.ts';
import { useSpeech } from '../../i18n/speech.ts';

/** The parts that a release was published without, and why, as its makers wrote it. */
export function AcceptedNote({ loss }: { loss: AcceptedLoss }): ReactNode {
  const { words, formats } = useSpeech();
  return words(`checks.accepted.${loss.kind}`, {
    before: loss.before === null ? '' : formats.number(loss.before, 0),
    after: formats.number(loss.after, 0),
    since: loss.since ?? '',
    reason: loss.reason,
  });
}
