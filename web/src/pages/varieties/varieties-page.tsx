import { type ReactNode, useContext } from 'react';
import { varietiesOnPage } from '#catalog/germplasm/varieties.ts';
import { networkHome } from '#catalog/regions/networks.ts';
import type { Varieties, VarietySource } from '#contract/varieties.ts';
import { AddressNotesContext, AdjustedNotice } from '../../blocks/adjusted-notice.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { filedTitle, withChosen } from '../../blocks/filed-title.ts';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { sourceTitle } from '../../i18n/source-title.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { rowStyles } from '../../ui/rows.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { findIgnoredParams } from '../../url/ignored-params.ts';
import {
  type FilterName,
  filterNames,
  mostCompared,
  overCompared,
  serialiseVarieties,
  type VarietiesView,
  varietyParams,
} from '../../url/varieties-url.ts';
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
import { decadeText, headingText, typeText, withheldTexts } from './variety-texts.ts';

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
  const words = useWords();
  const language = useLanguage();
  const notes = useContext(AddressNotesContext);
  const formats = getFormats(language);
  const version = release.pinned ? release.id : null;
  const ofCrop = `/${language}/${crop}/data/${pageName}`;
  const path = root === null ? ofCrop : `/${language}${networkHome}/${pageName}`;
  const hrefOf = (change: Partial<VarietiesView>): string =>
    `${path}${serialiseVarieties({ ...view, ...change }, version)}`;
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
  const chosen = filterNames.filter((name) => view[name] !== null);
  const noFilters = Object.fromEntries(filterNames.map((name) => [name, null]));
  const plain = hrefOf({ ...noFilters, page: 1 });
  const at = { page: pageName, search: serialiseVarieties(view, version) };
  const sources = usedSources(answer).filter(({ key }) => view.source === null || key === view.source);
  const csv = new URLSearchParams({ crop, ...(root === null ? {} : { network: root }) });
  for (const [name, value] of varietyParams(view))
    if (filterNames.some((each) => each === name)) csv.set(name, value);
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
  const understood = new Map<string, string>(varietyParams(view));
  const ignored = findIgnoredParams(data.search, (name, asked) => {
    if (name === 'compare' && view.compare.length > 0) {
      // Where none of them is a variety, the view still has what was asked for.
      const { compared } = data;
      const found = compared.state === 'loaded' && compared.value.length === 0 ? [] : view.compare;
      return asked.split('~').filter((id) => ![...found, ...tooMany].includes(id));
    }
    return understood.has(name) ||
      asked === 'asc' ||
      asked === 'name' ||
      asked === '1' ||
      name === 'figure' ||
      asked === 'view'
      ? []
      : [asked];
  });
  const filterText = (name: (typeof filterNames)[number]): string => {
    const value = String(view[name]);
    const texts: Partial<Record<typeof name, string>> = {
      country: areaName(words, value),
      network: areaName(words, value),
      type: typeText(words, value),
      trait: words.has(`varieties.topic.${value}`) ? words(`varieties.topic.${value}`) : value,
      source:
        answer.sources.flatMap((each) => (each.key === value ? [sourceTitle(words, each)] : []))[0] ?? value,
    };
    return `${words(`varieties.filter.${name}`)}: ${texts[name] ?? value}`;
  };
  const { compared } = data;
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
  const ofRecords = (without: readonly FilterName[]) => {
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
      searchOf={(tab) => serialiseVarieties({ ...view, tab }, version)}
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
          />
          {chosen.length > 0 && (
            <ul
              className={classNames(rowStyles.links, styles.chips)}
              aria-label={words('varieties.chosen')}
              data-print="no"
            >
              {chosen.map((name) => (
                <li key={name}>
                  <a
                    href={hrefOf({ [name]: null, page: 1 })}
                    aria-label={words('varieties.without', { filter: filterText(name) })}
                  >
                    {filterText(name)} ×
                  </a>
                </li>
              ))}
            </ul>
          )}
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
              {last > 1 && (
                <nav
                  className={classNames(rowStyles.pages, styles.pages)}
                  aria-label={words('varieties.pages')}
                  data-print="no"
                >
                  {view.page > 1 && (
                    <a href={`${hrefOf({ page: view.page - 1 })}#table`} rel="prev">
                      {words('varieties.previous')}
                    </a>
                  )}
                  <span>{words('varieties.page', { page: view.page, last })}</span>
                  {view.page < last && (
                    <a href={`${hrefOf({ page: view.page + 1 })}#table`} rel="next">
                      {words('varieties.next')}
                    </a>
                  )}
                </nav>
              )}
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
