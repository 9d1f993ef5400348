import { Component, type ReactNode, Suspense } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useSpeech } from '../i18n/speech.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { FailedCode } from './failed-part.tsx';

/** Keeps what fails below it from taking the page with it: shows `fallback`, whose argument tries again. */
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

/** Their words are fetched when they are shown. */
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
