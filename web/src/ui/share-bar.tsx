import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { LiveRegion } from './notice.tsx';
import styles from './share-bar.module.css';
import { useCopy } from './use-copy.ts';

/** Copies the link of the view, hands it to the system's own sharing where there is one, and opens the citation. */
export function ShareBar(props: {
  /** Absolute address of the view; absent, the address bar is read at the moment of the press. */
  url?: string;
  title: string;
  labels: { copyLink: string; copied: string; failed: string; share: string; cite: string };
  onCite?: () => void;
}): ReactNode {
  const { labels, onCite } = props;
  const { state, copy } = useCopy();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const address = (): string => props.url ?? window.location.href;
  const outcome = state === 'idle' ? '' : state === 'copied' ? labels.copied : labels.failed;
  return (
    <div className={styles.bar} data-print="no">
      <Button look="quiet" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy(address())}>
        {labels.copyLink}
      </Button>
      {canShare ? (
        <Button
          look="quiet"
          icon="share"
          // Closing the system's dialog rejects the promise; that is a choice and not a failure.
          onClick={() => void navigator.share({ title: props.title, url: address() }).catch(() => undefined)}
        >
          {labels.share}
        </Button>
      ) : null}
      {onCite === undefined ? null : (
        <Button look="quiet" icon="cite" onClick={onCite}>
          {labels.cite}
        </Button>
      )}
      <span className={styles.outcome} aria-hidden="true">
        {outcome}
      </span>
      <LiveRegion text={outcome} />
    </div>
  );
}
