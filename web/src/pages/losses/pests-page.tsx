import type { ReactNode } from 'react';
import { pestsOnPage } from '#catalog/losses/pests.ts';
import type { PestRow, Pests } from '#contract/pests.ts';
import { AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { filedTitle } from '../../blocks/filed-title.ts';
import { FilterForm, ListPages } from '../../blocks/filters/filter-form.tsx';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { Language } from '../../url/paths.ts';
import { type PestsView, pestFilters, pestsParams } from '../../url/pests-params.ts';
import { AboutSources } from './about-sources.tsx';
import type { PestsPageData } from './load-pests-page.ts';
import { LossBlock } from './loss-block.tsx';
import styles from './losses.module.css';
import { PestDetails } from './pest-details.tsx';
import { RelatedPages } from './related-pages.tsx';

/** A crop's pests or diseases: searched, filtered, each fact with its source. Everything stands in the address, and needs no scripts. */
export function PestsPage({ data }: { data: PestsPageData }): ReactNode {
  const { crop, kind, view, release, answer: part } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const version = release.pinned ? release.id : null;
  const section = kind === 'disease' ? 'diseases' : 'pests';
  const path = `/${crop}/data/${section}`;
  const hrefOf = (change: Partial<PestsView>): string =>
    `/${language}${path}${pestsParams.serialise({ ...view, ...change }, version)}`;
  const title = words(`crops.${crop}.title.${section}`);
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
  const ignored = pestsParams.ignored(data.search, view);
  const hasNone = sources.length === 0;
  const fields = fieldsOf(words, language, view, answer);
  const isFiltered = pestFilters.some((name) => view[name] !== null);
  const last = Math.max(1, Math.ceil(total / pestsOnPage));
  const open = sources.filter(({ exportable }) => exportable);
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
      <AdjustedNotice ignored={ignored} shown={title} />
      {!hasNone && (
        <FilterForm
          group="lossSources"
          fields={fields}
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
      {rows.length > 0 && (
        <LossBlock
          id="list"
          title={words('pests.list.title')}
          filedTitle={filedTitle(
            words('pests.list.title'),
            title,
            fields.flatMap(({ label, chosen }) => (chosen === null ? [] : [`${label}: ${chosen}`])),
          )}
          finding={words('pests.list.finding', {
            first: (view.page - 1) * pestsOnPage + 1,
            last: (view.page - 1) * pestsOnPage + rows.length,
            total,
          })}
          info={words('pests.list.info')}
          sources={sources.filter(({ key }) =>
            rows.some(({ records }) => records.some(({ source }) => source === key)),
          )}
          table={{ caption: title, ...pestFile(words, formats, rows) }}
          isDrawn={false}
          page={data}
          at={{ page: section, search: pestsParams.serialise(view, version) }}
          country={null}
          csv={open.map((source) => [
            `/api/v1/export/pests?${new URLSearchParams({ crop, kind, source: source.key })}`,
            words('pests.csv', { source: sourceTitle(words, source) }),
          ])}
        >
          <PlainTable
            label={title}
            stacks
            look={styles.wraps}
            columns={[
              [words('pests.column.name'), (row: PestRow) => <MainName row={row} language={language} />],
              [words('pests.column.scientific'), (row) => <Organism row={row} />],
              [words('pests.column.agent'), (row) => agentText(words, formats, row)],
              [words('pests.column.part'), (row) => partText(words, formats, row)],
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
            last={last}
            hrefOf={(page) => `${hrefOf({ page })}#list`}
          />
        </LossBlock>
      )}
      <AboutSources
        texts={[
          words('pests.about.text'),
          // Nothing is said of a source that this release does not have.
          ...(sources.some(({ key }) => key.startsWith('agrofit-')) ? [words('pests.about.brazil')] : []),
          words('pests.about.spanish'),
        ]}
        sources={sources.map((source) => ({ ...source, rows: source.records }))}
        leftOut={answer.left_out.filter(({ source }) => sources.some(({ key }) => key === source))}
      />
      <RelatedPages crop={crop} path={path} />
    </PageLayout>
  );
}

/** The name that the reader's language has, or another one, marked as what it is. */
const mainName = ({ names }: PestRow, language: Language): PestRow['names'][number] | undefined =>
  [language, 'en', 'es', 'pt'].flatMap((tag) => names.find((name) => name.language === tag) ?? [])[0];

function MainName({ row, language }: { row: PestRow; language: Language }): ReactNode {
  const words = useWords();
  const name = mainName(row, language);
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

function agentText(words: Words, formats: Formats, { agents, taxa, assigned }: PestRow): string {
  if (agents.length === 0) return words('pests.notStated');
  const groups = formats.list(agents.map((agent) => words(`pests.agent.${agent}`)));
  const said = taxa.length === 0 ? groups : `${groups} (${taxa.join(', ')})`;
  return assigned ? words('pests.assigned', { group: said }) : said;
}

function partText(words: Words, formats: Formats, { parts, notes }: PestRow): string {
  const said = [
    ...parts.map((part) => words(`pests.part.${part}`)),
    ...notes.map((note) => words(`pests.note.${note}`)),
  ];
  return said.length === 0 ? words('pests.notStated') : formats.list(said);
}

/** The filters with their choices. */
function fieldsOf(words: Words, language: Language, view: PestsView, { facets, sources }: Pests) {
  const compare = new Intl.Collator(language).compare;
  const choice = (name: 'agent' | 'part' | 'source', nameOf: (id: string) => string) => {
    const asked = view[name];
    const listed = facets[name].map(
      ({ id, count }) => [id, words('pests.choice', { name: nameOf(id), count })] as const,
    );
    const beyond =
      asked === null || listed.some(([id]) => id === asked) ? [] : [[asked, nameOf(asked)] as const];
    return {
      name,
      label: words(`pests.filter.${name}`),
      value: asked ?? '',
      chosen: asked === null ? null : nameOf(asked),
      options: [
        ['', words('lossSources.all')] as const,
        ...listed.toSorted((a, b) => compare(a[1], b[1])),
        ...beyond,
      ],
    };
  };
  const orUnsaid = (group: string) => (id: string) =>
    id === 'none' ? words('pests.notStated') : words(`pests.${group}.${id}`);
  return [
    { name: 'q', label: words('pests.filter.q'), value: view.q ?? '', chosen: view.q },
    choice('agent', orUnsaid('agent')),
    choice('part', orUnsaid('part')),
    choice('source', (id) => {
      const source = sources.find(({ key }) => key === id);
      return source === undefined ? id : sourceTitle(words, source);
    }),
  ];
}

/** The rows as files have them. */
function pestFile(words: Words, formats: Formats, rows: readonly PestRow[]) {
  const columns = ['scientific', 'en', 'es', 'pt', 'agent', 'part', 'source'] as const;
  const namesIn = ({ names }: PestRow, tag: string): string =>
    names
      .filter(({ language }) => language === tag)
      .map(({ name }) => name)
      .join('; ');
  return {
    columns: columns.map((id) => ({
      id,
      label: words(id.length === 2 ? `pests.names.${id}` : `pests.column.${id}`),
    })),
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        { text: row.scientific ?? '' },
        ...(['en', 'es', 'pt'] as const).map((tag) => ({ text: namesIn(row, tag) })),
        { text: agentText(words, formats, row) },
        { text: partText(words, formats, row) },
        { text: row.records.map(({ source }) => source).join('; ') },
      ],
    })),
  };
}
