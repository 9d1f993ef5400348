import { useEffect, useState } from 'react';
import type { AskedFigure } from '#domain/search/asked-figure.ts';
import { fetchFailure } from '../../api/loaded.ts';
import type { AnsweredFigure } from './answered-figure.ts';

/** Fetches a figure; `null` where it may not be shown. */
export type AskFigure = (figure: AskedFigure) => Promise<AnsweredFigure | null>;

/** Milliseconds without typing before a figure is fetched. */
const rest = 150;

/** Fetched figures, which are also available without a network. */
const known = new Map<string, AnsweredFigure | null>();

/** Prices of several years have one address. */
const keyOf = (figure: AskedFigure): string => JSON.stringify(figure);

/**
 * The figure of a hit; `null` until it is loaded. A failure is never shown as absence: the hit then stays a plain link.
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
