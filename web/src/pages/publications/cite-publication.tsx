import type { ReactNode } from 'react';
import type { PublicationRow } from '#contract/publications.ts';
import { citeApa } from '#domain/publications/cite-apa.ts';
import { citeBibtex } from '#domain/publications/cite-bibtex.ts';
import { citeRis } from '#domain/publications/cite-ris.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './publications.module.css';

const formats = [
  ['APA', citeApa],
  ['BibTeX', citeBibtex],
  ['RIS', citeRis],
] as const;

/** A publication's citations, to be copied each with one press or taken as a file; without scripts to be read and marked. */
export function CitePublication(props: {
  publication: PublicationRow;
  /** Address of the publication as a file of a kind. */
  fileOf: (kind: 'ris' | 'bib') => string | null;
}): ReactNode {
  const { publication, fileOf } = props;
  const words = useWords();
  const [ris, bib] = [fileOf('ris'), fileOf('bib')];
  return (
    <Disclosure
      summary={
        <>
          {words('publications.cite')}
          <span className="visually-hidden">: {publication.title}</span>
        </>
      }
    >
      <div className={styles.citations}>
        {formats.map(([name, cite]) => (
          <Citation key={name} name={name} text={cite(publication).trim()} />
        ))}
        {ris !== null && bib !== null && (
          <p>
            <a
              href={ris}
              download
              rel="nofollow"
              aria-label={`${words('publications.file.ris')}: ${publication.title}`}
            >
              {words('publications.file.ris')}
            </a>{' '}
            ·{' '}
            <a
              href={bib}
              download
              rel="nofollow"
              aria-label={`${words('publications.file.bib')}: ${publication.title}`}
            >
              {words('publications.file.bib')}
            </a>
          </p>
        )}
      </div>
    </Disclosure>
  );
}

function Citation({ name, text }: { name: string; text: string }): ReactNode {
  const words = useWords();
  const { state, copy } = useCopy();
  const outcome = state === 'idle' ? '' : words(`publications.copy.${state}`);
  return (
    <div>
      <pre className={styles.citation} lang="en">
        {text}
      </pre>
      <div className={styles.copy} data-print="no">
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {words('publications.copy', { format: name })}
        </Button>
        <span aria-hidden="true">{outcome}</span>
        <LiveRegion text={outcome} />
      </div>
    </div>
  );
}
