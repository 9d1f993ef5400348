import type { ReactNode } from 'react';
import { priceAddresses } from '#contract/price-addresses.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import styles from './databases-page.module.css';
import { type GermplasmLeftOut, germplasmLeftOutAddress, type LeftOut } from './left-out-model.ts';

/** Rows that are left out: their number by source and the reason, with a last column of their own. */
function LeftOutTable<Entry extends { reason: string; source: string; rows: number }>(props: {
  figure: Figure | undefined;
  entries: readonly Entry[];
  /** Groups of the words of the part, and of the reasons. */
  group: string;
  reasons: string;
  /** Address of the rows. */
  file: string;
  last: PlainColumn<Entry>;
  children?: ReactNode;
}): ReactNode {
  const { figure, entries, group, reasons, last, children } = props;
  const { words, formats } = useSpeech();
  if (figure === undefined) return null;
  const all = entries.reduce((sum, { rows }) => sum + rows, 0);
  const named = (key: string, otherwise: string): string => (words.has(key) ? words(key) : otherwise);
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part}>
        <p>
          {words(`${group}.lead`, { rows: all, shown: formats.number(all, 0) })} {children}
          <a href={props.file}>{words('checks.leftOut.file')}</a>
        </p>
        <PlainTable
          look={styles.scroller}
          label={words(`${group}.caption`)}
          summary={words(`${group}.caption`)}
          columns={[
            [words('checks.leftOut.reason'), ({ reason }) => named(`${reasons}.${reason}`, reason)],
            [words('about.databases.source'), ({ source }) => named(`sources.${source}`, source)],
            [words('checks.leftOut.rows'), ({ rows }) => formats.number(rows, 0), 'numeric'],
            last,
          ]}
          rows={entries}
          stacks
        />
      </div>
    </FigureFrame>
  );
}

/** Published rows that are no market prices, or in no median: how many of each source, why, and in which countries. */
export function LeftOutPart(props: { leftOut: Loaded<LeftOut>; figure: Figure | undefined }): ReactNode {
  const { leftOut, figure } = props;
  const { words, formats } = useSpeech();
  if (leftOut.state === 'failed') return <FailedPart />;
  const { entries, conflicts } = leftOut.value;
  const countryText = ({ iso3, rows }: (typeof entries)[number]['countries'][number]): string =>
    words('checks.leftOut.country', {
      country: iso3 === '' ? words('checks.leftOut.noCountry') : areaName(words, iso3),
      rows: formats.number(rows, 0),
    });
  return (
    <LeftOutTable
      {...{ figure, entries }}
      group="checks.leftOut"
      reasons="prices.left-out"
      file={priceAddresses.leftOut()}
      last={[words('checks.leftOut.countries'), ({ countries }) => countries.map(countryText).join(', ')]}
    >
      {words('checks.leftOut.conflicts', { count: conflicts })}{' '}
    </LeftOutTable>
  );
}

/** Published rows of germplasm and varieties that are in no figure: their number by source, the reason, and their text. */
export function GermplasmLeftOutPart(props: {
  leftOut: Loaded<GermplasmLeftOut>;
  figure: Figure | undefined;
}): ReactNode {
  const { leftOut, figure } = props;
  const { words, formats } = useSpeech();
  if (leftOut.state === 'failed') return <FailedPart />;
  const detailText = ({ text, rows }: GermplasmLeftOut[number]['details'][number]): string =>
    words('checks.germplasmLeftOut.detail', { text, rows: formats.number(rows, 0) });
  return (
    <LeftOutTable
      figure={figure}
      entries={leftOut.value}
      group="checks.germplasmLeftOut"
      reasons="germplasm.left-out"
      file={germplasmLeftOutAddress}
      last={[
        words('checks.germplasmLeftOut.said'),
        ({ details }) => details.map(detailText).join(', ') || '–',
      ]}
    />
  );
}
