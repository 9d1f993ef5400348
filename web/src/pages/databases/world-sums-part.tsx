import type { ReactNode } from 'react';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './databases-page.module.css';
import type { WorldSumSummary } from './world-sums-model.ts';

const years = (words: Words, { first, last }: { first: number; last: number }): string =>
  first === last
    ? String(first)
    : words('checks.worldSums.period', { first: String(first), last: String(last) });

/** World totals beside the sums of the countries, element by element, with the reasons where they differ. */
export function WorldSumsPart(props: {
  figure: Figure;
  summary: readonly WorldSumSummary[];
  source: string;
  elementName: (element: number) => string;
}): ReactNode {
  const { figure, summary, source, elementName } = props;
  const { words, formats } = useSpeech();
  const reasons = [...new Set(summary.flatMap(({ differences }) => differences.map(({ reason }) => reason)))];
  return (
    <FigureFrame figure={figure} level={3} hasTable={false}>
      <div className={styles.part}>
        <p>{words('checks.worldSums.lead')}</p>
        <PlainTable
          look={classNames(styles.scroller, styles.narrow)}
          caption={words('checks.worldSums.caption', { source })}
          columns={[
            [words('figure.table.element'), ({ element }) => elementName(element)],
            [
              words('checks.worldSums.equal'),
              (entry) =>
                words('checks.worldSums.count', {
                  equal: formats.number(entry.equal, 0),
                  years: formats.number(entry.years, 0),
                }),
              'numeric',
            ],
            [words('checks.worldSums.differences'), ({ differences }) => <Differences list={differences} />],
          ]}
          rows={summary}
        />
        <Facts
          look={styles.reasons}
          facts={reasons.map((reason) => [
            words(`checks.worldSums.reason.${reason}`),
            words(`checks.worldSums.reason.${reason}.text`),
          ])}
        />
      </div>
    </FigureFrame>
  );
}

function Differences({ list }: { list: WorldSumSummary['differences'] }): ReactNode {
  const { words, formats } = useSpeech();
  if (list.length === 0) return '–';
  return (
    <ul className={styles.plain}>
      {list.map((difference) => (
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
  );
}
