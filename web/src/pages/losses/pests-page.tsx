import type { ReactNode } from 'react';
import { FailedPage } from '../../blocks/failed-part.tsx';
import { CountedRows } from '../../blocks/list/list-parts.tsx';
import { ListForm, ListPage, NothingListed, PagesOfList } from '../../blocks/list/record-list.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { AboutSources } from './about-sources.tsx';
import styles from './losses.module.css';
import { pestsFigures } from './pest-figures.tsx';
import { PestList } from './pest-list.tsx';
import { drawnCrop } from './pest-parts.tsx';
import { headingText, leadText, type PestsPageData, pestFilters, pestsList } from './pest-texts.ts';
import { RelatedPages } from './related-pages.tsx';

export function PestsPage({ data }: { data: PestsPageData }): ReactNode {
  const { crop, kind, totals, answer: part } = data;
  const speech = useSpeech();
  const { words, language } = speech;
  const title = headingText(words, crop, kind);
  if (part.state === 'failed') return <FailedPage icon={crop} title={title} />;
  const answer = part.value;
  const { rows, total, sources } = answer;
  const hasNone = sources.length === 0;
  const list = pestsList(data, speech);
  const section = list.place.page;
  const figures = pestsFigures(data, speech);
  const [parts, found] = ['parts', 'list'].map((id) => figures.find((figure) => figure.id === id));
  const filters = pestFilters(data, answer, speech);
  return (
    <ListPage
      {...{ list, title }}
      icon={crop}
      finding={totals === null ? undefined : leadText(speech, crop, kind, totals)}
      ignored={data.ignored}
    >
      {hasNone ? (
        <CountedRows total={total} />
      ) : (
        <ListForm {...{ list, total, filters }} example={words('pests.filter.q')} />
      )}
      {hasNone && crop !== drawnCrop && (
        <p>
          <a href={`/${language}/${drawnCrop}/data/${section}`}>
            {words('pests.none.other', { title: headingText(words, drawnCrop, kind) })}
          </a>
        </p>
      )}
      {!hasNone && rows.length === 0 && <NothingListed {...{ list, total }} chosen={filters.chosen} />}
      {figures.length > 0 && (
        <div className={styles.pair}>
          {parts !== undefined && <FigureFrame figure={parts} />}
          {found !== undefined && (
            <FigureFrame
              figure={found}
              links={
                <RecordLinks
                  figure={found}
                  closed={words('list.closed')}
                  files={sources
                    .filter(({ exportable }) => exportable)
                    .map((source) => [
                      `/api/v1/export/pests?${new URLSearchParams({ crop, kind, source: source.key })}`,
                      words('pests.csv', { source: sourceTitle(words, source) }),
                    ])}
                />
              }
            >
              <PestList {...{ rows, sources, kind }} label={title} hasPlant={crop === drawnCrop} />
              <PagesOfList {...{ list, total }} />
            </FigureFrame>
          )}
        </div>
      )}
      <AboutSources
        texts={[
          words('pests.about.text'),
          // No note on a source that this release does not have.
          ...(sources.some(({ key }) => key.startsWith('agrofit-')) ? [words('pests.about.brazil')] : []),
          words('pests.about.names'),
        ]}
        sources={sources.map((source) => ({ ...source, rows: source.records }))}
        leftOut={answer.left_out.filter(({ source }) => sources.some(({ key }) => key === source))}
      />
      <RelatedPages crop={crop} path={`/${crop}/data/${section}`} />
    </ListPage>
  );
}
