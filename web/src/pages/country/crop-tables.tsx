import type { ReactNode } from 'react';
import {
  EXPORT_VALUE,
  FOOD_PER_CAPITA,
  FOOD_PER_CAPITA_AGGREGATE,
  IMPORT_VALUE,
  SELF_SUFFICIENCY,
} from '#catalog/elements/codes.ts';
import { domesticPrices } from '#catalog/prices/sections.ts';
import { consumption } from '#catalog/sections/consumption.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { readMonth } from '#domain/prices/months.ts';
import { areTooFew } from '#domain/prices/same-markets.ts';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { stageNames } from '../../i18n/loss-stage.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import type { AreaPaths } from './area-paths.ts';
import styles from './country-page.module.css';
import { balanceColumns, FigureText, isRoundedIn, partnersText } from './country-texts.tsx';
import { pricedCrops, seedCrops } from './market-figures.ts';
import { balancedCrops, tradedCrops } from './supply-figures.ts';

export interface TableProps {
  figure: Figure;
  crops: readonly CropProfile[];
  /** Adds language and release to a path. */
  hrefOf: (path: string) => string;
  paths: AreaPaths;
}

export function None(): ReactNode {
  return <span className={styles.none}>{useWords()('country.none')}</span>;
}

function CropTable<Row extends { crop: string }>(
  props: Pick<TableProps, 'figure' | 'hrefOf'> & {
    rows: readonly Row[];
    columns: readonly (PlainColumn<Row> | false)[];
    pathOf: (row: Row) => string | null;
  },
): ReactNode {
  const { figure, hrefOf, rows, columns, pathOf } = props;
  const words = useWords();
  const cropCell = (row: Row): ReactNode => {
    const path = pathOf(row);
    const name = words(`crops.${row.crop}.name`);
    return path === null ? name : <a href={hrefOf(path)}>{name}</a>;
  };
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <PlainTable
        label={figure.title}
        stacks
        look={styles.table}
        rows={rows}
        columns={[[words('figure.table.crop'), cropCell], ...columns]}
      />
    </FigureFrame>
  );
}

const perCapita: readonly number[] = [FOOD_PER_CAPITA, FOOD_PER_CAPITA_AGGREGATE];

export function BalanceTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const column = (name: string | number, elements: readonly number[]): PlainColumn<CropProfile> => [
    words(`country.balance.${name}`),
    ({ balance }) => {
      const value = balance.find(({ element }) => elements.includes(element));
      return value === undefined ? (
        <None />
      ) : (
        <>
          <FigureText figure={value} roundedAway={isRoundedIn(balance, value)} />
          {value.doubt !== undefined && <span className={styles.about}> {words('figure.doubt')}</span>}
        </>
      );
    },
    'numeric',
  ];
  return (
    <CropTable
      {...{ figure, hrefOf }}
      rows={balancedCrops(crops)}
      pathOf={({ crop }) => paths.ofSection(crop, consumption)}
      columns={[
        [words('figure.table.year'), ({ balance }) => formats.year(balance[0]?.year ?? 0)],
        ...balanceColumns.map((element) => column(element, [element])),
        column('perCapita', perCapita),
        column(SELF_SUFFICIENCY, [SELF_SUFFICIENCY]),
      ]}
    />
  );
}

export function TradeTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const rows = tradedCrops(crops);
  const hasPartners = rows.some(({ partners }) => partners !== null);
  const total = (row: CropProfile, element: number): ReactNode => {
    const value = row.trade.find((each) => each.element === element);
    if (value === undefined) return <None />;
    const doubt = value.doubt === undefined ? '' : ` · ${words('figure.doubt')}`;
    return (
      <>
        <FigureText figure={value} />{' '}
        <span className={styles.about}>{`${formats.year(value.year)}${doubt}`}</span>
      </>
    );
  };
  const partners = (row: CropProfile, flow: 'imports' | 'exports', element: number): ReactNode => {
    const named = partnersText(row, flow, element, { words, formats });
    if (named === null)
      return row.partners === null ? (
        <span className={styles.none}>{words('country.trade.unlisted')}</span>
      ) : (
        <None />
      );
    return (
      <>
        {named.list} <span className={styles.about}>{named.about}</span>
      </>
    );
  };
  return (
    <CropTable
      {...{ figure, hrefOf, rows }}
      pathOf={({ crop }) => paths.ofSection(crop, trade)}
      columns={[
        [words('country.trade.imports'), (row) => total(row, IMPORT_VALUE)],
        hasPartners && [words('country.trade.from'), (row) => partners(row, 'imports', IMPORT_VALUE)],
        [words('country.trade.exports'), (row) => total(row, EXPORT_VALUE)],
        hasPartners && [words('country.trade.to'), (row) => partners(row, 'exports', EXPORT_VALUE)],
      ]}
    />
  );
}

export function PriceTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats, language } = useSpeech();
  const money = (value: number, currency: string | null): string =>
    words('country.price.perKg', {
      value: currency === null ? formats.edited(value) : `${formats.edited(value)} ${currency}`,
    });
  return (
    <CropTable
      {...{ figure, hrefOf }}
      rows={pricedCrops(crops)}
      pathOf={({ crop }) => `/${crop}/data/${domesticPrices.id}?${paths.place}`}
      columns={[
        [
          words('country.price.price'),
          ({ median, currency, type }) => (
            <>
              {money(median, currency)}{' '}
              <span className={styles.about}>{words(`country.price.type.${type}`)}</span>
            </>
          ),
        ],
        [words('country.price.month'), ({ month }) => getMonthNames(language).long(readMonth(month) ?? 0)],
        [
          words('country.price.before'),
          ({ change }) => {
            if (change === null) return <None />;
            const { percent, markets, markets_before: before } = change;
            if (percent !== null)
              return words('country.price.change', { change: formats.change(percent / 100), markets });
            const why = areTooFew(markets, before) ? 'left' : 'against';
            return <span className={styles.about}>{words(`country.price.${why}`)}</span>;
          },
        ],
        [words('country.price.markets'), ({ markets }) => formats.number(markets, 0), 'numeric'],
      ]}
    />
  );
}

export function SeedTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const count = (value: number | null | undefined): ReactNode =>
    value == null ? <None /> : formats.number(value, 0);
  const varietiesCell = ({ crop, varieties }: CropProfile): ReactNode => {
    if (varieties === null) return <None />;
    const { released, seen, newest } = varieties;
    const texts = [
      ...(released > 0 ? [words('country.seed.released', { count: released })] : []),
      ...(seen > 0 ? [words('country.seed.seen', { count: seen })] : []),
      ...(newest === null ? [] : [words('country.seed.newest', { year: formats.year(newest) })]),
    ];
    return <a href={hrefOf(`/${crop}/data/seed-varieties?${paths.place}`)}>{texts.join(', ')}</a>;
  };
  return (
    <CropTable
      {...{ figure, hrefOf }}
      rows={seedCrops(crops)}
      pathOf={({ crop, samples }) => (samples === null ? null : `/${crop}/data/genebanks?${paths.place}`)}
      columns={[
        [words('country.seed.received'), ({ samples }) => count(samples?.received), 'numeric'],
        [words('country.seed.provided'), ({ samples }) => count(samples?.provided), 'numeric'],
        [
          words('country.seed.years'),
          ({ samples }) => (samples === null ? <None /> : formats.span(samples.from, samples.to)),
        ],
        [words('country.seed.varieties'), varietiesCell],
      ]}
    />
  );
}

/** Commodities that the second sheet of the brief has room for. */
const mostOnPaper = 3;

/** Results of studies on post-harvest losses. On paper those with most studies are in a line each. */
export function LossTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const rows = crops.flatMap(({ crop, losses }) => losses.map((loss) => ({ crop, ...loss })));
  const stagesText = (stages: (typeof rows)[number]['stages']): string =>
    stages
      .map(({ stage, ...found }) =>
        words('country.losses.stage', {
          stage: words(`losses.stage.${stage}`),
          ...stageNames(formats, found),
        }),
      )
      .join(' · ');
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part} data-print="no">
        <PlainTable
          label={figure.title}
          stacks
          look={styles.table}
          rows={rows}
          columns={[
            [
              words('figure.table.crop'),
              ({ crop, commodity }) => (
                <a href={hrefOf(`/${crop}/data/post-harvest/results?commodity=${commodity}&${paths.place}`)}>
                  {words(`losses.commodity.${commodity}`)}
                </a>
              ),
            ],
            [words('country.losses.studies'), ({ studies }) => formats.number(studies, 0), 'numeric'],
            [words('country.losses.stages'), ({ stages }) => stagesText(stages)],
          ]}
        />
        <p className={styles.note}>{words('country.losses.note')}</p>
      </div>
      <div className={styles.paper}>
        {rows
          .toSorted((a, b) => b.studies - a.studies)
          .slice(0, mostOnPaper)
          .map(({ commodity, studies, stages }) => (
            <p key={commodity}>
              {words('country.losses.paper', {
                commodity: words(`losses.commodity.${commodity}`),
                studies,
                text: stagesText(stages.toSorted((a, b) => b.studies - a.studies).slice(0, 1)),
              })}
            </p>
          ))}
        <p className={styles.note}>{words('country.losses.paper.note')}</p>
      </div>
    </FigureFrame>
  );
}
