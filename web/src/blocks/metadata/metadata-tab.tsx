import { type ReactNode, Suspense } from 'react';
import { forgetMethodWords } from '../../i18n/method-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import type { ElementCoverage } from './coverage-text.ts';
import { MetadataBlock } from './metadata-block.tsx';

/** The metadata tab while its definitions are on their way, when they are there, and when they could not be fetched. */
export function MetadataTab(props: { coverage: readonly ElementCoverage[] }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <ErrorBoundary
      fallback={(again) => (
        <ErrorState
          text={words('dataPage.state.failed')}
          retry={{
            label: words('dataPage.state.retry'),
            onPress: () => {
              forgetMethodWords(language);
              again();
            },
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton height="100vh" label={words('dataPage.state.loading')} />}>
        <MetadataBlock coverage={props.coverage} />
      </Suspense>
    </ErrorBoundary>
  );
}
