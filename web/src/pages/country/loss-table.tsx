import type { ReactNode } from 'react';
import type { CropProfile } from '#contract/profiles.ts';
import { getFormats } from '../../i18n/formats.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './country-page.module.css';

/** What studies found of losses after the harvest in a country; nothing where there are none. */
export function LossTable(props: {
  crops: readonly CropProfile[];
  hrefOf: (path: string) => string;
  place: string;
}): ReactNode {
  const { crops, hrefOf, place } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const rows = crops.flatMap(({ crop, losses }) => losses.map((loss) => ({ crop, ...loss })));
  if (rows.length === 0) return null;
  const percent = (value: number): string => percentText(formats, value);
  return (
    // The brief has two sheets, which are full where a country has all else.
    <section aria-labelledby="losses-title" className={styles.part} data-print="no">
      <h2 id="losses-title">{words('country.losses.title')}</h2>
      <PlainTable
        label={words('country.losses.title')}
        stacks
        look={styles.table}
        rows={rows}
        columns={[
          [
            words('country.harvest.crop'),
            ({ crop, commodity }) => (
              <a href={hrefOf(`/${crop}/data/post-harvest/results?commodity=${commodity}&${place}`)}>
                {words(`losses.commodity.${commodity}`)}
              </a>
            ),
          ],
          [words('country.losses.studies'), ({ studies }) => formats.number(studies, 0), 'numeric'],
          [
            words('country.losses.stages'),
            ({ stages }) =>
              stages
                .map(({ stage, median, low, high, studies }) =>
                  words('country.losses.stage', {
                    stage: words(`losses.stage.${stage}`),
                    median: percent(median),
                    low: percent(low),
                    high: percent(high),
                    studies,
                  }),
                )
                .join(' · '),
          ],
        ]}
      />
      <p className={styles.note}>{words('country.losses.note')}</p>
    </section>
  );
}
