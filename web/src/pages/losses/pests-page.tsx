import type { ReactNode } from 'react';
import { pestsOnPage } from '#catalog/losses/pests.ts';
import type { PestRow, Pests } from '#contract/pests.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FilterForm, ListPages } from '../../blocks/filters/filter-form.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { Language } from '../../url/paths.ts';
import { type PestsView, pestFilters, pestsParams } from '../../url/pests-params.ts';
import { AboutSources } from './about-sources.tsx';
import type { PestsPageData } from './load-pests-page.ts';
import styles from './losses.module.css';
import { PestDetails } from './pest-details.tsx';
import { pestsAddress, pestsFigures } from './pest-figures.tsx';
import { agentText, filterFields, headingText, mainName, partText } from './pest-texts.ts';
import { RelatedPages } from './related-pages.tsx';

/** A crop's pests or diseases: searched, filtered, each fact with its source. Everything stands in the address, and needs no scripts. */
export function PestsPage({ data }: { data: PestsPageData }): ReactNode {
  const { crop, kind, view, release, answer: part } = data;
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
  const isFiltered = pestFilters.some((name) => view[name] !== null);
  const figures = pestsFigures(data, speech);
  const [parts, list] = ['parts', 'list'].map((id) => figures.find((figure) => figure.id === id));
  return (
    <PageLayout>
      <PageTitle
        icon={crop}
        title={title}
        finding={
          hasNone
            ? words(`pests.none.${kind}`, { cropOf: words(`crops.${crop}.of`) })
            : isFiltered
              ? words(`pests.filtered.${kind}`, { count: total })
              : words(`pests.finding.${kind}`, { count: total, sources: sources.length })
        }
      />
      <AdjustedNotice ignored={pestsAddress(data).ignored} shown={title} />
      {!hasNone && (
        <FilterForm
          group="lossSources"
          fields={filterFields(speech, view, answer)}
          kept={version === null ? [] : [['v', version]]}
          plain={plain}
        />
      )}
      {!hasNone && rows.length === 0 && (
        <EmptyState
          text={words('pests.nothing')}
          hint={words(isFiltered ? 'pests.nothing.hint' : 'pests.noPage')}
          action={{ label: words('lossSources.clear'), href: plain }}
        />
      )}
      <FigurePlaceContext.Provider
        value={{
          page: section,
          search: pestsParams.serialise(view, version),
          release,
          cite: '#about-data',
        }}
      >
        {parts !== undefined && <FigureFrame figure={parts} />}
        {list !== undefined && (
          <PestList data={data} answer={answer} figure={list} label={title} hrefOf={hrefOf} />
        )}
      </FigurePlaceContext.Provider>
      <AboutSources
        texts={[
          words('pests.about.text'),
          // Nothing is said of a source that this release does not have.
          ...(sources.some(({ key }) => key.startsWith('agrofit-')) ? [words('pests.about.brazil')] : []),
          words('pests.about.names'),
        ]}
        sources={sources.map((source) => ({ ...source, rows: source.records }))}
        leftOut={answer.left_out.filter(({ source }) => sources.some(({ key }) => key === source))}
      />
      <RelatedPages crop={crop} path={path} />
    </PageLayout>
  );
}

/** The list, each fact with its source. */
function PestList(props: {
  data: PestsPageData;
  answer: Pests;
  figure: Figure;
  label: string;
  hrefOf: (change: Partial<PestsView>) => string;
}): ReactNode {
  const { data, answer, figure, label, hrefOf } = props;
  const { crop, kind, view } = data;
  const { rows, total, sources } = answer;
  const speech = useSpeech();
  const { words, language } = speech;
  const open = sources.filter(({ exportable }) => exportable);
  return (
    <FigureFrame
      figure={figure}
      links={
        <RecordLinks
          figure={figure}
          closed={words('lossSources.closed')}
          files={open.map((source) => [
            `/api/v1/export/pests?${new URLSearchParams({ crop, kind, source: source.key })}`,
            words('pests.csv', { source: sourceTitle(words, source) }),
          ])}
        />
      }
    >
      <PlainTable
        label={label}
        stacks
        look={styles.wraps}
        columns={[
          [words('pests.column.name'), (row: PestRow) => <MainName row={row} language={language} />],
          [words('pests.column.scientific'), (row) => <Organism row={row} />],
          [words('pests.column.agent'), (row) => agentText(speech, row)],
          [words('pests.column.part'), (row) => partText(speech, row)],
          [
            words('pests.column.details'),
            (row) => <PestDetails row={row} sources={sources} language={language} />,
          ],
        ]}
        rows={rows}
        markOf={({ id }) => ({ id })}
      />
      <ListPages
        group="lossSources"
        page={view.page}
        last={Math.max(1, Math.ceil(total / pestsOnPage))}
        hrefOf={(page) => `${hrefOf({ page })}#list`}
      />
    </FigureFrame>
  );
}

function MainName({ row, language }: { row: PestRow; language: Language }): ReactNode {
  const words = useWords();
  const name = mainName(words, row, language);
  if (name === undefined) return words('pests.noName');
  return (
    <>
      <span lang={name.language}>{name.name}</span>
      {name.language !== language && (
        <span className={styles.quiet}> ({words(`pests.language.${name.language}`)})</span>
      )}
    </>
  );
}

function Organism({ row }: { row: PestRow }): ReactNode {
  const words = useWords();
  return row.scientific === null ? (
    words('pests.noOrganism')
  ) : (
    <span lang="la" className={styles.organism}>
      {row.scientific}
    </span>
  );
}
