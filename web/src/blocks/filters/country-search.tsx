import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedCode } from '../failed-part.tsx';
import type { CountryFinder } from './country-finder.tsx';

type Finder = ComponentType<ComponentProps<typeof CountryFinder>>;

const loadFinder = async (): Promise<Finder> => (await import('./country-finder.tsx')).CountryFinder;

/** What tells that somebody is there. */
const signs = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/**
 * The button that opens the country modal. What is in the modal, with every country's name in three languages, comes with the
 * visitor's first move: not with the page, and before the button is pressed, so that finding a country waits for nothing.
 */
export function CountrySearch({ regions }: { regions: ReadonlyMap<number, readonly string[]> }): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [Finder, setFinder] = useState<Finder | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const loaded = await loadFinder();
    setFinder(() => loaded);
    setFailed(false);
  }, []);

  useEffect(() => {
    if (Finder !== null) return;
    const come = (): void => {
      leave();
      // Nobody has asked for it: a failure is told when somebody does.
      load().catch(() => undefined);
    };
    const leave = (): void => {
      for (const sign of signs) window.removeEventListener(sign, come);
    };
    for (const sign of signs) window.addEventListener(sign, come, { passive: true });
    return leave;
  }, [Finder, load]);

  const show = (): void => {
    setOpen(true);
    if (Finder !== null) return;
    load().catch((cause: unknown) => {
      console.error('Error loading the list of countries:', cause);
      setFailed(true);
    });
  };

  return (
    <>
      <Button icon="search" aria-haspopup="dialog" onClick={show}>
        {words('dataPage.country.search')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words('dataPage.country.modal.title')}
        closeLabel={words('frame.action.close')}
      >
        {Finder !== null && <Finder onClose={() => setOpen(false)} regions={regions} />}
        {Finder === null && failed && <FailedCode name="countries" load={load} />}
        {Finder === null && !failed && <Skeleton height="320px" label={words('dataPage.state.loading')} />}
      </Dialog>
    </>
  );
}
