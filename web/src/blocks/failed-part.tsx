import type { ReactNode } from 'react';
import { useAskAgain, useFailedPart } from '../api/failed-parts.ts';
import { useWords } from '../i18n/words.tsx';
import { PageLayout } from '../ui/page-layout.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state-message.tsx';

export function FailedPart({ text }: { text?: string | undefined }): ReactNode {
  const words = useWords();
  const askAgain = useAskAgain();
  return (
    <ErrorState
      text={text ?? words('dataPage.state.failed')}
      retry={{ label: words('dataPage.state.retry'), onPress: askAgain }}
    />
  );
}

/** Message in the place of a part whose code could not be fetched; retried like every other failed part. */
export function FailedCode(props: {
  name: string;
  load: () => Promise<unknown>;
  text?: string | undefined;
}): ReactNode {
  useFailedPart(props.name, true, props.load);
  return <FailedPart text={props.text} />;
}

export function NotLoaded(props: { failed: boolean; height: string; text?: string }): ReactNode {
  const words = useWords();
  return props.failed ? (
    <FailedPart text={props.text} />
  ) : (
    <Skeleton height={props.height} label={words('dataPage.state.loading')} />
  );
}

export function FailedPage({ title, icon }: { title: string; icon: string }): ReactNode {
  return (
    <PageLayout>
      <PageTitle icon={icon} title={title} />
      <FailedPart />
    </PageLayout>
  );
}
