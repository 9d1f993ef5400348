import { createWords, type Messages } from '../i18n/words.tsx';
import { wide } from '../ui/breakpoints.ts';
import { showApart } from '../ui/show-apart.ts';
import type { Language } from '../url/paths.ts';
import { remember } from '../url/remember.ts';
import { TourCard } from './tour-card.tsx';
import { type TourName, tourCookies, tourMarks, tourParam } from './tour-rule.ts';
import { findTarget, tourSteps } from './tour-steps.ts';

const wordLoaders = import.meta.glob<Messages>('/locales/*/tour.json', {
  query: '?compiled',
  import: 'default',
});

/** Removes the tour's parameter from the address: a link that is copied from here opens no tour. */
function dropParam(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(tourParam)) return;
  address.searchParams.delete(tourParam);
  history.replaceState(history.state, '', address);
}

/**
 * Opens a tour beside the page and remembers for a year that this visitor has seen it. Resolves to `false`, and opens nothing,
 * where the page shows nothing that the tour explains, or a dialog or another tour is open.
 *
 * @throws where the words could not be fetched.
 */
export async function openTour(tour: TourName, language: Language, isAutomatic: boolean): Promise<boolean> {
  if (document.querySelector(tourMarks[tour]) === null) return false;
  const messages = await wordLoaders[`/locales/${language}/tour.json`]?.();
  const isWide = window.matchMedia(wide).matches;
  const steps = tourSteps[tour].filter((step) => findTarget(step, isWide) !== null);
  if (
    messages === undefined ||
    steps.length === 0 ||
    document.querySelector('dialog[open], [data-tour-open]') !== null
  )
    return false;
  const words = createWords(language, messages);
  const onShow = (): void => remember(document, tourCookies[tour], '1');
  showApart((close) => {
    const onClose = (): void => {
      close();
      if (tour === 'page') dropParam();
    };
    return (
      <TourCard
        tour={tour}
        steps={steps}
        words={words}
        isAutomatic={isAutomatic}
        onShow={onShow}
        onClose={onClose}
      />
    );
  });
  return true;
}
