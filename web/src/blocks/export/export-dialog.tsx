import { type ReactNode, useEffect, useState } from 'react';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { type ExportChoice, ExportForm } from './export-form.tsx';

/** The export form over a page. This module is a chunk of its own. */
export function ExportDialog(props: {
  open: boolean;
  own: Words;
  choices: readonly ExportChoice[];
  onClose: () => void;
  /** The file is saved. */
  onDone: () => void;
}): ReactNode {
  const { open, own, onClose, onDone } = props;
  const words = useWords();
  const [round, setRound] = useState(0);
  const countries = useCountries(round);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={own('export.title')}
      closeLabel={words('frame.action.close')}
    >
      {countries === 'failed' ? (
        <ErrorState
          text={words('dataPage.state.failed')}
          retry={{ label: words('dataPage.state.retry'), onPress: () => setRound((before) => before + 1) }}
        />
      ) : countries === null ? (
        <Skeleton height="420px" label={words('dataPage.state.loading')} />
      ) : (
        <ExportForm own={own} choices={props.choices} countries={countries} months={null} onDone={onDone} />
      )}
    </Dialog>
  );
}

/** ISO3 codes of the form's list. */
function useCountries(round: number): readonly string[] | null | 'failed' {
  const [countries, setCountries] = useState<readonly string[] | null | 'failed'>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let here = true;
    setCountries(null);
    askFor(browserGetJson, 'countries', '/api/v2/get-all-countries').then(
      (all) => here && setCountries(all.map(({ iso3 }) => iso3)),
      (cause: unknown) => {
        console.error('Error loading the countries:', cause);
        if (here) setCountries('failed');
      },
    );
    return () => {
      here = false;
    };
  }, [round]);
  return countries;
}
