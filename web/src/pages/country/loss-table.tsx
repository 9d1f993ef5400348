import type { ReactNode } from 'react';
import type { CropProfile } from '#contract/profiles.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { stageNames } from '../../i18n/loss-stage.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './country-page.module.css';
import type { TableProps } from './supply-tables.tsx';

type Stage = CropProfile['losses'][number]['stages'][number];

/** Commodities that the second sheet of the brief has room for. */
const mostOnPaper = 3;

const mostStudied = (stages: readonly Stage[]): Stage[] =>
  stages.toSorted((a, b) => b.studies - a.studies).slice(0, 1);

/**
 * Results of studies on post-harvest losses in a country. On paper those with most studies are
 * in a line each.
 */
export function LossTable({ figure, crops, hrefOf, paths }: TableProps): ReactNode {
  const { words, formats } = useSpeech();
  const rows = crops.flatMap(({ crop, losses }) => losses.map((loss) => ({ crop, ...loss })));
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
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part} data-print="no">
        <PlainTable
          label={words('country.losses.title')}
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
                text: stagesText(mostStudied(stages)),
              })}
            </p>
          ))}
        <p className={styles.note}>{words('country.losses.paper.note')}</p>
      </div>
    </FigureFrame>
  );
}
