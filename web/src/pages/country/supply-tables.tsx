import type { ReactNode } from 'react';
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
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { AreaPaths } from './area-paths.ts';
import styles from './country-page.module.css';
import { balanceColumns, FigureText, isRoundedIn, partnersText } from './country-texts.tsx';
import { balancedCrops, tradedCrops } from './supply-figures.ts';

const perCapita: readonly number[] = [FOOD_PER_CAPITA, FOOD_PER_CAPITA_AGGREGATE];

export interface TableProps {
  figure: Figure;
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

/** Origin and uses of an area's food supply, in the newest year of each crop. */
export function BalanceTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const cell = (row: CropProfile, elements: readonly number[]): ReactNode => {
    const value = row.balance.find(({ element }) => elements.includes(element));
    return value === undefined ? (
      <span className={styles.none}>{words('country.none')}</span>
    ) : (
      <>
        <FigureText figure={value} roundedAway={isRoundedIn(row.balance, value)} />
        {value.doubt !== undefined && <span className={styles.about}> {words('figure.doubt')}</span>}
      </>
    );
  };
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <PlainTable
        label={words('country.balance.title')}
        stacks
        look={styles.table}
        rows={balancedCrops(crops)}
        columns={[
          [
            words('figure.table.crop'),
            ({ crop }) => <CropCell crop={crop} path={paths.ofSection(crop, consumption)} hrefOf={hrefOf} />,
          ],
          [words('figure.table.year'), ({ balance }) => formats.year(balance[0]?.year ?? 0)],
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
    </FigureFrame>
  );
}

/** An area's imports and exports, with partners. */
export function TradeTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const rows = tradedCrops(crops);
  const totalOf = ({ trade: traded }: CropProfile, element: number) =>
    traded.find((each) => each.element === element);
  const total = (row: CropProfile, element: number): ReactNode => {
    const value = totalOf(row, element);
    return value === undefined ? (
      <span className={styles.none}>{words('country.none')}</span>
    ) : (
      <>
        <FigureText figure={value} />{' '}
        <span className={styles.about}>
          {[formats.year(value.year), ...(value.doubt === undefined ? [] : [words('figure.doubt')])].join(
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
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <PlainTable
        label={words('country.trade.title')}
        stacks
        look={styles.table}
        rows={rows}
        columns={[
          [
            words('figure.table.crop'),
            ({ crop }) => <CropCell crop={crop} path={paths.ofSection(crop, trade)} hrefOf={hrefOf} />,
          ],
          [words('country.trade.imports'), (row) => total(row, IMPORT_VALUE)],
          hasPartners && [words('country.trade.from'), (row) => listed(row, 'imports', IMPORT_VALUE)],
          [words('country.trade.exports'), (row) => total(row, EXPORT_VALUE)],
          hasPartners && [words('country.trade.to'), (row) => listed(row, 'exports', EXPORT_VALUE)],
        ]}
      />
    </FigureFrame>
  );
}
