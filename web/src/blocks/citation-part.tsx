import { Component, type ReactNode, Suspense } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useSpeech } from '../i18n/speech.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { FailedCode } from './failed-part.tsx';

/**
 * Keeps what fails below it, a part that could not be fetched above all, from taking the page with it: shows `fallback`
 * in its place, whose argument tries again.
 */
class ErrorBoundary extends Component<
  { fallback: (retry: () => void) => ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}

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
