import { type ReactNode, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CountryDialog } from './country-dialog.tsx';

/** The button that opens the country modal. It comes with the page: finding a country must ask the network for nothing. */
export function CountrySearch({ regions }: { regions: ReadonlyMap<number, readonly string[]> }): ReactNode {
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
      {/* Not before the first press: the list of all countries follows every change of the year. */}
      {wanted && <CountryDialog open={open} onClose={() => setOpen(false)} regions={regions} />}
    </>
  );
}
