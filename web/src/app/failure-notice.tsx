import type { ReactNode } from 'react';
import {
  useAnyFailed,
  useAskAgain,
  useAskAgainOnline,
  useFailedPart,
  useRefusedFor,
} from '../api/failed-parts.ts';
import { useWords } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './failure-notice.module.css';

/** Loads the document anew once the server can draw it whole: until then the page stays. */
async function reloadWhenWhole(): Promise<void> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${response.status} ${window.location.pathname}`);
  window.location.reload();
}

/**
 * Notice that parts of the page wait at a busy server, or failed to load in server or browser; retries all of them.
 * Without scripts the link reloads the page.
 */
export function FailureNotice(props: {
  /** The document came with a failed part. */
  failed: boolean;
  /** Query string of the page. */
  search: string;
}): ReactNode {
  const words = useWords();
  const askAgain = useAskAgain();
  const anyFailed = useAnyFailed();
  useAskAgainOnline();
  useFailedPart('document', props.failed, reloadWhenWhole);
  const refusedFor = useRefusedFor();
  if (!(props.failed || anyFailed) && refusedFor > 0)
    return (
      <div className={styles.notice}>
        <Notice tone="info" role="status">
          <p>{words('dataPage.state.refused', { seconds: refusedFor })}</p>
        </Notice>
      </div>
    );
  if (!props.failed && !anyFailed) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning" role="alert">
        <p>{words('dataPage.state.partial')}</p>
        <ButtonLink href={props.search || '?'} icon="reset" onChoose={askAgain}>
          {words('dataPage.state.retry')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
