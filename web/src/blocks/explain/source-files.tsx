import type { ReactNode } from 'react';
import type { ReleaseSource } from '#contract/release.ts';
import type { Words } from '../../i18n/words.tsx';
import styles from './explanation.module.css';
import type { Speech } from './explanation-text.ts';

/** The files that the rows stand in: publisher, date, licence and checksum. */
export function SourceFiles(props: {
  sources: readonly ReleaseSource[];
  own: Words;
  speech: Speech;
}): ReactNode {
  const { sources, own, speech } = props;
  if (sources.length === 0) return null;
  return (
    <section>
      <h4 className={styles.part}>{own('explain.files')}</h4>
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
