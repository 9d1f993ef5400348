import type { ReactNode } from 'react';
import type { PublicationRow, PublicationSource } from '#contract/publications.ts';
import { citeApa } from '#domain/publications/cite-apa.ts';
import { citeBibtex } from '#domain/publications/cite-bibtex.ts';
import { citeRis } from '#domain/publications/cite-ris.ts';
import { directionOf } from '#domain/publications/title-language.ts';
import { MarkedText } from '../../blocks/list/marked-text.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { authorsText, cropName, languageName, placeText } from './publication-texts.ts';
import styles from './publications.module.css';

const formats = [
  ['APA', citeApa],
  ['BibTeX', citeBibtex],
  ['RIS', citeRis],
] as const;

/** A publication's citations, to be copied each with one press or taken as a file; without scripts to be read and marked. */
function CitePublication(props: {
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

/** Language and direction of a title in another language than the page's. */
const tongueOf = (language: string | null) => {
  const dir = directionOf(language);
  return { lang: language ?? undefined, dir: dir === 'ltr' ? undefined : dir };
};

/** Whether trials that it rests on have the crop, maybe beside the one that it is about: only such trials are known of the sources. */
const isOfTrials = ({ sources }: PublicationRow): boolean => sources.every((key) => key.startsWith('carob-'));

export function PublicationList(props: {
  rows: readonly PublicationRow[];
  sources: readonly PublicationSource[];
  version: string | null;
  query: string | null;
}): ReactNode {
  return (
    <ol className={styles.list}>
      {props.rows.map((row) => (
        <li key={row.id}>
          <PublicationEntry {...props} row={row} />
        </li>
      ))}
    </ol>
  );
}

function PublicationEntry(props: {
  row: PublicationRow;
  sources: readonly PublicationSource[];
  version: string | null;
  query: string | null;
}): ReactNode {
  const { row, sources, version, query } = props;
  const { words, formats, language } = useSpeech();
  const href = row.address ?? row.url;
  const isOpen = sources.some(({ key, exportable }) => key === row.sources[0] && exportable);
  const fileOf = (kind: 'ris' | 'bib'): string | null => {
    if (!isOpen) return null;
    const query = new URLSearchParams({ id: row.id, ...(version === null ? {} : { v: version }) });
    return `/api/v1/export/publications.${kind}?${query}`;
  };
  const place = placeText(row);
  const title = <MarkedText text={row.title} query={query} />;
  const facts = [
    row.year === null ? words('publications.noYear') : formats.year(row.year),
    words(`publications.type.${row.type}`),
    ...(row.open_access === 'unknown' ? [] : [words(`publications.access.${row.open_access}`)]),
    ...(row.language === null || row.language === language
      ? []
      : [languageName(words, language, row.language)]),
    ...row.crops.map((crop) =>
      isOfTrials(row)
        ? words('publications.crop.data', { crop: cropName(words, crop) })
        : cropName(words, crop),
    ),
    ...(row.page_type === 'unclassified' ? [] : [words(`publications.in.${row.page_type}`)]),
  ];
  return (
    <article className={styles.entry}>
      <h3 className={styles.name} {...tongueOf(row.language)}>
        {href === null ? title : <a href={href}>{title}</a>}
      </h3>
      {row.authors.length > 0 && (
        <p>
          <MarkedText text={authorsText(words, row.authors)} query={query} />
        </p>
      )}
      {place !== '' && (
        <p className={styles.place}>
          <cite>
            <MarkedText text={place} query={query} />
          </cite>
        </p>
      )}
      <p className={styles.facts}>
        {facts.join(' · ')}
        {row.doi !== null && row.address !== null && (
          <>
            {' · DOI '}
            <a href={row.address} dir="ltr">
              {row.doi}
            </a>
          </>
        )}
      </p>
      <CitePublication publication={row} fileOf={fileOf} />
    </article>
  );
}
