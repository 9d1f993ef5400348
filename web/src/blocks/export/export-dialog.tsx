import { type ReactNode, useEffect, useRef, useState } from 'react';
import { exportChoicesPath } from '#contract/export-addresses.ts';
import type { ExportChoices } from '#contract/export-form.ts';
import { askFor, browserGetJson } from '../../api/queries.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import styles from './export-form.module.css';
import { ExportForm } from './export-form.tsx';

interface ExportFormData {
  countries: readonly string[];
  offered: ExportChoices;
}

export function ExportDialog(props: {
  open: boolean;
  own: Words;
  file: string;
  onClose: () => void;
}): ReactNode {
  const { open, own, file, onClose } = props;
  const words = useWords();
  const [round, setRound] = useState(0);
  const [isDone, setIsDone] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (open) setIsDone(false);
  }, [open]);
  useEffect(() => {
    if (isDone) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone]);
  const formData = useExportFormData(file, open, round);
  return (
    <>
      {/* A live region must exist before its text; then it announces the text, which stays visible in the menu. */}
      <p ref={outcome} role="status" className={styles.done}>
        {isDone && (
          <>
            <Icon name="check" size={16} />
            {own('export.done')}
          </>
        )}
      </p>
      <Dialog
        open={open}
        onClose={onClose}
        title={own('export.title')}
        closeLabel={words('frame.action.close')}
      >
        {formData === 'failed' ? (
          <ErrorState
            text={words('dataPage.state.failed')}
            retry={{ label: words('dataPage.state.retry'), onPress: () => setRound((before) => before + 1) }}
          />
        ) : formData === null ? (
          <Skeleton height="480px" label={words('dataPage.state.loading')} />
        ) : formData.offered.choices.length === 0 ? (
          <EmptyState text={own('export.none.title')} hint={own('export.none')} />
        ) : (
          <ExportForm
            own={own}
            {...formData}
            months={null}
            onDone={() => {
              onClose();
              setIsDone(true);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function useExportFormData(file: string, open: boolean, round: number): ExportFormData | null | 'failed' {
  const [formData, setFormData] = useState<ExportFormData | null | 'failed'>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round fetches again.
  useEffect(() => {
    if (!open) return;
    let here = true;
    setFormData(null);
    Promise.all([
      askFor(browserGetJson, 'countries', '/api/v2/get-all-countries'),
      browserGetJson(`${exportChoicesPath}?${new URLSearchParams({ file })}`),
    ]).then(
      ([all, offered]) => {
        // Our own server validates what it sends against the schema of its type.
        const loaded = { countries: all.map(({ iso3 }) => iso3), offered: offered as ExportChoices };
        if (here) setFormData(loaded);
      },
      (cause: unknown) => {
        console.error('Error loading the export form:', cause);
        if (here) setFormData('failed');
      },
    );
    return () => {
      here = false;
    };
  }, [file, open, round]);
  return formData;
}
