import { useEffect, useState } from 'react';
import type { AnsweredFigure } from '../../blocks/search/answered-figure.ts';
import type { ShownHit } from '../../blocks/search/shown-answer.ts';

type AskedFigure = NonNullable<ShownHit['figure']>;

/** Asks for a figure; `null` where nothing may be said of it. */
export type AskFigure = (figure: AskedFigure) => Promise<AnsweredFigure | null>;

/** Milliseconds of rest before a figure is asked for: who types on wants another one. */
const rest = 150;

/** Figures that have been asked for, by address: without a network they are still known. */
const known = new Map<string, AnsweredFigure | null>();

/**
 * The figure of a hit; `null` as long as it is not known. What could not be fetched is never told as absent: the hit then stays what it is,
 * a link.
 */
export function useAnsweredFigure(figure: AskedFigure | null, ask: AskFigure): AnsweredFigure | null {
  const [, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (figure === null || known.has(figure.address)) return;
    const timer = setTimeout(() => {
      ask(figure).then(
        (answer) => {
          known.set(figure.address, answer);
          setAnswered(figure.address);
        },
        (cause: unknown) => console.error('Error fetching data:', cause),
      );
    }, rest);
    return () => clearTimeout(timer);
  }, [figure, ask]);
  return figure === null ? null : (known.get(figure.address) ?? null);
}
