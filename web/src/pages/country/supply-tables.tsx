import type { ReactNode } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import {
  EXPORT_VALUE,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  IMPORT_VALUE,
  SELF_SUFFICIENCY,
} from '#catalog/elements/codes.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { AreaPaths } from './area-paths.ts';
import styles from './country-page.module.css';
import { balanceColumns, Figure, isRoundedIn, partnersText } from './country-texts.tsx';
import { filedBalance, filedTrade, itemsOf } from './filed-country.ts';
import { PartHead, type PartOf } from './part-head.tsx';

/** Whether food balances have a crop in another form than its harvest. */
const isMilled = (crop: string): boolean => findCrop(crop)?.caveats.includes('milled') === true;
const perCapita: readonly number[] = [FOOD_PER_CAPITA, FOOD_PER_CAPITA_AGGREGATE];

interface TableProps {
  of: PartOf;
  crops: readonly CropProfile[];
  hrefOf: (path: string) => string;
  paths: AreaPaths;
}

/** The crop's name, as the way to a page of it in the state of the area where the crop has the page. */
export function CropCell(props: {
  crop: string;
  path: string | null;
  hrefOf: (path: string) => string;
}): ReactNode {
  const { crop, path, hrefOf } = props;
  const name = useWords()(`crops.${crop}.name`);
  return path === null ? name : <a href={hrefOf(path)}>{name}</a>;
}

/** What the items of crops hold, for files, which have one table each; of milled crops the balance says it itself. */
function useCaveats(): (rows: readonly CropProfile[]) => readonly string[] {
  const words = useWords();
  return (rows) =>
    cropCaveats(
      words,
      rows.flatMap(({ crop }) => (isMilled(crop) ? [] : crop)),
      'short',
    );
}

/** Where the food supply of an area comes from and what becomes of it, in the newest year of each crop. */
export function BalanceTable({ of, crops, hrefOf, paths }: TableProps): ReactNode {
  const words = useWords();
  const caveats = useCaveats();
  const formats = getFormats(useLanguage());
  const rows = crops.filter(({ balance }) => balance.length > 0);
  if (rows.length === 0) return null;
  const milled = rows.flatMap(({ crop }) =>
    isMilled(crop) ? [words('country.balance.milled', { crop: words(`crops.${crop}.name`) })] : [],
  );
  const cell = (row: CropProfile, elements: readonly number[]): ReactNode => {
    const figure = row.balance.find(({ element }) => elements.includes(element));
    return figure === undefined ? (
      <span className={styles.none}>{words('country.none')}</span>
    ) : (
      <>
        <Figure figure={figure} roundedAway={isRoundedIn(row.balance, figure)} />
        {figure.doubt !== undefined && <span className={styles.about}> {words('figure.doubt')}</span>}
      </>
    );
  };
  return (
    <section aria-labelledby="balance-title" className={styles.part}>
      <PartHead
        part="balance"
        of={of}
        text={words('country.balance.title')}
        tables={[
          {
            id: 'balance',
            name: words('country.balance.title'),
            notes: [...milled, ...caveats(rows)],
            indicators: itemsOf(rows, 'balance'),
            table: import.meta.env.SSR && (() => filedBalance(of.profile.area, rows, { words, formats })),
            rows: rows.length,
          },
        ]}
      />
      <PlainTable
        label={words('country.balance.title')}
        stacks
        look={styles.table}
        rows={rows}
        columns={[
          [
            words('country.harvest.crop'),
            ({ crop }) => <CropCell crop={crop} path={paths.ofSection(crop, consumption)} hrefOf={hrefOf} />,
          ],
          [words('country.balance.year'), ({ balance }) => formats.year(balance[0]?.year ?? 0)],
          ...balanceColumns.map(
            (element) =>
              [
                words(`country.balance.${element}`),
                (row: CropProfile) => cell(row, [element]),
                'numeric',
              ] as const,
          ),
          [words('country.balance.perCapita'), (row) => cell(row, perCapita), 'numeric'],
          [words(`country.balance.${SELF_SUFFICIENCY}`), (row) => cell(row, [SELF_SUFFICIENCY]), 'numeric'],
        ]}
      />
      {milled.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** What an area buys and sells abroad, and with whom. */
export function TradeTable({ of, crops, hrefOf, paths }: TableProps): ReactNode {
  const words = useWords();
  const caveats = useCaveats();
  const formats = getFormats(useLanguage());
  const rows = crops.filter(
    ({ trade: traded, partners }) =>
      traded.length > 0 || partners?.imports != null || partners?.exports != null,
  );
  if (rows.length === 0) return null;
  const totalOf = ({ trade: traded }: CropProfile, element: number) =>
    traded.find((each) => each.element === element);
  const total = (row: CropProfile, element: number): ReactNode => {
    const figure = totalOf(row, element);
    return figure === undefined ? (
      <span className={styles.none}>{words('country.none')}</span>
    ) : (
      <>
        <Figure figure={figure} />{' '}
        <span className={styles.about}>
          {[formats.year(figure.year), ...(figure.doubt === undefined ? [] : [words('figure.doubt')])].join(
            ' · ',
          )}
        </span>
      </>
    );
  };
  const hasPartners = rows.some(({ partners }) => partners !== null);
  const listed = (row: CropProfile, flow: 'imports' | 'exports', element: number): ReactNode => {
    const named = partnersText(row, flow, element, { words, formats });
    if (named === null)
      return (
        <span className={styles.none}>
          {words(row.partners === null ? 'country.trade.unlisted' : 'country.none')}
        </span>
      );
    return (
      <>
        {named.list} <span className={styles.about}>{named.about}</span>
      </>
    );
  };
  const incomplete = rows.flatMap(({ crop, partners }) =>
    partners !== null && partners.products.counted < partners.products.all
      ? [words('country.trade.products', { crop: words(`crops.${crop}.name`), ...partners.products })]
      : [],
  );
  return (
    <section aria-labelledby="trade-title" className={styles.part}>
      <PartHead
        part="trade"
        of={of}
        text={words('country.trade.title')}
        tables={[
          {
            id: 'trade',
            name: words('country.trade.title'),
            notes: [...incomplete, ...caveats(rows)],
            indicators: itemsOf(rows, 'production'),
            table: import.meta.env.SSR && (() => filedTrade(of.profile.area, rows, { words, formats })),
            rows: rows.length,
          },
        ]}
      />
      <PlainTable
        label={words('country.trade.title')}
        stacks
        look={styles.table}
        rows={rows}
        columns={[
          [
            words('country.harvest.crop'),
            ({ crop }) => <CropCell crop={crop} path={paths.ofSection(crop, trade)} hrefOf={hrefOf} />,
          ],
          [words('country.trade.imports'), (row) => total(row, IMPORT_VALUE)],
          hasPartners && [words('country.trade.from'), (row) => listed(row, 'imports', IMPORT_VALUE)],
          [words('country.trade.exports'), (row) => total(row, EXPORT_VALUE)],
          hasPartners && [words('country.trade.to'), (row) => listed(row, 'exports', EXPORT_VALUE)],
        ]}
      />
      {incomplete.length > 0 && <p className={styles.note}>{incomplete.join(' ')}</p>}
    </section>
  );
}
