import { type ReactNode, Suspense } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useLanguage, useWords } from '../i18n/words.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FailedCode } from './failed-part.tsx';

/**
 * Citations, whose words come when they are shown: their place is kept meanwhile, and where they could not be fetched it is said, with a
 * way to ask again.
 */
export function CitationPart({ children }: { children: ReactNode }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <ErrorBoundary
      fallback={(again) => (
        <FailedCode
          name="citations"
          load={async () => {
            citeWords.forget(language);
            await citeWords.load(language);
            again();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton height="20rem" label={words('dataPage.state.loading')} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
