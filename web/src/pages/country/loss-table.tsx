import type { ReactNode } from 'react';
import type { CropProfile } from '#contract/profiles.ts';
import { getFormats } from '../../i18n/formats.ts';
import { stageNames } from '../../i18n/loss-stage.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { AreaPaths } from './area-paths.ts';
import styles from './country-page.module.css';
import { filedLosses } from './filed-country.ts';
import { PartHead, type PartOf } from './part-head.tsx';

type Stage = CropProfile['losses'][number]['stages'][number];

/** Commodities that the second sheet of the brief has room for. */
const mostOnPaper = 3;

const mostStudied = (stages: readonly Stage[]): Stage[] =>
  stages.toSorted((a, b) => b.studies - a.studies).slice(0, 1);

/**
 * What studies found of losses after the harvest in a country; nothing where there are none. On paper those with most studies stand
 * in a line each.
 */
export function LossTable(props: {
  of: PartOf;
  crops: readonly CropProfile[];
  hrefOf: (path: string) => string;
  paths: AreaPaths;
}): ReactNode {
  const { of, crops, hrefOf, paths } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const rows = crops.flatMap(({ crop, losses }) => losses.map((loss) => ({ crop, ...loss })));
  if (rows.length === 0) return null;
  const stagesText = (stages: readonly Stage[]): string =>
    stages
      .map(({ stage, ...found }) =>
        words('country.losses.stage', {
          stage: words(`losses.stage.${stage}`),
          ...stageNames(formats, found),
        }),
      )
      .join(' · ');
  return (
    <section aria-labelledby="losses-title" className={styles.part}>
      <PartHead
        part="losses"
        of={of}
        text={words('country.losses.title')}
        tables={[
          {
            id: 'losses',
            name: words('country.losses.title'),
            notes: [words('country.losses.note')],
            table: import.meta.env.SSR && (() => filedLosses(crops, { words, formats })),
            rows: rows.flatMap(({ stages }) => stages).length,
          },
        ]}
      />
      <div className={styles.part} data-print="no">
        <PlainTable
          label={words('country.losses.title')}
          stacks
          look={styles.table}
          rows={rows}
          columns={[
            [
              words('country.harvest.crop'),
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
                text: stagesText(mostStudied(stages)),
              })}
            </p>
          ))}
        <p className={styles.note}>{words('country.losses.paper.note')}</p>
      </div>
    </section>
  );
}
