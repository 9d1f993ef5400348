import { type ReactNode, useEffect, useState } from 'react';
import { useDataView } from '../../api/data-view.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLazyPart } from '../lazy-part.tsx';
import styles from './filter-bar.module.css';

const fetchFinder = () => import('./country-finder.tsx');

/** Events that show that a visitor is active. */
const signs = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/**
 * The button that opens the country modal, for a first country or one to compare with it. The content of the modal, with every country's
 * name in three languages, is fetched with the visitor's first move: not with the page, and before the button is pressed, so that the
 * modal opens at once.
 */
export function CountrySearch({ root }: { root: string | undefined }): ReactNode {
  const words = useWords();
  const { view } = useDataView();
  const [open, setOpen] = useState(false);
  const { part, instead, load } = useLazyPart('countries', fetchFinder, open);

  useEffect(() => {
    if (part !== null) return;
    const come = (): void => {
      leave();
      // The failure of a prefetch is not shown: a press of the button fetches again.
      load().catch((cause: unknown) => console.error('Error loading the countries:', cause));
    };
    const leave = (): void => {
      for (const sign of signs) window.removeEventListener(sign, come);
    };
    for (const sign of signs) window.addEventListener(sign, come, { passive: true });
    return leave;
  }, [part, load]);

  return (
    <>
      <Button
        icon="plus"
        className={styles.add}
        aria-haspopup="dialog"
        data-key="c"
        onClick={() => setOpen(true)}
      >
        {words(`dataPage.country.${view.country === null ? 'search' : 'compare'}`)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words(`dataPage.country.${view.country === null ? 'modal.title' : 'compare'}`)}
        closeLabel={words('frame.action.close')}
      >
        {part === null ? instead : <part.CountryFinder onClose={() => setOpen(false)} root={root} />}
      </Dialog>
    </>
  );
}
