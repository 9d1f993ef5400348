import type { ReactNode } from 'react';
import { pestsOnPage } from '#catalog/losses/pests.ts';
import type { Pests } from '#contract/pests.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Followed } from '../../blocks/list/followed.tsx';
import { ListFilters } from '../../blocks/list/list-filters.tsx';
import { CountedRows, ListPages, NoRows } from '../../blocks/list/list-parts.tsx';
import { asFurther, chosenOf } from '../../blocks/list/list-state.ts';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type PestsView, pestsParams } from '../../url/pests-params.ts';
import { AboutSources } from './about-sources.tsx';
import type { PestsPageData } from './load-pests-page.ts';
import styles from './losses.module.css';
import { pestsAddress, pestsFigures } from './pest-figures.tsx';
import { PestList } from './pest-list.tsx';
import { drawnCrop } from './pest-parts.tsx';
import { headingText, leadText, pestFacets } from './pest-texts.ts';
import { RelatedPages } from './related-pages.tsx';

/** A crop's pests or diseases: searched, filtered, each fact with its source. Its state is in the address; it needs no scripts. */
export function PestsPage({ data }: { data: PestsPageData }): ReactNode {
  const { crop, kind, view, release, totals, answer: part } = data;
  const speech = useSpeech();
  const { words, language } = speech;
  const version = release.pinned ? release.id : null;
  const section = kind === 'disease' ? 'diseases' : 'pests';
  const path = `/${crop}/data/${section}`;
  const hrefOf = (change: Partial<PestsView>): string =>
    `/${language}${path}${pestsParams.serialise({ ...view, ...change }, version)}`;
  const title = headingText(words, crop, kind);
  if (part.state === 'failed')
    return (
      <PageLayout>
        <PageTitle icon={crop} title={title} />
        <FailedPart />
      </PageLayout>
    );
  const answer = part.value;
  const { rows, total, sources } = answer;
  const plain = hrefOf(pestsParams.initial);
  const hasNone = sources.length === 0;
  const figures = pestsFigures(data, speech);
  const [parts, list] = ['parts', 'list'].map((id) => figures.find((figure) => figure.id === id));
  const facets = pestFacets(speech, view, answer, (change) => hrefOf({ ...change, page: 1 }));
  const ofSource = facets.find(({ name }) => name === 'source');
  return (
    <Followed>
      <PageLayout>
        <PageTitle
          icon={crop}
          title={title}
          finding={totals === null ? undefined : leadText(speech, crop, kind, totals)}
        />
        <AdjustedNotice ignored={pestsAddress(data).ignored} shown={title} />
        <CountedRows total={total} />
        {!hasNone && (
          <ListFilters
            path={`/${language}${path}`}
            search={{ label: words('list.search'), example: words('pests.filter.q'), value: view.q ?? '' }}
            facets={facets.filter((facet) => facet !== ofSource)}
            further={ofSource === undefined ? [] : [asFurther(ofSource, words('list.all'))]}
            kept={pestsParams
              .fields(view, version)
              .filter(([name]) => !['q', 'source', 'page'].includes(name))}
          />
        )}
        {hasNone && crop !== drawnCrop && (
          <p>
            <a href={`/${language}/${drawnCrop}/data/${section}`}>
              {words('pests.none.other', { title: headingText(words, drawnCrop, kind) })}
            </a>
          </p>
        )}
        {!hasNone && rows.length === 0 && (
          <NoRows
            total={total}
            page={view.page}
            onPage={pestsOnPage}
            chosen={chosenOf(facets, [
              view.q === null
                ? null
                : { text: words('list.quoted', { text: view.q }), href: hrefOf({ q: null, page: 1 }) },
            ])}
            plain={plain}
            first={hrefOf({ page: 1 })}
          />
        )}
        {figures.length > 0 && (
          <FigurePlaceContext.Provider
            value={{
              page: section,
              search: pestsParams.serialise(view, version),
              release,
              cite: '#about-data',
            }}
          >
            <div className={styles.pair}>
              {parts !== undefined && <FigureFrame figure={parts} />}
              {list !== undefined && (
                <PestsFrame data={data} answer={answer} figure={list} label={title} hrefOf={hrefOf} />
              )}
            </div>
          </FigurePlaceContext.Provider>
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
        <RelatedPages crop={crop} path={path} />
      </PageLayout>
    </Followed>
  );
}

/** The list, each fact with its source. */
function PestsFrame(props: {
  data: PestsPageData;
  answer: Pests;
  figure: Figure;
  label: string;
  hrefOf: (change: Partial<PestsView>) => string;
}): ReactNode {
  const { data, answer, figure, label, hrefOf } = props;
  const { crop, kind, view } = data;
  const { rows, total, sources } = answer;
  const { words } = useSpeech();
  const open = sources.filter(({ exportable }) => exportable);
  return (
    <FigureFrame
      figure={figure}
      links={
        <RecordLinks
          figure={figure}
          closed={words('list.closed')}
          files={open.map((source) => [
            `/api/v1/export/pests?${new URLSearchParams({ crop, kind, source: source.key })}`,
            words('pests.csv', { source: sourceTitle(words, source) }),
          ])}
        />
      }
    >
      <PestList rows={rows} sources={sources} kind={kind} label={label} hasPlant={crop === drawnCrop} />
      <ListPages
        page={view.page}
        total={total}
        onPage={pestsOnPage}
        hrefOf={(page) => `${hrefOf({ page })}#list`}
      />
    </FigureFrame>
  );
}
