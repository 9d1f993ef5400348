import type { ReactNode } from 'react';
import type { Loaded } from '../../api/loaded.ts';
import { type FigurePlace, FigurePlaceContext } from '../../figure/figure-place.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { Params } from '../../url/params.ts';
import { AdjustedNotice } from '../adjusted-notice.tsx';
import { Followed } from './followed.tsx';
import { type FurtherFilter, type ListFacet, ListFilters } from './list-filters.tsx';
import { type ChosenFilter, CountedRows, ListPages, NoRows } from './list-parts.tsx';
import { asFurther, type FacetSource, inUse, toFacet } from './list-state.ts';

export interface ListData<View, Answer> {
  release: { id: string; created: string; pinned: boolean };
  view: View;
  ignored: readonly IgnoredParam[];
  answer: Loaded<Answer>;
}

interface ListedView {
  q: string | null;
  page: number;
}

export interface ListView<View> {
  path: string;
  params: Params<View>;
  view: View;
  version: string | null;
  hrefOf: (change: Partial<View>) => string;
  place: FigurePlace;
  onPage: number;
  anchor: string;
}

export function toListView<View extends object>(
  params: Params<View>,
  path: string,
  { view, release }: Pick<ListData<View, unknown>, 'view' | 'release'>,
  { onPage, anchor }: { onPage: number; anchor: string },
): ListView<View> {
  const version = release.pinned ? release.id : null;
  return {
    ...{ path, params, view, version, onPage, anchor },
    hrefOf: (change) => `${path}${params.serialise({ ...view, ...change }, version)}`,
    place: {
      page: path.slice(path.lastIndexOf('/') + 1),
      search: params.serialise(view, version),
      release,
      cite: '#about-data',
    },
  };
}

/** With `counts` it has choices, as chips or, where it `isFurther`, as a field; with `limits` it is a field for a number. */
export interface FilterPlan<Name extends string> {
  name: Name;
  /** The word `<group>.filter.<name>` unless given. */
  label?: string;
  counts?: FacetSource['counts'];
  nameOf?: (id: string) => string;
  chipOf?: (id: string) => string;
  /** The choice of a list whose address names none. */
  usual?: string;
  /** The value that leaves every row, where it is a choice of its own: the first one. */
  every?: string;
  limits?: readonly [least: number, most: number];
  isFurther?: boolean;
}

export interface ListFilterSet {
  facets: readonly ListFacet[];
  further: readonly FurtherFilter[];
  chosen: readonly ChosenFilter[];
  namedWithout: (names: readonly string[]) => readonly string[];
}

/** The filters of a list, from the plan of each; `group` is that of the page's words. */
export function planFilters<View extends ListedView>(
  { view, params, hrefOf }: ListView<View>,
  group: string,
  words: Words,
  plans: readonly FilterPlan<keyof View & string>[],
): ListFilterSet {
  type Plan = FilterPlan<keyof View & string>;
  const labelOf = ({ name, label }: Pick<Plan, 'name' | 'label'>): string =>
    label ?? words(`${group}.filter.${name}`);
  const choiceOf = ({ name, every }: Plan): string | null => {
    const value = view[name];
    return value === null || value === every ? null : String(value);
  };
  const changed = (name: keyof View, value: unknown): string =>
    hrefOf({ [name]: value, page: 1 } as Partial<View>);
  const without = (name: keyof View): string => changed(name, params.initial[name]);
  const facetOf = (plan: Plan): ListFacet => {
    const { name, counts = [], nameOf = String, chipOf = nameOf, usual, every } = plan;
    const chosen = choiceOf(plan);
    const facet = toFacet({
      ...{ name, label: labelOf(plan), counts, chosen, nameOf: chipOf },
      ...(usual !== undefined && { usual }),
      hrefOf: (id) => (id === null && every === undefined ? without(name) : changed(name, id ?? every)),
    });
    if (every === undefined || chosen === null) return facet;
    const all = { id: every, name: nameOf(every), href: changed(name, every), isChosen: false };
    return { ...facet, choices: [all, ...facet.choices] };
  };
  const isChips = ({ counts, isFurther }: Plan): boolean => counts !== undefined && isFurther !== true;
  const used = plans.filter((plan) => choiceOf(plan) !== null);
  const nameOfUsed = (plan: Plan): string => (plan.nameOf ?? String)(choiceOf(plan) ?? '');
  const textOf = (plan: Plan): string => `${labelOf(plan)}: ${nameOfUsed(plan)}`;
  const facets = plans.filter(isChips).map(facetOf);
  const { q } = view;
  return {
    facets,
    further: plans
      .filter(({ limits, isFurther }) => limits !== undefined || isFurther)
      .map((plan): FurtherFilter => {
        const { name, limits } = plan;
        return limits === undefined
          ? asFurther(facetOf(plan), words('list.all'))
          : { name, label: labelOf(plan), value: choiceOf(plan) ?? '', limits };
      }),
    chosen: [
      ...(q === null ? [] : [{ text: words('list.quoted', { text: q }), href: without('q') }]),
      ...used
        .filter((plan) => !isChips(plan))
        .map((plan) => ({
          text: plan.counts === undefined && plan.limits === undefined ? nameOfUsed(plan) : textOf(plan),
          href: without(plan.name),
        })),
      ...facets.flatMap(({ choices }) => inUse(choices).map(({ name, href }) => ({ text: name, href }))),
    ],
    namedWithout: (names) => [
      ...(q === null || names.includes('q') ? [] : [`${words(`${group}.filter.q`)}: ${q}`]),
      ...used.filter(({ name }) => !names.includes(name)).map(textOf),
    ],
  };
}

/** The page of a list under its title. Its state is in the address; it needs no scripts. */
export function ListPage<View>(props: {
  list: Pick<ListView<View>, 'place'>;
  title: string;
  icon: string;
  finding: string | undefined;
  chip?: ReactNode;
  ignored: readonly IgnoredParam[];
  children: ReactNode;
}): ReactNode {
  const { list, ignored, children, ...head } = props;
  return (
    <Followed>
      <PageLayout>
        <PageTitle {...head} />
        <AdjustedNotice ignored={ignored} shown={head.title} />
        <FigurePlaceContext.Provider value={list.place}>{children}</FigurePlaceContext.Provider>
      </PageLayout>
    </Followed>
  );
}

export function ListForm<View extends ListedView>(props: {
  list: ListView<View>;
  /** `null` where it is not known. */
  total: number | null;
  filters: Pick<ListFilterSet, 'facets' | 'further'>;
  example: string;
  longest?: number;
  children?: ReactNode;
}): ReactNode {
  const { list, total, filters, example, longest, children } = props;
  const words = useWords();
  const { facets, further } = filters;
  const fields = ['q', 'page', ...further.map(({ name }) => name)];
  return (
    <>
      {total !== null && <CountedRows total={total} />}
      {children}
      <ListFilters
        path={list.path}
        search={{
          label: words('list.search'),
          example,
          value: list.view.q ?? '',
          ...(longest && { longest }),
        }}
        facets={facets}
        further={further}
        kept={list.params.fields(list.view, list.version).filter(([name]) => !fields.includes(name))}
      />
    </>
  );
}

export function PagesOfList<View extends ListedView>(props: {
  list: ListView<View>;
  total: number;
}): ReactNode {
  const { view, onPage, anchor, hrefOf } = props.list;
  return (
    <ListPages
      page={view.page}
      total={props.total}
      onPage={onPage}
      hrefOf={(page) => `${hrefOf({ page } as Partial<View>)}#${anchor}`}
    />
  );
}

export function NothingListed<View extends ListedView>(props: {
  list: ListView<View>;
  total: number;
  chosen: readonly ChosenFilter[];
  plain?: string;
}): ReactNode {
  const { list, total, chosen, plain = list.hrefOf(list.params.initial) } = props;
  const { view, onPage, anchor, hrefOf } = list;
  return (
    <NoRows
      {...{ total, onPage, chosen, plain }}
      page={view.page}
      first={`${hrefOf({ page: 1 } as Partial<View>)}#${anchor}`}
    />
  );
}
