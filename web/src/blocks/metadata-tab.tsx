import { Component, type ReactNode, Suspense } from 'react';
import { citeWords } from '../i18n/cite-words.ts';
import { useSpeech } from '../i18n/speech.ts';
import { PlainTable } from '../ui/plain-table.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type CitedSource, citedAddress } from './citation.ts';
import { CitationTexts } from './citation-texts.tsx';
import { FailedCode } from './failed-part.tsx';
import styles from './metadata-tab.module.css';

/** What a figure or column of a page means: the words `<group>.metadata.<id>.name` and `<group>.metadata.<id>`, unless others are named. */
export interface MetadataTerm {
  id: string;
  name?: string | null | undefined;
  definedAs?: string | undefined;
  /** As readers see it; there is a column of units where any term has one. */
  unit?: string | undefined;
}

interface CitedPage {
  title: string;
  sources: readonly Omit<CitedSource, 'editions'>[];
  origin: string;
  pathname: string;
  search: string;
}

export function MetadataTab(props: {
  release: { id: string; created: string };
  group: string;
  caption: string;
  terms: readonly MetadataTerm[];
  children: ReactNode;
  /** `null` where there is nothing to cite. */
  cited: CitedPage | null;
}): ReactNode {
  const { release, group, caption, terms, children, cited } = props;
  const { words, formats } = useSpeech();
  const hasUnits = terms.some(({ unit }) => unit !== undefined);
  return (
    <div className={styles.metadata}>
      <p>
        {words('frame.release.label')}: {release.id}
        {release.created !== '' && (
          <>
            {' · '}
            <time dateTime={release.created.slice(0, 10)}>{formats.date(release.created)}</time>
          </>
        )}
      </p>
      <PlainTable
        caption={<span id="metadata-caption">{caption}</span>}
        columns={[
          [
            words(`${group}.metadata.term`),
            ({ id, name }: MetadataTerm) => name ?? words(`${group}.metadata.${id}.name`),
          ],
          ...(hasUnits ? [[words('figure.table.unit'), ({ unit = '' }: MetadataTerm) => unit] as const] : []),
          [
            words(`${group}.metadata.definition`),
            ({ id, definedAs = id }: MetadataTerm) => words(`${group}.metadata.${definedAs}`),
          ],
        ]}
        rows={terms}
        stacks
      />
      {children}
      {cited !== null && (
        <CitationPart>
          <Citations cited={cited} release={release} />
        </CitationPart>
      )}
    </div>
  );
}

function Citations(props: { cited: CitedPage; release: { id: string; created: string } }): ReactNode {
  const { cited, release } = props;
  const cite = citeWords.useMessages();
  const sources = cited.sources.map(({ publisher, title, licence }) => ({
    ...{ publisher, title, licence, editions: [] },
  }));
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">{cite('cite.title')}</h2>
      <CitationTexts
        thing={{ title: cited.title, release, sources }}
        url={citedAddress(cited, release.id)}
        own={cite}
      />
    </section>
  );
}

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
function CitationPart({ children }: { children: ReactNode }): ReactNode {
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
