import { type ReactNode, useContext } from 'react';
import { varietiesOnPage } from '#catalog/germplasm/varieties.ts';
import { networkHome } from '#catalog/regions/networks.ts';
import type { Varieties, VarietySource } from '#contract/varieties.ts';
import { AddressNotesContext, AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { filedTitle, withChosen } from '../../blocks/filed-title.ts';
import { ChosenFilters, ListPages } from '../../blocks/filters/filter-form.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import {
  mostCompared,
  overCompared,
  type VarietiesView,
  type VarietyFilter,
  varietiesParams,
  varietyFilters,
} from '../../url/varieties-params.ts';
import { AboutVarieties } from './about-varieties.tsx';
import { CountFigure } from './count-figure.tsx';
import { countSources, openBeside } from './filed-varieties.ts';
import { UpovFigure } from './upov-figure.tsx';
import { upovLink } from './upov-link.ts';
import styles from './varieties.module.css';
import type { VarietiesPageData } from './varieties-data.ts';
import { VarietyBlock } from './variety-block.tsx';
import { factsFile, factTerms, VarietyFacts } from './variety-facts.tsx';
import { VarietyFilters } from './variety-filters.tsx';
import { listTerms, VarietyTable, varietyFile } from './variety-table.tsx';
import { VarietyTabs } from './variety-tabs.tsx';
import { decadeText, filterValue, headingText, typeText, withheldTexts } from './variety-texts.ts';

const pageName = 'seed-varieties';

const usedSources = (answer: Varieties): readonly VarietySource[] => {
  const used = answer.facets.source.map(({ id }) => id);
  return answer.sources.filter(({ key }) => used.includes(key));
};

/** A crop's released varieties: found, filtered, counted, and side by side. Everything stands in the address, and needs no scripts. */
export function VarietiesPage({ data }: { data: VarietiesPageData }): ReactNode {
  const { crop, root, release, answer: part } = data;
  // Links of the page lead to its records.
  const view: VarietiesView = { ...data.view, tab: 'view' };
  const params = varietiesParams(crop);
  const words = useWords();
  const language = useLanguage();
  const notes = useContext(AddressNotesContext);
  const formats = getFormats(language);
  const version = release.pinned ? release.id : null;
  const ofCrop = `/${language}/${crop}/data/${pageName}`;
  const path = root === null ? ofCrop : `/${language}${networkHome}/${pageName}`;
  const hrefOf = (change: Partial<VarietiesView>): string =>
    `${path}${params.serialise({ ...view, ...change }, version)}`;
  const varietyHref = (id: string): string => `${ofCrop}/${id}${version === null ? '' : `?v=${version}`}`;
  const title = headingText(words, crop, view.country ?? view.network ?? root);
  if (part.state === 'failed')
    return (
      <PageLayout>
        <PageTitle icon={crop} title={title} />
        <FailedPart />
      </PageLayout>
    );
  const answer = part.value;
  const { rows, total, counted, seen, facets } = answer;
  const { counts, filed } = countSources(answer, view.source);
  const isOpen = ({ source }: { source: string }): boolean =>
    answer.sources.find(({ key }) => key === source)?.exportable === true;
  const filedRows = data.all === null ? rows : filed === total ? data.all : data.all.filter(isOpen);
  const first = data.all === null ? (view.page - 1) * varietiesOnPage + 1 : 1;
  const chosen = varietyFilters.filter((name) => view[name] !== null);
  const plain = hrefOf({ ...params.cleared(varietyFilters), page: 1 });
  const at = { page: pageName, search: params.serialise(view, version) };
  const sources = usedSources(answer).filter(({ key }) => view.source === null || key === view.source);
  const csv = new URLSearchParams({ crop, ...(root === null ? {} : { network: root }) });
  for (const [name, value] of params.texts(view, varietyFilters)) csv.set(name, value);
  const hasNone = answer.sources.length === 0;
  const countries = facets.country.filter(({ count }) => count > 0).length;
  const finding = hasNone
    ? words('varieties.none', { cropOf: words(`crops.${crop}.of`) })
    : words('varieties.finding', {
        counted,
        seen,
        countries: view.country === null && counted > 0 ? countries : 0,
      });
  // There may well be such varieties: no more than four stand side by side.
  const tooMany = overCompared(data.search);
  // Files have no notice: those beside such an address are refused.
  if (import.meta.env.SSR) notes?.ignore(tooMany.map((asked) => ({ name: 'compare', asked })));
  const { compared } = data;
  // Where none of them is a variety, the view still has what was asked for.
  const found = compared.state === 'loaded' && compared.value.length === 0 ? [] : view.compare;
  const ignored = params.ignored(data.search, { ...data.view, compare: [...found, ...tooMany] });
  const nameOf = (name: VarietyFilter, value: string): string => filterValue(words, answer, name, value);
  const filterText = (name: VarietyFilter): string =>
    `${words(`varieties.filter.${name}`)}: ${nameOf(name, String(view[name]))}`;
  const beside = openBeside(words, compared.state === 'loaded' ? compared.value : []);
  const last = Math.max(1, Math.ceil(total / varietiesOnPage));
  const common = {
    page: data,
    at,
    sources,
    compare: upovLink(words, language, data, false),
  };
  const fields = compared.state === 'loaded' ? factTerms(words, formats, compared.value) : [];
  const terms = listTerms(words, crop, fields);
  // What the records are of, without these filters: the places of country and network are in the heading.
  const ofRecords = (without: readonly VarietyFilter[]) => {
    const area = (without.includes('country') ? null : view.country) ?? view.network ?? root;
    const filters = chosen.filter(
      (name) =>
        !without.includes(name) && name !== 'country' && !(name === 'network' && area === view.network),
    );
    return { heading: headingText(words, crop, area), area, filters: filters.map(filterText) };
  };
  const { area, filters } = ofRecords([]);
  const unknown = facets.decade.find(({ year }) => year === null);
  const empty = facets.decade.flatMap(({ year, count, seen: also }) =>
    year === null || count + also > 0 ? [] : decadeText(year),
  );
  const further =
    data.counts.state === 'loaded' && data.counts.value?.source != null ? [data.counts.value.source] : [];
  return (
    <VarietyTabs
      search={data.search}
      searchOf={(tab) => params.serialise({ ...view, tab }, version)}
      head={(tabs) => <PageTitle icon={crop} title={title} finding={finding} tabs={tabs} />}
      live={{
        ...{ page: data, path, search: at.search, title, heading: title, terms, isOne: false, answer },
        ...{ further, cited: [...sources, ...further] },
      }}
    >
      <AdjustedNotice ignored={ignored} shown={title} />
      {tooMany.length > 0 && (
        <Notice>
          {words('varieties.compare.tooMany', { ids: formats.list(tooMany.slice(0, mostCompared)) })}
        </Notice>
      )}
      {!hasNone && (
        <>
          <VarietyFilters
            crop={crop}
            root={root}
            view={view}
            answer={answer}
            version={version}
            plain={plain}
            nameOf={nameOf}
          />
          <ChosenFilters
            group="varieties"
            chosen={chosen.map((name) => ({
              text: filterText(name),
              href: hrefOf({ ...params.cleared([name]), page: 1 }),
            }))}
          />
          {total > 0 && (
            <div className={styles.figures}>
              <CountFigure
                {...common}
                of={ofRecords}
                id="decades"
                rows={facets.decade
                  .filter(({ year }) => year !== null)
                  .map(({ year, ...numbers }) => ({
                    id: String(year),
                    name: decadeText(year ?? 0),
                    ...numbers,
                    ...(numbers.count + numbers.seen === 0
                      ? { said: words('varieties.bar.none') }
                      : { href: hrefOf({ from: year, to: (year ?? 0) + 9, page: 1 }) }),
                  }))}
                notes={[
                  ...(empty.length === 0
                    ? []
                    : [words('varieties.decades.none', { decades: formats.list(empty) })]),
                  ...(unknown === undefined
                    ? []
                    : [words('varieties.decades.unknown', { count: unknown.count, seen: unknown.seen })]),
                  ...(answer.other_years === 0
                    ? []
                    : [words('varieties.decades.other', { count: answer.other_years })]),
                ]}
              />
              <CountFigure
                {...common}
                of={ofRecords}
                id="countries"
                rows={facets.country.map(({ id, ...counts }) => ({
                  id: id ?? '',
                  name: areaName(words, id ?? ''),
                  ...counts,
                  href: hrefOf({ country: id, page: 1 }),
                }))}
              />
            </div>
          )}
          {rows.length === 0 ? (
            <EmptyState
              text={words(total === 0 ? 'varieties.nothing' : 'varieties.noPage')}
              hint={words(
                total > 0
                  ? 'varieties.noPage.hint'
                  : data.countryHasNone
                    ? 'varieties.nothing.country'
                    : 'varieties.nothing.hint',
                { page: formats.number(view.page, 0), pages: last },
              )}
              action={{
                label: words(total === 0 ? 'varieties.clear' : 'varieties.firstPage'),
                href: total === 0 ? plain : hrefOf({ page: 1 }),
              }}
            />
          ) : (
            <VarietyBlock
              {...common}
              area={area}
              id="table"
              title={words('varieties.table.title', { title })}
              filedTitle={words('varieties.table.title', { title: withChosen(title, filters) })}
              finding={words('varieties.table.finding', {
                first,
                last: first + filedRows.length - 1,
                total: data.all === null ? total : filed,
              })}
              info={words('varieties.table.info')}
              notes={last > 1 ? [words('varieties.table.files', { total: filed })] : []}
              withheld={withheldTexts(words, counts)}
              table={{ caption: title, ...varietyFile(words, formats, filedRows) }}
              rows={filed}
              isDrawn={false}
              csv={`/api/v1/export/varieties?${csv}`}
            >
              <VarietyTable
                caption={title}
                rows={rows}
                view={view}
                hrefOf={hrefOf}
                varietyHref={varietyHref}
              />
              <ListPages
                group="varieties"
                page={view.page}
                last={last}
                hrefOf={(page) => `${hrefOf({ page })}#table`}
              />
            </VarietyBlock>
          )}
          {view.compare.length > 0 &&
            (compared.state === 'failed' ? (
              <FailedPart />
            ) : compared.value.length === 0 ? (
              <p id="compare">{words('varieties.compare.none')}</p>
            ) : (
              <VarietyBlock
                {...common}
                area={root}
                sources={answer.sources.filter(({ key }) =>
                  compared.value.some(({ source }) => source === key),
                )}
                id="compare"
                title={words('varieties.compare.title')}
                filedTitle={filedTitle(words('varieties.compare.title'), headingText(words, crop, root))}
                finding={words('varieties.compare.finding', { count: compared.value.length })}
                info={words('varieties.compare.info')}
                withheld={beside.withheld}
                table={{
                  caption: words('varieties.compare.title'),
                  ...factsFile(words, formats, beside.open),
                }}
                isDrawn={false}
              >
                <VarietyFacts
                  caption={words('varieties.compare.title')}
                  varieties={compared.value}
                  varietyHref={varietyHref}
                />
                <p data-print="no">
                  <a href={hrefOf({ compare: [] })}>{words('varieties.compare.clear')}</a>
                </p>
              </VarietyBlock>
            ))}
          {total > 0 && (
            <div className={styles.figures}>
              <CountFigure
                {...common}
                of={ofRecords}
                id="institutions"
                rows={facets.institution
                  .filter(({ id }) => id !== null)
                  .map(({ id, ...counts }) => ({
                    id: id ?? '',
                    name: id ?? '',
                    ...counts,
                    href: hrefOf({ institution: id, page: 1 }),
                  }))}
                notes={facets.institution
                  .filter(({ id }) => id === null)
                  .map(({ count, seen: also }) =>
                    words('varieties.institutions.unknown', { count, seen: also }),
                  )}
              />
              <CountFigure
                {...common}
                of={ofRecords}
                id="traits"
                rows={facets.trait.map(({ id, ...counts }) => ({
                  id: id ?? '',
                  name: words(`varieties.topic.${id}`),
                  ...counts,
                  href: hrefOf({ trait: id, page: 1 }),
                }))}
              />
              {facets.type.some(({ id }) => id !== null) && (
                <CountFigure
                  {...common}
                  of={ofRecords}
                  id="types"
                  rows={facets.type.map(({ id, ...counts }) => ({
                    id: id ?? 'none',
                    name: typeText(words, id),
                    ...counts,
                    href: hrefOf({ type: id ?? 'none', page: 1 }),
                  }))}
                />
              )}
            </div>
          )}
        </>
      )}
      <UpovFigure data={data} at={at} />
      <AboutVarieties answer={answer} />
    </VarietyTabs>
  );
}
