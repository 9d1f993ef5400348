import type { ReactNode } from 'react';
import type { ReleaseEdition } from '#contract/release.ts';
import type { Words } from '../../i18n/words.tsx';
import styles from './explanation.module.css';
import { useExplanation } from './explanation-context.tsx';
import { Facts } from './facts.tsx';

/** The files that the rows stand in: publisher, date, licence and checksum, and the editions that assembled files are made of. */
export function SourceFiles(): ReactNode {
  const { explanation, speech } = useExplanation();
  const { words, formats } = speech;
  const { sources, editions } = explanation;
  if (sources.length === 0) return null;
  return (
    <section>
      <h4 className={styles.part}>{words('explain.files')}</h4>
      {editions.some(({ kind }) => kind !== 'published') && (
        <dl className={styles.file}>
          <div>
            <dt>{words('explain.editions')}</dt>
            {editions.map((edition) => (
              <dd key={edition.key}>{editionText(edition, words)}</dd>
            ))}
          </div>
        </dl>
      )}
      {sources.map(({ key, publisher, url, title, file, date, licence, sha256 }) => (
        <Facts
          key={key}
          look="file"
          facts={[
            [
              publisher,
              <a key="title" href={url} rel="noopener">
                {title}
              </a>,
            ],
            [words('explain.file'), file, 'break'],
            [words('explain.file.vintage'), formats.date(date)],
            [words('explain.licence'), licence],
            [words('explain.file.sha256'), sha256, 'hash'],
          ]}
        />
      ))}
    </section>
  );
}

function editionText({ key, kind, release, inferred, carrier }: ReleaseEdition, words: Words): string {
  const known = release === '' ? 'untold' : inferred ? 'inferred' : 'stated';
  const text = words(`explain.edition.${kind === 'computed' ? 'computed' : known}`, { key, release });
  return carrier === '' ? text : words('explain.edition.carrier', { edition: text, carrier });
}
