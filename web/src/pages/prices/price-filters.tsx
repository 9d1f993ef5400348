import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { isReal, priceViews } from '#domain/prices/view.ts';
import { valueOr } from '../../api/loaded.ts';
import { FilterSheet } from '../../blocks/filters/filter-sheet.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type PricesView, pricesParams } from '../../url/prices-params.ts';
import { cropTypeName, sourceName } from './price-texts.ts';
import { offerPriceTour } from './price-tour.ts';
import { mapType, type PricesPageData } from './prices-data.ts';
import styles from './prices-page.module.css';
import {
  hasProducer,
  type KnownPrices,
  marketLabel,
  offeredTypes,
  type ShownPrices,
} from './shown-prices.ts';
import { useChoice, usePrices } from './use-prices-view.ts';

/** Parameters that the fields stand for; a form without scripts sends only the others along. */
const fields = ['country', 'city', 'type', 'source', 'crop_type', 'view', 'base'];

/** A field with one choice only is not one. */
const several = (values: readonly unknown[]): boolean => values.length > 1;

/** A select that shows its choice at once; `value` is what it stands for where nothing, or nothing that there is, is chosen. */
function Choice(
  props: Omit<ComponentProps<typeof SelectField>, 'noOption'> & {
    chosen: (view: PricesView) => string | number | null;
  },
): ReactNode {
  const { chosen, ...field } = props;
  const words = useWords();
  const choice = String(useChoice(usePrices(), chosen) ?? '');
  return (
    <SelectField
      {...field}
      value={field.values.includes(choice) ? choice : field.value}
      noOption={words('dataPage.filters.noOption')}
    />
  );
}

/** Country, city, price type, source, crop type, view and base year: each where there is something to choose. */
export function PriceFilters(props: {
  countries: PricesPageData['countries'];
  known: KnownPrices | null;
  shown: ShownPrices | null;
  city: string | null;
}): ReactNode {
  const { known, shown, city } = props;
  const { view, show, hrefOf, crop, release } = usePrices();
  const words = useWords();
  const kept = pricesParams
    .fields(view, release.pinned ? release.id : null)
    .filter(([name]) => !fields.includes(name));
  const page = shown?.known.page;
  return (
    <div className={rowStyles.toolbar} data-tour="filters">
      <FilterSheet
        id="price-filters"
        summary={[
          view.country === null ? words('prices.world') : areaName(words, view.country),
          words(
            `prices.type.${shown?.type ?? (known && hasProducer(known) ? 'producer' : mapType(view))}.short`,
          ),
        ].join(', ')}
        look={classNames(rowStyles.fields, styles.filters)}
        kept={kept}
      >
        <CountryField countries={props.countries} />
        {shown?.known.page.markets.some(({ average }) => !average) && <CityField shown={shown} />}
        {known !== null && <TypeField known={known} shown={shown} />}
        {shown !== null && page !== undefined && (
          <>
            {several(shown.cropTypes) && (
              <Choice
                label={words('prices.cropType')}
                chosen={({ cropType }) => cropType}
                name="crop_type"
                tour="price-type"
                value={shown.cropType}
                values={shown.cropTypes}
                names={shown.cropTypes.map((each) => cropTypeName(words, crop, each))}
                onChange={(cropType) => show({ cropType: cropType === '' ? null : cropType, by: 'crop' })}
              />
            )}
            {several(shown.sources) && (
              <Choice
                label={words('prices.source')}
                chosen={({ source }) => source}
                name="source"
                value={shown.source.key}
                values={shown.sources.map((index) => page.sources[index]?.key ?? '')}
                names={shown.sources.map((index) => {
                  const source = page.sources[index];
                  return source === undefined ? '' : sourceName(words, source);
                })}
                onChange={(source) => show({ source, cropType: null })}
              />
            )}
            <Choice
              label={words('prices.view')}
              chosen={({ view: mode }) => mode}
              name="view"
              tour="price-view"
              value={shown.view}
              values={priceViews}
              names={priceViews.map((each) =>
                words('prices.view.withUnit', {
                  view: words(`prices.view.${each}`, { base: String(shown.base ?? '–') }),
                  unit: words(`units.${each === 'nominal' || each === 'ipc' ? 'slc' : 'usd'}-kg.short`),
                }),
              )}
              onChange={(chosen) => show(pricesParams.change('view', chosen))}
            />
            {isReal(shown.view) && several(shown.known.bases) && (
              <Choice
                label={words('prices.base')}
                chosen={({ base }) => base}
                name="base"
                value={String(shown.base ?? '')}
                values={shown.known.bases.toReversed().map(String)}
                names={shown.known.bases.toReversed().map(String)}
                onChange={(base) => show(pricesParams.change('base', base))}
              />
            )}
          </>
        )}
      </FilterSheet>
      {view.country !== null && (
        <div className={rowStyles.chips}>
          <Chip
            text={areaName(words, view.country)}
            label={words('map.chosen.remove', { what: areaName(words, view.country) })}
            href={hrefOf({ country: null })}
            onRemove={() => show({ country: null })}
          />
          {city !== null && (
            <Chip
              text={city}
              label={words('map.chosen.remove', { what: city })}
              href={hrefOf({ city: null })}
              onRemove={() => show({ city: null })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function CountryField(props: { countries: PricesPageData['countries'] }): ReactNode {
  const { view, show } = usePrices();
  const words = useWords();
  const language = useLanguage();
  const { codes, onMarkets } = useMemo(() => {
    const known = valueOr(props.countries, { retail: [], wholesale: [], producer: [] });
    const compare = new Intl.Collator(language).compare;
    const onMarkets = new Set([...known.retail, ...known.wholesale]);
    const chosen = view.country === null ? [] : [view.country];
    const codes = [...new Set([...onMarkets, ...known.producer, ...chosen])].sort(
      (a, b) =>
        Number(!onMarkets.has(a)) - Number(!onMarkets.has(b)) ||
        compare(areaName(words, a), areaName(words, b)),
    );
    return { codes, onMarkets };
  }, [props.countries, view.country, words, language]);
  return (
    <Choice
      label={words('dataPage.filters.country')}
      chosen={({ country }) => country}
      name="country"
      tour="price-place"
      value={view.country ?? ''}
      values={['', ...codes]}
      names={[words('prices.world'), ...codes.map((code) => areaName(words, code))]}
      groups={[
        '',
        ...codes.map((code) => words(onMarkets.has(code) ? 'prices.group.markets' : 'prices.group.producer')),
      ]}
      onChange={(country) => show(pricesParams.change('country', country))}
    />
  );
}

function TypeField({ known, shown }: { known: KnownPrices; shown: ShownPrices | null }): ReactNode {
  const { show } = usePrices();
  const words = useWords();
  const language = useLanguage();
  const types = offeredTypes(known);
  if (!several(types)) return null;
  return (
    <Choice
      label={words('prices.type')}
      chosen={({ type }) => type}
      name="type"
      tour="price-type"
      value={shown?.type ?? 'producer'}
      values={types}
      names={types.map((type) => words(`prices.type.${type}`))}
      onChange={(chosen) => {
        const type = types.find((each) => each === chosen) ?? null;
        const isMonthly = known.series.some((each) => each.type === type);
        // Figures of years are the country's, in US$.
        const left = isMonthly ? {} : { city: null, by: 'crop' as const, view: null, base: null };
        show({ type, source: null, cropType: null, ...left });
        offerPriceTour(chosen, language);
      }}
    />
  );
}

function CityField({ shown }: { shown: ShownPrices }): ReactNode {
  const { view, show } = usePrices();
  const words = useWords();
  const language = useLanguage();
  const compare = new Intl.Collator(language).compare;
  const { markets } = shown.known.page;
  const offered = markets
    .filter(({ source, id }) => source === shown.sourceIndex || id === view.city)
    .toSorted((a, b) => Number(a.average) - Number(b.average) || compare(a.label, b.label));
  return (
    <Choice
      label={words('prices.city')}
      chosen={({ city }) => city}
      name="city"
      value={String(view.city ?? '')}
      values={['', ...offered.map(({ id }) => String(id))]}
      names={[words('prices.city.all'), ...offered.map(({ label }) => marketLabel(words, label))]}
      groups={[
        '',
        ...offered.map(({ average }) => words(average ? 'prices.city.averages' : 'prices.city.markets')),
      ]}
      onChange={(city) => show(pricesParams.change('city', city))}
    />
  );
}
