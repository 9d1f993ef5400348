import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import type { IconName } from './icon-paths.ts';
import { LiveRegion } from './notice.tsx';
import styles from './share-bar.module.css';
import { useCopy } from './use-copy.ts';

/** Copies the link of the view, and hands it to the system's own sharing where there is one. */
export function ShareBar(props: {
  /** Absolute address of the view; absent, the address bar is read at the moment of the press. */
  url?: string;
  title: string;
  labels: { copyLink: string; copied: string; failed: string; share: string };
}): ReactNode {
  const { labels } = props;
  const { state, copy } = useCopy();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const address = (): string => props.url ?? window.location.href;
  const outcome = state === 'idle' ? '' : state === 'copied' ? labels.copied : labels.failed;
  const action = (icon: IconName, label: string, onClick: () => void): ReactNode => (
    <Button look="quiet" icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className={styles.bar} data-print="no">
      {action(state === 'copied' ? 'check' : 'copy', labels.copyLink, () => void copy(address()))}
      {canShare
        ? action(
            'share',
            labels.share,
            // Closing the system's dialog rejects the promise; that is a choice and not a failure.
            () => void navigator.share({ title: props.title, url: address() }).catch(() => undefined),
          )
        : null}
      <span className={styles.outcome} aria-hidden="true">
        {outcome}
      </span>
      <LiveRegion text={outcome} />
    </div>
  );
}
