import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { FiledHead } from '../../blocks/filed-head.tsx';
import type { FiledPage, FiledSource } from '../../blocks/use-filed.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/facts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './databases-page.module.css';
import { filedWorldSums } from './filed-databases.ts';
import { type WorldSumSummary, worldSumRows } from './world-sums-model.ts';

const years = (words: Words, { first, last }: { first: number; last: number }): string =>
  first === last
    ? String(first)
    : words('checks.worldSums.period', { first: String(first), last: String(last) });

/** World totals beside the sums of the countries, element by element, with the reasons where they differ. */
export function WorldSumsPart(props: {
  summary: readonly WorldSumSummary[];
  source: string;
  /** What totals and countries' figures come from. */
  counted: readonly FiledSource[];
  elementName: (element: number) => string;
  at: FiledPage;
}): ReactNode {
  const { summary, source, counted, elementName, at } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  if (summary.length === 0) return null;
  const filed = worldSumRows(summary);
  const reasons = [...new Set(summary.flatMap(({ differences }) => differences.map(({ reason }) => reason)))];
  return (
    <section aria-labelledby="world-sums">
      <FiledHead
        id="world-sums"
        level={3}
        text={words('checks.worldSums.title')}
        filed={[
          {
            id: 'sums',
            title: words('checks.worldSums.caption', { source }),
            notes: [words('checks.worldSums.lead')],
            sources: counted,
            area: worldCode,
            table: import.meta.env.SSR && (() => filedWorldSums(filed, elementName, { words, formats })),
            rows: filed.length,
            at,
          },
        ]}
      />
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
    </section>
  );
}

function Differences({ list }: { list: WorldSumSummary['differences'] }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
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
