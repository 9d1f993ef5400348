import type { ReactNode } from 'react';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './databases-page.module.css';
import type { LeftOut } from './left-out-model.ts';

/** Published rows that are no market prices, or in no median: how many of each source, why, and in which countries. */
export function LeftOutPart({
  leftOut,
  figure,
}: {
  leftOut: Loaded<LeftOut>;
  figure: Figure | undefined;
}): ReactNode {
  const { words, formats } = useSpeech();
  if (leftOut.state === 'failed') return <FailedPart />;
  const { entries, conflicts } = leftOut.value;
  if (figure === undefined) return null;
  const all = entries.reduce((sum, { rows }) => sum + rows, 0);
  const named = (key: string, otherwise: string): string => (words.has(key) ? words(key) : otherwise);
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part}>
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
      </div>
    </FigureFrame>
  );
}
