import type { ReactNode } from 'react';
import { lossMethods, lossStages } from '#catalog/losses/stages.ts';
import type { LossStages } from '#contract/losses.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AboutSources } from './about-sources.tsx';
import type { LossInfoPageData } from './load-losses-page.ts';
import { lossInfoFigures } from './loss-figures.tsx';
import { newSince, stageText } from './loss-strips.ts';
import { lossHeading } from './loss-texts.ts';
import styles from './losses.module.css';
import { RelatedPages } from './related-pages.tsx';

const chapters = ['percent', 'never', 'reading'] as const;

/** Definitions of stages, methods and percentages of losses, and the crop's coverage and limits. */
export function LossInfoPage({ data }: { data: LossInfoPageData }): ReactNode {
  const { crop, stages: part, release } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const path = `/${crop}/data/post-harvest/general-information`;
  const title = lossHeading(words, crop, 'general-information', null);
  const answer = part.state === 'loaded' ? part.value : null;
  const search = release.pinned ? `?v=${release.id}` : '';
  const results = `/${language}/${crop}/data/post-harvest/results`;
  const found = new Map(answer?.stages.map((stage) => [stage.stage, stage]));
  const [coverage] = lossInfoFigures(data, speech);
  const totalOf = ({ commodity, facets }: LossStages) =>
    [
      words('losses.coverage.total', { commodity: words(`losses.commodity.${commodity}`) }),
      formats.number(facets.evidence.reduce((sum, { count }) => sum + count, 0)),
    ] as const;
  return (
    <PageLayout>
      <PageTitle
        icon={crop}
        title={title}
        finding={
          answer === null
            ? undefined
            : answer.years === null
              ? words('losses.none', { cropOf: words(`crops.${crop}.of`) })
              : words('losses.info.finding', {
                  findings: answer.findings,
                  first: formats.year(answer.years.first),
                  last: formats.year(answer.years.last),
                })
        }
      />
      {part.state === 'failed' && <FailedPart />}
      <div className={styles.chapters}>
        {chapters.map((chapter) => (
          <section key={chapter}>
            <h2>{words(`losses.info.${chapter}.title`)}</h2>
            <p>{words(`losses.info.${chapter}.text`)}</p>
          </section>
        ))}
      </div>
      <section>
        <h2>{words('losses.stages.heading')}</h2>
        <p>
          {answer?.commodity != null && found.size > 0 && (
            <>
              {words('losses.info.stages', {
                commodity: words(`losses.commodity.${answer.commodity}`),
                year: formats.year(newSince),
              })}{' '}
            </>
          )}
          <a href={`${results}${search}`}>{words('losses.toResults')}</a>
        </p>
        <dl className={styles.terms}>
          {lossStages.map((id) => {
            const stage = found.get(id);
            return (
              <div key={id}>
                <dt>{words(`losses.stage.${id}`)}</dt>
                <dd>{words(`losses.stage.${id}.text`)}</dd>
                {stage !== undefined && <dd className={styles.quiet}>{stageText(words, formats, stage)}</dd>}
              </div>
            );
          })}
        </dl>
      </section>
      {answer !== null && coverage !== undefined && (
        <div className={styles.coverage}>
          <FigurePlaceContext.Provider
            value={{ page: 'general-information', search, release, cite: '#about-data' }}
          >
            <FigureFrame figure={coverage}>
              <PlainFigureTable figure={coverage} table={{ total: totalOf(answer) }} />
            </FigureFrame>
          </FigurePlaceContext.Provider>
        </div>
      )}
      <section>
        <h2>{words('losses.methods.heading')}</h2>
        <dl className={styles.terms}>
          {lossMethods.map((id) => (
            <div key={id}>
              <dt>{words(`losses.method.${id}`)}</dt>
              <dd>{words(`losses.method.${id}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {answer !== null && (
        <AboutSources
          texts={[words('losses.about.text'), words('losses.about.editions')]}
          sources={answer.sources.map((source) => ({ ...source, rows: source.findings }))}
          leftOut={answer.left_out}
        >
          <p>{words('losses.import')}</p>
        </AboutSources>
      )}
      <RelatedPages crop={crop} path={path} />
    </PageLayout>
  );
}
