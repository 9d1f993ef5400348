import type { ReactNode } from 'react';
import type { PublicationRow, PublicationSource } from '#contract/publications.ts';
import { directionOf } from '#domain/publications/title-language.ts';
import { MarkedText } from '../../blocks/list/marked-text.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { CitePublication } from './cite-publication.tsx';
import { authorsText, cropName, languageName, placeText } from './publication-texts.ts';
import styles from './publications.module.css';

/** Language and direction of a title in another language than the page's. */
const tongueOf = (language: string | null) => {
  const dir = directionOf(language);
  return { lang: language ?? undefined, dir: dir === 'ltr' ? undefined : dir };
};

/** Publications as a list, each with its kind, links and citation. */
export function PublicationList(props: {
  rows: readonly PublicationRow[];
  sources: readonly PublicationSource[];
  version: string | null;
  /** Words that somebody looks for. */
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
  /** Words that somebody looks for. */
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
    ...row.crops.map((crop) => cropName(words, crop)),
    words(`publications.in.${row.page_type}`),
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
