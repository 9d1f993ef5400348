import type { Language } from '../url/paths.ts';
import { isOffered, type TourName, tourMarks, tourParam } from './tour-rule.ts';

/** Milliseconds before a tour opens, and between its attempts while the visitor is busy. */
const patience = 2000;

/** Elements that a visitor is busy with: a tour neither covers them nor takes the focus from them. */
const busyWith =
  'dialog[open], :popover-open, [name=top-menu][open], input:is([type=text], [type=search]):focus';

/**
 * Opens a tour two seconds from now if this visitor has not seen it yet, or the address has its parameter. While a dialog or menu is
 * open, a field has the focus, or another window is in front, it waits; a visitor who presses something first is at work, and the next
 * page offers it again. Code, styles and words of the tour are fetched when it
 * opens and not before. Call it when the page is ready, or when the option that the tour is about has been chosen.
 *
 * @returns function that withdraws the offer.
 */
export function offerTour(tour: TourName, language: Language): () => void {
  const visit = { cookie: document.cookie, search: location.search, userAgent: navigator.userAgent };
  if (document.querySelector(tourMarks[tour]) === null || !isOffered(tour, visit)) return () => {};
  const isRequested = new URLSearchParams(visit.search).has(tourParam);
  const look = (): void => {
    if (document.hidden || document.querySelector(busyWith) !== null) timer = setTimeout(look, patience);
    // A failure is only logged, and the next page offers it again.
    else
      startTour(tour, language, !isRequested).catch((cause: unknown) =>
        console.error('Error loading the tour:', cause),
      );
  };
  let timer = setTimeout(look, patience);
  const work = new AbortController();
  const withdraw = (): void => {
    clearTimeout(timer);
    work.abort();
  };
  for (const act of isRequested ? [] : ['pointerdown', 'keydown'])
    addEventListener(act, withdraw, { capture: true, passive: true, signal: work.signal });
  return withdraw;
}

/** Opens a tour now; `isAutomatic` where the visitor did not request it. Resolves to whether the page has anything to show. */
export async function startTour(tour: TourName, language: Language, isAutomatic = false): Promise<boolean> {
  const { openTour } = await import('./open-tour.tsx');
  return openTour(tour, language, isAutomatic);
}
