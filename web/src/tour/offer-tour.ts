import type { Language } from '../url/paths.ts';
import { isOffered, type TourName, tourMarks } from './tour-rule.ts';

/** How long a page is looked at before its tour opens, and how long a tour waits before it looks again, in milliseconds. */
const patience = 2000;

/** What a visitor is busy with: a tour neither lies over it nor takes the keyboard away from it. */
const busyWith =
  'dialog[open], :popover-open, [name=top-menu][open], input:is([type=text], [type=search]):focus';

/**
 * Opens a tour two seconds from now if this visitor has not seen it yet, or the address asks for it. While a dialog or menu is
 * open, somebody types, or another window is in front, it waits. Code, styles and words of the tour are fetched when it
 * opens and not before. Call it when the page is ready, or when the option that the tour is about has been chosen.
 *
 * @returns what withdraws the offer.
 */
export function offerTour(tour: TourName, language: Language): () => void {
  const visit = { cookie: document.cookie, search: location.search, userAgent: navigator.userAgent };
  if (document.querySelector(tourMarks[tour]) === null || !isOffered(tour, visit)) return () => {};
  const look = (): void => {
    if (document.hidden || document.querySelector(busyWith) !== null) timer = setTimeout(look, patience);
    // Nobody has asked for it: a visitor is told nothing of a failure, and the next page offers it again.
    else
      startTour(tour, language, true).catch((cause: unknown) =>
        console.error('Error loading the tour:', cause),
      );
  };
  let timer = setTimeout(look, patience);
  return () => clearTimeout(timer);
}

/** Opens a tour now; `unasked` where the visitor has not asked for it. Resolves to whether the page has anything to show. */
export async function startTour(tour: TourName, language: Language, unasked = false): Promise<boolean> {
  const { openTour } = await import('./open-tour.tsx');
  return openTour(tour, language, unasked);
}
