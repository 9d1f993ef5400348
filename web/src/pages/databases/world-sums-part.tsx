import type { ReactNode } from 'react';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import styles from './databases-page.module.css';
import type { WorldSumSummary } from './world-sums-model.ts';

const years = (words: Words, { first, last }: { first: number; last: number }): string =>
  first === last
    ? String(first)
    : words('checks.worldSums.period', { first: String(first), last: String(last) });

/** World totals beside the sums of the countries, element by element, with the reasons where they differ. */
export function WorldSumsPart(props: {
  summary: readonly WorldSumSummary[];
  source: string;
  elementName: (element: number) => string;
}): ReactNode {
  const { summary, source, elementName } = props;
  const words = useWords();
  const formats: Formats = getFormats(useLanguage());
  if (summary.length === 0) return null;
  const reasons = [...new Set(summary.flatMap(({ differences }) => differences.map(({ reason }) => reason)))];
  return (
    <section aria-labelledby="world-sums">
      <h3 id="world-sums">{words('checks.worldSums.title')}</h3>
      <p>{words('checks.worldSums.lead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-labelledby="world-sums-caption" tabIndex={0}>
        <table className={`${styles.table} ${styles.narrow}`}>
          <caption id="world-sums-caption">{words('checks.worldSums.caption', { source })}</caption>
          <thead>
            <tr>
              <th scope="col">{words('figure.table.element')}</th>
              <th scope="col" className={styles.numeric}>
                {words('checks.worldSums.equal')}
              </th>
              <th scope="col">{words('checks.worldSums.differences')}</th>
            </tr>
          </thead>
          <tbody>
            {summary.map((entry) => (
              <tr key={entry.element}>
                <th scope="row">{elementName(entry.element)}</th>
                <td className={styles.numeric}>
                  {words('checks.worldSums.count', {
                    equal: formats.number(entry.equal, 0),
                    years: formats.number(entry.years, 0),
                  })}
                </td>
                <td>
                  {entry.differences.length === 0 ? (
                    '–'
                  ) : (
                    <ul className={styles.plain}>
                      {entry.differences.map((difference) => (
                        <li key={difference.reason}>
                          {words('checks.worldSums.difference', {
                            reason: words(`checks.worldSums.reason.${difference.reason}`),
                            period: years(words, difference),
                            count: difference.years,
                            largest: formats.change(difference.largest),
                            year: String(difference.largestYear),
                          })}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className={styles.reasons}>
        {reasons.map((reason) => (
          <div key={reason}>
            <dt>{words(`checks.worldSums.reason.${reason}`)}</dt>
            <dd>{words(`checks.worldSums.reason.${reason}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
