import { type ReactNode, Suspense } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useSpeech } from '../i18n/speech.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FailedCode } from './failed-part.tsx';

/**
 * Citations. Their words are fetched when they are shown: meanwhile there is a placeholder, and after a failure a message with a
 * button for a retry.
 */
export function CitationPart({ children }: { children: ReactNode }): ReactNode {
  const { words, language } = useSpeech();
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
