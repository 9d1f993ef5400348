import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';

// Names in the other languages and former names load only when somebody searches.
const CountryDialog = lazy(async () => ({ default: (await import('./country-dialog.tsx')).CountryDialog }));

/** The button that opens the country modal. */
export function CountrySearch(): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        icon="search"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {words('dataPage.country.search')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <CountryDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
