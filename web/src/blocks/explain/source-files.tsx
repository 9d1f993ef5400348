import type { ReactNode } from 'react';
import type { ReleaseEdition } from '#release/facts.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { sourceDateText } from '../../i18n/source-date.ts';
import type { Words } from '../../i18n/words.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { OriginPart } from '../../ui/figure-origin.tsx';
import styles from './explanation.module.css';
import { toNames } from './explanation-text.ts';
import type { ShownExplanation } from './shown-explanation.ts';

/** Unformatted, as in the file, so that they can be searched for. */
const codes = ['area', 'm49', 'item', 'element', 'year', 'unit', 'value', 'flag'] as const;

export function SourceRows(shown: ShownExplanation): ReactNode {
  const { explanation, words } = shown;
  const rows = explanation.figures.flatMap((figure) => {
    const { element, crop, area } = toNames(figure, shown);
    return figure.row === null ? [] : [{ name: `${element}, ${crop}, ${area}`, row: figure.row }];
  });
  if (rows.length === 0) return null;
  return (
    <OriginPart heading={words('explain.rows.caption')}>
      {rows.map(({ name, row }) => (
        <div key={`${row.source} ${name}`} className={styles.row}>
          <p>
            <strong>{name}</strong> <span className={styles.break}>{row.file}</span>
          </p>
          <Facts
            look={styles.codes}
            facts={codes.flatMap((code): Fact[] =>
              row[code] === null || row[code] === '' ? [] : [[words(`explain.rows.${code}`), row[code]]],
            )}
          />
        </div>
      ))}
    </OriginPart>
  );
}

/** The files of the rows: publisher, date, licence and checksum, and the editions that assembled files are made of. */
export function SourceFiles({ explanation, words, language }: ShownExplanation): ReactNode {
  const { sources, editions } = explanation;
  if (sources.length === 0) return null;
  return (
    <OriginPart heading={words('explain.files')}>
      {editions.some(({ kind }) => kind !== 'published') && (
        <Facts
          look={styles.file}
          facts={[[words('explain.editions'), editions.map((edition) => editionText(edition, words))]]}
        />
      )}
      {sources.map(({ key, publisher, url, title, file, date, licence, sha256 }) => {
        const link = (
          <a href={url} rel="noopener">
            {title}
          </a>
        );
        return (
          <Facts
            key={key}
            look={styles.file}
            facts={[
              [publisher, link],
              [words('explain.file'), file, styles.break],
              [words('explain.file.vintage'), sourceDateText(words, language, date)],
              [words('explain.licence'), licenceName(words, licence)],
              [words('explain.file.sha256'), sha256, styles.hash],
            ]}
          />
        );
      })}
    </OriginPart>
  );
}

function editionText({ key, kind, release, inferred, carrier }: ReleaseEdition, words: Words): string {
  const releaseKind = release === '' ? 'untold' : inferred ? 'inferred' : 'stated';
  const text = words(`explain.edition.${kind === 'computed' ? 'computed' : releaseKind}`, { key, release });
  return carrier === '' ? text : words('explain.edition.carrier', { edition: text, carrier });
}
