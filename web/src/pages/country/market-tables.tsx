import type { ReactNode } from 'react';
import { domesticPrices } from '#catalog/prices/sections.ts';
import type { CropProfile } from '#contract/profiles.ts';
import { readMonth } from '#domain/prices/months.ts';
import { getFormats } from '../../i18n/formats.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { AreaPaths } from './area-paths.ts';
import styles from './country-page.module.css';
import { filedPrices, filedSeed } from './filed-country.ts';
import { PartHead, type PartOf } from './part-head.tsx';
import { CropCell } from './supply-tables.tsx';

interface TableProps {
  of: PartOf;
  crops: readonly CropProfile[];
  hrefOf: (path: string) => string;
  paths: AreaPaths;
}

/** The last market prices of a country. */
export function PriceTable({ of, crops, hrefOf, paths }: TableProps): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const rows = crops.flatMap(({ crop, price }) => (price === null ? [] : [{ crop, ...price }]));
  if (rows.length === 0) return null;
  const money = (value: number, currency: string | null): string =>
    words('country.price.perKg', {
      value: currency === null ? formats.edited(value) : `${formats.edited(value)} ${currency}`,
    });
  return (
    <section aria-labelledby="price-title" className={styles.part}>
      <PartHead
        part="price"
        of={of}
        text={words('country.price.title')}
        tables={[
          {
            id: 'price',
            name: words('country.price.title'),
            table: import.meta.env.SSR && (() => filedPrices(crops, { words, formats })),
            rows: rows.length,
          },
        ]}
      />
      <PlainTable
        label={words('country.price.title')}
        stacks
        look={styles.table}
        rows={rows}
        columns={[
          [
            words('country.harvest.crop'),
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
                <span className={styles.about}>{words('country.price.left')}</span>
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
    </section>
  );
}

/** Samples of accessions that an area received and provided, and its varieties. */
export function SeedTable({ of, crops, hrefOf, paths }: TableProps): ReactNode {
  const words = useWords();
  const formats = getFormats(useLanguage());
  const rows = crops.filter(({ samples, varieties }) => samples !== null || varieties !== null);
  if (rows.length === 0) return null;
  const none = <span className={styles.none}>{words('country.none')}</span>;
  const count = (value: number | null | undefined): ReactNode =>
    value == null ? none : formats.number(value, 0);
  return (
    <section aria-labelledby="seed-title" className={styles.part}>
      <PartHead
        part="seed"
        of={of}
        text={words('country.seed.title')}
        tables={[
          {
            id: 'seed',
            name: words('country.seed.title'),
            table: import.meta.env.SSR && (() => filedSeed(rows, { words, formats })),
            rows: rows.length,
          },
        ]}
      />
      <PlainTable
        label={words('country.seed.title')}
        stacks
        look={styles.table}
        rows={rows}
        columns={[
          [
            words('country.harvest.crop'),
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
            ({ samples }) =>
              samples === null
                ? none
                : samples.from === samples.to
                  ? formats.year(samples.from)
                  : `${formats.year(samples.from)}–${formats.year(samples.to)}`,
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
    </section>
  );
}
