import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { citeWords } from '../../i18n/cite-words.ts';
import { methodWords } from '../../i18n/method-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedCode } from '../failed-part.tsx';
import type { MetadataProps } from './metadata-block.tsx';

type MetadataComponent = ComponentType<MetadataProps>;

let known: MetadataComponent | null = null;
let loading: Promise<MetadataComponent> | null = null;

/** Loads the code of the tab. The server does so before it draws a page; a browser when the tab is first shown. */
export function loadMetadata(): Promise<MetadataComponent> {
  loading ??= import('./metadata-block.tsx').then(({ MetadataBlock }) => {
    known = MetadataBlock;
    return MetadataBlock;
  });
  return loading;
}

/** The metadata tab while its code and definitions are on their way, when they are there, and when they could not be fetched. */
export function MetadataTab(props: MetadataProps): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <ErrorBoundary
      fallback={(again) => (
        <FailedCode
          name="metadata"
          load={async () => {
            loading = null;
            methodWords.forget(language);
            citeWords.forget(language);
            await Promise.all([loadMetadata(), methodWords.load(language), citeWords.load(language)]);
            again();
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton height="100vh" label={words('dataPage.state.loading')} />}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded(props: MetadataProps): ReactNode {
  const Block = known ?? use(loadMetadata());
  return <Block {...props} />;
}
