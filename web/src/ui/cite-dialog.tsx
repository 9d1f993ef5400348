import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './cite-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { LiveRegion } from './notice.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { useCopy } from './use-copy.ts';

/** How to cite a figure, in several formats, each copied with one press. */
export function CiteDialog(props: {
  open: boolean;
  onClose: () => void;
  formats: readonly { id: string; label: string; text: string }[];
  labels: { title: string; formats: string; copy: string; copied: string; failed: string; close: string };
}): ReactNode {
  const { formats, labels } = props;
  const [chosen, setChosen] = useState(formats[0]?.id ?? '');
  const { state, copy } = useCopy();
  const text = formats.find((format) => format.id === chosen)?.text ?? '';
  const outcome = state === 'idle' ? '' : state === 'copied' ? labels.copied : labels.failed;
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={labels.title}
      closeLabel={labels.close}
      size="wide"
    >
      <SegmentedControl label={labels.formats} options={formats} value={chosen} onChoose={setChosen} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reachable by keyboard. */}
      <pre className={styles.text} tabIndex={0}>
        {text}
      </pre>
      <div className={styles.actions}>
        <Button look="solid" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {labels.copy}
        </Button>
        <span aria-hidden="true">{outcome}</span>
        <LiveRegion text={outcome} />
      </div>
    </Dialog>
  );
}
