import { useEffect, useState } from 'react';
import type { AskedFigure } from '#domain/search/asked-figure.ts';
import { fetchFailure } from '../../api/loaded.ts';
import type { AnsweredFigure } from './answered-figure.ts';

/** Asks for a figure; `null` where nothing may be said of it. */
export type AskFigure = (figure: AskedFigure) => Promise<AnsweredFigure | null>;

/** Milliseconds of rest before a figure is asked for: who types on wants another one. */
const rest = 150;

/** Figures that have been asked for: without a network they are still known. */
const known = new Map<string, AnsweredFigure | null>();

/** Prices of several years have one address. */
const keyOf = (figure: AskedFigure): string => JSON.stringify(figure);

/**
 * The figure of a hit; `null` as long as it is not known. What could not be fetched is never told as absent: the hit then stays what it is,
 * a link.
 */
export function useAnsweredFigure(figure: AskedFigure | null, ask: AskFigure): AnsweredFigure | null {
  const [, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (figure === null || known.has(keyOf(figure))) return;
    const timer = setTimeout(() => {
      ask(figure).then(
        (answer) => {
          known.set(keyOf(figure), answer);
          setAnswered(keyOf(figure));
        },
        (cause: unknown) => console.error(fetchFailure, cause),
      );
    }, rest);
    return () => clearTimeout(timer);
  }, [figure, ask]);
  return figure === null ? null : (known.get(keyOf(figure)) ?? null);
}
