import type { ReactNode } from 'react';
import { domesticPrices } from '#catalog/prices/sections.ts';
import { readMonth } from '#domain/prices/months.ts';
import { areTooFew } from '#domain/prices/same-markets.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { getMonthNames } from '../../i18n/months.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './country-page.module.css';
import { pricedCrops, seedCrops } from './market-figures.ts';
import { CropCell, type TableProps } from './supply-tables.tsx';

/** The last market prices of a country. */
export function PriceTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats, language } = useSpeech();
  const money = (value: number, currency: string | null): string =>
    words('country.price.perKg', {
      value: currency === null ? formats.edited(value) : `${formats.edited(value)} ${currency}`,
    });
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <PlainTable
        label={words('country.price.title')}
        stacks
        look={styles.table}
        rows={pricedCrops(crops)}
        columns={[
          [
            words('figure.table.crop'),
            ({ crop }) => (
              <CropCell
                crop={crop}
                path={`/${crop}/data/${domesticPrices.id}?${paths.place}`}
                hrefOf={hrefOf}
              />
            ),
          ],
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
            ({ change }) =>
              change === null ? (
                <span className={styles.none}>{words('country.none')}</span>
              ) : change.percent === null ? (
                <span className={styles.about}>
                  {words(
                    areTooFew(change.markets, change.markets_before)
                      ? 'country.price.left'
                      : 'country.price.against',
                  )}
                </span>
              ) : (
                words('country.price.change', {
                  change: formats.change(change.percent / 100),
                  markets: change.markets,
                })
              ),
          ],
          [words('country.price.markets'), ({ markets }) => formats.number(markets, 0), 'numeric'],
        ]}
      />
    </FigureFrame>
  );
}

/** Samples of accessions that an area received and provided, and its varieties. */
export function SeedTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const none = <span className={styles.none}>{words('country.none')}</span>;
  const count = (value: number | null | undefined): ReactNode =>
    value == null ? none : formats.number(value, 0);
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <PlainTable
        label={words('country.seed.title')}
        stacks
        look={styles.table}
        rows={seedCrops(crops)}
        columns={[
          [
            words('figure.table.crop'),
            ({ crop, samples }) => (
              <CropCell
                crop={crop}
                path={samples === null ? null : `/${crop}/data/genebanks?${paths.place}`}
                hrefOf={hrefOf}
              />
            ),
          ],
          [words('country.seed.received'), ({ samples }) => count(samples?.received), 'numeric'],
          [words('country.seed.provided'), ({ samples }) => count(samples?.provided), 'numeric'],
          [
            words('country.seed.years'),
            ({ samples }) => (samples === null ? none : formats.span(samples.from, samples.to)),
          ],
          [
            words('country.seed.varieties'),
            ({ crop, varieties }) => {
              if (varieties === null) return none;
              const { released, seen, newest } = varieties;
              const texts = [
                ...(released > 0 ? [words('country.seed.released', { count: released })] : []),
                ...(seen > 0 ? [words('country.seed.seen', { count: seen })] : []),
                ...(newest === null ? [] : [words('country.seed.newest', { year: formats.year(newest) })]),
              ];
              return <a href={hrefOf(`/${crop}/data/seed-varieties?${paths.place}`)}>{texts.join(', ')}</a>;
            },
          ],
        ]}
      />
    </FigureFrame>
  );
}
