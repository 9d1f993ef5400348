import type { ReactNode } from 'react';
import type { ReleaseEdition, ReleaseSource } from '#contract/release.ts';
import type { Words } from '../../i18n/words.tsx';
import styles from './explanation.module.css';
import type { Speech } from './explanation-text.ts';

/** The files that the rows stand in: publisher, date, licence and checksum, and the editions that assembled files are made of. */
export function SourceFiles(props: {
  sources: readonly ReleaseSource[];
  editions: readonly ReleaseEdition[];
  own: Words;
  speech: Speech;
}): ReactNode {
  const { sources, editions, own, speech } = props;
  if (sources.length === 0) return null;
  return (
    <section>
      <h4 className={styles.part}>{own('explain.files')}</h4>
      {editions.filter(({ kind }) => kind !== 'published').length > 0 && (
        <dl className={styles.file}>
          <div>
            <dt>{own('explain.editions')}</dt>
            {editions.map((edition) => (
              <dd key={edition.key}>{editionText(edition, own)}</dd>
            ))}
          </div>
        </dl>
      )}
      {sources.map((source) => (
        <dl key={source.key} className={styles.file}>
          <div>
            <dt>{source.publisher}</dt>
            <dd>
              <a href={source.url} rel="noopener">
                {source.title}
              </a>
            </dd>
          </div>
          <div>
            <dt>{own('explain.file')}</dt>
            <dd className={styles.break}>{source.file}</dd>
          </div>
          <div>
            <dt>{own('explain.file.vintage')}</dt>
            <dd>{speech.formats.date(source.date)}</dd>
          </div>
          <div>
            <dt>{own('explain.licence')}</dt>
            <dd>{source.licence}</dd>
          </div>
          <div>
            <dt>{own('explain.file.sha256')}</dt>
            <dd className={styles.hash}>{source.sha256}</dd>
          </div>
        </dl>
      ))}
    </section>
  );
}

function editionText({ key, kind, release, inferred, carrier }: ReleaseEdition, own: Words): string {
  const known = release === '' ? 'untold' : inferred ? 'inferred' : 'stated';
  const text = own(`explain.edition.${kind === 'computed' ? 'computed' : known}`, { key, release });
  return carrier === '' ? text : own('explain.edition.carrier', { edition: text, carrier });
}
