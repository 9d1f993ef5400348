import type { ReactNode } from 'react';
import { lossEvidences, lossMethods, lossStages } from '#catalog/losses/stages.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { LossStages } from '#contract/losses.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { countCell, toFiled } from '../../blocks/filed-cells.ts';
import { FiledHead } from '../../blocks/filed-head.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { AboutSources } from './about-sources.tsx';
import { lossHeading } from './loss-texts.ts';
import styles from './losses.module.css';
import type { LossInfoPageData } from './losses-data.ts';
import { RelatedPages } from './related-pages.tsx';

const chapters = ['percent', 'never', 'reading'] as const;

/** What stages, methods and percentages of losses mean, what there is of the crop, and what it can and cannot say. */
export function LossInfoPage({ data }: { data: LossInfoPageData }): ReactNode {
  const { crop, stages: part, release } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const path = `/${crop}/data/post-harvest/general-information`;
  const title = lossHeading(words, crop, 'general-information', null);
  const answer = part.state === 'loaded' ? part.value : null;
  const results = `/${language}/${crop}/data/post-harvest/results${release.pinned ? `?v=${release.id}` : ''}`;
  const countOf = (facet: readonly { id: string; count: number }[], id: string): number =>
    facet.find((entry) => entry.id === id)?.count ?? 0;
  const coverageText = ({ facets }: LossStages): string =>
    words('losses.coverage.text', {
      countries: facets.country.length,
      commodities: formats.list(
        facets.commodity.map(({ id, count }) =>
          words('losses.choice', { name: words(`losses.commodity.${id}`), count }),
        ),
      ),
    });
  const terms = (group: 'stage' | 'method', ids: readonly string[]): ReactNode => (
    <dl className={styles.terms}>
      {ids.map((id) => (
        <div key={id}>
          <dt>{words(`losses.${group}.${id}`)}</dt>
          <dd>{words(`losses.${group}.${id}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
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
      <p>
        <a href={results}>{words('losses.toResults')}</a>
      </p>
      {chapters.map((chapter) => (
        <section key={chapter} className={styles.chapter}>
          <h2>{words(`losses.info.${chapter}.title`)}</h2>
          <p>{words(`losses.info.${chapter}.text`)}</p>
        </section>
      ))}
      {answer !== null && answer.findings > 0 && (
        <section className={styles.chapter}>
          <FiledHead
            id="coverage-title"
            text={words('losses.coverage.title')}
            filed={[
              {
                id: 'coverage',
                title: `${title}: ${words('losses.coverage.title')}`,
                notes: [coverageText(answer)],
                sources: answer.sources,
                area: worldCode,
                table:
                  import.meta.env.SSR &&
                  (() =>
                    toFiled(lossEvidences, [
                      [
                        { id: 'evidence', label: words('losses.filter.evidence') },
                        (id) => ({ text: words(`losses.evidence.${id}`), code: id }),
                      ],
                      [
                        { id: 'figures', label: words('losses.column.figures'), numeric: true },
                        (id) => countCell(formats, countOf(answer.facets.evidence, id)),
                      ],
                    ])),
                rows: lossEvidences.length,
                at: {
                  page: 'general-information',
                  search: release.pinned ? `?v=${release.id}` : '',
                  release,
                  cite: '#about-data',
                },
              },
            ]}
          />
          <PlainTable
            label={words('losses.coverage.title')}
            columns={[
              [
                words('losses.filter.evidence'),
                (id: (typeof lossEvidences)[number]) => words(`losses.evidence.${id}`),
              ],
              [
                words('losses.column.figures'),
                (id) => formats.number(countOf(answer.facets.evidence, id)),
                'numeric',
              ],
            ]}
            rows={lossEvidences}
            total={[
              words('losses.coverage.total', { commodity: words(`losses.commodity.${answer.commodity}`) }),
              formats.number(answer.facets.evidence.reduce((sum, { count }) => sum + count, 0)),
            ]}
          />
          <p className={styles.quiet}>{coverageText(answer)}</p>
        </section>
      )}
      <section>
        <h2>{words('losses.stages.heading')}</h2>
        {terms('stage', lossStages)}
      </section>
      <section>
        <h2>{words('losses.methods.heading')}</h2>
        {terms('method', lossMethods)}
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
