import { type ReactNode, useMemo } from 'react';
import type { PriceType } from '#catalog/prices/price-types.ts';
import { isInDollars, isReal, type PriceView } from '#domain/prices/view.ts';
import { valueOr } from '../../api/loaded.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { type FurtherFilter, type ListFacet, ListFilters } from '../../blocks/list/list-filters.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { shortUnit } from '../../i18n/money.ts';
import { sourceName } from '../../i18n/source-title.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { offerTour } from '../../tour/offer-tour.ts';
import type { Language } from '../../url/paths.ts';
import { changeOfForm, type PricesView, pricesParams } from '../../url/prices-params.ts';
import { cropTypeName } from './price-texts.ts';
import { mapType, mapTypes, type PricesPageData } from './prices-data.ts';
import {
  type KnownPrices,
  marketLabel,
  offeredTypes,
  type ShownPrices,
  settledBase,
  showPrices,
} from './shown-prices.ts';
import { pricesHref, usePrices } from './use-prices-view.ts';

const explained: readonly PriceType[] = ['retail', 'producer'];

/** Offers the tour of the price filters after a choice of Consumer price or Producer price. */
function offerPriceTour(type: string, language: Language): void {
  if (explained.some((each) => each === type)) offerTour('price-filter', language);
}

type Field = FurtherFilter & Required<Pick<FurtherFilter, 'options'>>;

/** The other reading of the same money: with inflation or without. */
const otherReading: Readonly<Record<PriceView, PriceView>> = {
  nominal: 'ipc',
  ipc: 'nominal',
  usd: 'usdeflac',
  usdeflac: 'usd',
};

/** A field with one choice only is not one. */
const several = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ options }) => options.length > 1);

export function PriceFilters(props: {
  countries: PricesPageData['countries'];
  known: KnownPrices | null;
  shownPrices: ShownPrices | null;
}): ReactNode {
  const { countries, known, shownPrices } = props;
  const control = usePrices();
  const { crop, release, show, chosen: requested } = control;
  const speech = useSpeech();
  const country = useMemo(
    () => countryField(speech, countries, requested.country),
    [speech, countries, requested.country],
  );
  const type = typeField(speech, { countries, known, shownPrices, requested });
  const { row, further } =
    shownPrices === null
      ? { row: [], further: [] }
      : fieldsOf(speech, crop, { shownPrices, city: requested.city });
  const fields = [country, ...several([...row, type])];
  const all = [...fields, ...further];
  const hiddenFields = pricesParams
    .fields({ ...requested, explain: null }, release.pinned ? release.id : null)
    .filter(([name]) => all.every((field) => field.name !== name));
  const filled = all.flatMap(({ name, value, usual = '' }) => (value === usual ? [] : [[name, value]]));
  const form = pricesParams.parse(
    `?${new URLSearchParams([...hiddenFields.map((each) => [...each]), ...filled])}`,
  );
  const follow = (search: string, mode: 'push' | 'replace'): void => {
    const next = pricesParams.parse(search);
    const chosen = next.type ?? type.usual ?? '';
    const isMonthly = known === null || known.series.some((each) => each.type === chosen);
    show(changeOfForm(form, next, isMonthly), mode);
    if (next.type !== form.type) offerPriceTour(chosen, speech.language);
  };
  return (
    <div data-tour="price-filters">
      <FollowedHere show={follow}>
        <ListFilters
          path={`/${speech.language}/${crop}/data/prices`}
          search={null}
          fields={fields}
          facets={shownPrices === null ? [] : [viewFacet(speech, shownPrices, pricesHref(form, release))]}
          further={further}
          kept={hiddenFields}
        />
      </FollowedHere>
    </div>
  );
}

/** The world and its countries: those with market prices, and those with producer prices only. */
function countryField(
  { words, language }: Speech,
  countries: PricesPageData['countries'],
  chosen: string | null,
): Field {
  const known = valueOr(countries, { retail: [], wholesale: [], producer: [] });
  const compare = new Intl.Collator(language).compare;
  const onMarkets = new Set([...known.retail, ...known.wholesale]);
  const codes = [...new Set([...onMarkets, ...known.producer, ...(chosen === null ? [] : [chosen])])];
  const named = codes.map((code) => ({ code, name: areaName(words, code), isSold: onMarkets.has(code) }));
  return {
    name: 'country',
    label: words('dataPage.filters.country'),
    value: chosen ?? '',
    options: [
      ['', words('prices.world')],
      ...named
        .sort((a, b) => Number(b.isSold) - Number(a.isSold) || compare(a.name, b.name))
        .map(
          ({ code, name, isSold }) =>
            [code, name, words(isSold ? 'prices.group.markets' : 'prices.group.producer')] as const,
        ),
    ],
  };
}

function typeField(
  { words }: Speech,
  of: {
    countries: PricesPageData['countries'];
    known: KnownPrices | null;
    shownPrices: ShownPrices | null;
    requested: PricesView;
  },
): Field {
  const { known, shownPrices, requested } = of;
  const countries = valueOr(of.countries, null);
  const onMap = mapType(requested);
  const types =
    known === null
      ? mapTypes.filter((type) => type === onMap || (countries?.[type].length ?? 0) > 0)
      : offeredTypes(known);
  return {
    name: 'type',
    label: words('prices.type'),
    value: known === null ? onMap : (shownPrices?.type ?? 'producer'),
    usual: known === null ? mapType({ ...requested, type: null }) : (known.page.opens?.type ?? 'producer'),
    options: types.map((type) => [type, words(`prices.type.${type}.short`)]),
  };
}

/** City and crop type, and behind a button source and base year. The default of a field depends on those before it. */
function fieldsOf(
  { words, language }: Speech,
  crop: string,
  { shownPrices, city }: { shownPrices: ShownPrices; city: number | null },
): { row: readonly Field[]; further: readonly Field[] } {
  const { known, requested, type, source, sourceIndex, cropType, base } = shownPrices;
  const { markets, sources } = known.page;
  const compare = new Intl.Collator(language).compare;
  const offered = markets
    .filter((market) => market.source === sourceIndex || market.id === city)
    .toSorted((a, b) => Number(a.average) - Number(b.average) || compare(a.label, b.label));
  const opening = (without: Partial<PricesView>): ShownPrices | null =>
    showPrices(known, { ...requested, type, ...without });
  const cities: Field = {
    name: 'city',
    label: words('prices.city'),
    value: String(city ?? ''),
    options: [
      ['', words('prices.city.all')],
      ...offered.map(
        ({ id, label, average }) =>
          [
            String(id),
            marketLabel(words, label),
            words(average ? 'prices.city.averages' : 'prices.city.markets'),
          ] as const,
      ),
    ],
  };
  const cropTypes: Field = {
    name: 'crop_type',
    label: words('prices.cropType'),
    value: cropType,
    usual: opening({ cropType: null })?.cropType ?? '',
    options: shownPrices.cropTypes.map((each) => [each, cropTypeName(words, crop, each)]),
  };
  const sourceField: Field = {
    name: 'source',
    label: words('prices.source'),
    value: source.key,
    usual: opening({ source: null, cropType: null })?.source.key ?? '',
    options: shownPrices.sources.flatMap((index) => {
      const each = sources[index];
      return each === undefined ? [] : [[each.key, sourceName(words, each)] as const];
    }),
  };
  return {
    row: [...(markets.some(({ average }) => !average) ? [cities] : []), cropTypes],
    further: several([
      sourceField,
      ...(isReal(shownPrices.view)
        ? [baseField(words, base, known.bases.toReversed(), settledBase(known, null))]
        : []),
    ]),
  };
}

/** The base year of real prices. */
export const baseField = (
  words: Words,
  base: number | null,
  years: readonly number[],
  usual: number | null | undefined,
): Field => ({
  name: 'base',
  label: words('prices.base'),
  value: String(base ?? ''),
  usual: String(usual ?? ''),
  options: years.map((year) => [String(year), String(year)]),
});

/** Prices with inflation or without, where they are in one money. */
export const readingFacet = (
  words: Words,
  isReal: boolean,
  hrefOf: (isReal: boolean) => string,
): ListFacet => ({
  name: 'view',
  label: words('prices.view'),
  choices: [
    { id: 'paid', name: words('prices.view.paid'), href: hrefOf(false), isChosen: !isReal, isUsual: true },
    { id: 'real', name: words('prices.view.real'), href: hrefOf(true), isChosen: isReal, isUsual: true },
  ],
});

/** The country's money or US$, and either without inflation. */
function viewFacet(
  speech: Speech,
  { known, requested, view }: ShownPrices,
  hrefOf: ReturnType<typeof pricesHref>,
): ListFacet {
  const { words } = speech;
  const usual = showPrices(known, { ...requested, view: null })?.view;
  const hrefTo = (chosen: PriceView): string => hrefOf({ view: chosen === usual ? null : chosen });
  const monies = [
    ['nominal', 'ipc', { dollars: false, currency: known.page.currency }],
    ['usd', 'usdeflac', { dollars: true }],
  ] as const;
  // A country whose currency is the US$ has one money.
  if (known.converters.isDollar && !isInDollars(view))
    return readingFacet(words, isReal(view), (real) =>
      hrefTo(isReal(view) === real ? view : otherReading[view]),
    );
  return {
    name: 'view',
    label: words('prices.view'),
    choices: [
      ...monies.map(([paid, real, money]) => ({
        id: paid,
        name: shortUnit(speech, money),
        href: hrefTo(isReal(view) ? real : paid),
        isChosen: view === paid || view === real,
        isUsual: true,
      })),
      {
        id: 'real',
        name: words('prices.view.real'),
        href: hrefTo(otherReading[view]),
        isChosen: isReal(view),
      },
    ],
  };
}
