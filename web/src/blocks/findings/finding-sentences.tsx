import type { ReactNode } from 'react';
import type { ServedFinding } from '#contract/findings.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './finding-list.module.css';

export interface SaidFinding extends Pick<ServedFinding, 'id' | 'rule' | 'page'> {
  sentence: string;
}

const rules = ['change', 'rank', 'turn', 'price'] as const;

/** Sentences of the findings, each with a link to its figures, and a note on their rules. */
export function FindingSentences(props: {
  findings: readonly SaidFinding[];
  /** The release that links hold to, as a query string without its first sign; empty for the current one. */
  version: string;
  title?: string | undefined;
  feed: string;
}): ReactNode {
  const { findings, title, version, feed } = props;
  const { words, language } = useSpeech();
  const hrefOf = ({ page }: SaidFinding): string =>
    `/${language}${page}${version === '' ? '' : `${page.includes('?') ? '&' : '?'}${version}`}`;
  const used = rules.filter((rule) => findings.some((finding) => finding.rule === rule));
  return (
    <section aria-labelledby="findings-title" className={styles.part}>
      <h2 id="findings-title">{title ?? words('findings.title')}</h2>
      {findings.length === 0 ? (
        <p className={styles.none}>{words('findings.none')}</p>
      ) : (
        <ul className={styles.list}>
          {findings.map((finding) => (
            <li key={finding.id} id={finding.id}>
              {finding.sentence}{' '}
              <a
                href={hrefOf(finding)}
                aria-label={words('findings.figures.label', { sentence: finding.sentence })}
                data-print="no"
              >
                {words('findings.figures')}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.more} data-print="no">
        {used.length > 0 && (
          <Disclosure summary={words('findings.how')} icon="info">
            <ul className={styles.how}>
              {used.map((rule) => (
                <li key={rule}>{words(`findings.how.${rule}`)}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <a href={feed} type="application/atom+xml">
          {words('findings.feed')}
        </a>
      </div>
    </section>
  );
}
