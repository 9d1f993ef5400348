import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FiledHead } from '../../blocks/filed-head.tsx';
import type { FiledPage } from '../../blocks/use-filed.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './databases-page.module.css';
import { filedLeftOut } from './filed-databases.ts';
import { type LeftOut, leftOutRows } from './left-out-model.ts';

/** Published rows that are no market prices, or in no median: how many of each source, why, and in which countries. */
export function LeftOutPart({ leftOut, at }: { leftOut: Loaded<LeftOut>; at: FiledPage }): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  if (leftOut.state === 'failed') return <FailedPart />;
  const { entries, conflicts } = leftOut.value;
  if (entries.length === 0) return null;
  const filed = leftOutRows(entries);
  const all = entries.reduce((sum, { rows }) => sum + rows, 0);
  const named = (key: string, otherwise: string): string => (words.has(key) ? words(key) : otherwise);
  return (
    <section aria-labelledby="left-out" className={styles.part}>
      <FiledHead
        id="left-out"
        text={words('checks.leftOut.title')}
        filed={[
          {
            id: 'prices-left-out',
            title: words('checks.leftOut.caption'),
            sources: [],
            area: worldCode,
            table: import.meta.env.SSR && (() => filedLeftOut(filed, { words, formats })),
            rows: filed.length,
            at,
          },
        ]}
      />
      <p>
        {words('checks.leftOut.lead', { rows: all, shown: formats.number(all, 0) })}{' '}
        {words('checks.leftOut.conflicts', { count: conflicts })}{' '}
        <a href={priceAddresses.leftOut()}>{words('checks.leftOut.file')}</a>
      </p>
      <PlainTable
        look={styles.scroller}
        caption={words('checks.leftOut.caption')}
        columns={[
          [words('checks.leftOut.reason'), ({ reason }) => named(`prices.left-out.${reason}`, reason)],
          [words('about.databases.source'), ({ source }) => named(`sources.${source}`, source)],
          [words('checks.leftOut.rows'), ({ rows }) => formats.number(rows, 0), 'numeric'],
          [
            words('checks.leftOut.countries'),
            ({ countries }) =>
              countries
                .map(({ iso3, rows }) =>
                  words('checks.leftOut.country', {
                    country: iso3 === '' ? words('checks.leftOut.noCountry') : areaName(words, iso3),
                    rows: formats.number(rows, 0),
                  }),
                )
                .join(', '),
          ],
        ]}
        rows={entries}
        stacks
      />
    </section>
  );
}
