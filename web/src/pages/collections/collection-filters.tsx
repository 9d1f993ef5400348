import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import type { Collection, CollectionId, PointFacet, PointMeasure } from '#catalog/germplasm/collections.ts';
import {
  type Histogram,
  isSet,
  noFilter,
  type PointFilter,
  type Range,
  whereabouts,
} from '#domain/germplasm/points.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useAfterFrame } from '../../ui/use-after-frame.ts';
import { collectionsFields, isSwapped, readFilter } from '../../url/collections-params.ts';
import { valueName } from './collection-texts.ts';
import type { CollectionsControl, ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';

function readForm(form: HTMLFormElement, collection: CollectionId): PointFilter {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  return readFilter(String(query), collection);
}

export function CollectionFilters(props: {
  collection: Collection;
  shownPoints: ShownPoints;
  /** The counts are of the view; else only the options are known. */
  isCounted: boolean;
  control: CollectionsControl;
  version: string | null;
  summary: string | undefined;
}): ReactNode {
  const { collection, control, version, isCounted } = props;
  const { view, show } = control;
  const words = useWords();
  // Choice and map are updated at once; the counts follow in a later frame.
  const counted = useAfterFrame(props.shownPoints);
  const change = (event: FormEvent<HTMLFormElement>): void => {
    const filter = readForm(event.currentTarget, view.collection);
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'number';
    show({ filter: { ...filter, at: view.filter.at } }, typing ? 'replace' : 'push');
  };
  const [first, others] = [collection.facets.slice(0, 1), collection.facets.slice(1)];
  // It does not close while its last box is taken back.
  const [wereSet] = useState(
    others.some((facet) => isSet(view.filter, facet)) ||
      collection.measures.some((measure) => isSet(view.filter, measure)) ||
      isSet(view.filter, 'where'),
  );
  const toBoxes = (facet: PointFacet): ReactNode => (
    <FacetBoxes key={facet} {...{ facet, isCounted, shownPoints: counted }} chosen={view.filter[facet]} />
  );
  const hiddenFields = collectionsFields({ ...view, filter: noFilter, point: null, page: 1 }, version);
  return (
    <Sheet
      id="collection-filters"
      title={words('dataPage.filters.label')}
      openLabel={words('dataPage.filters.open')}
      summary={props.summary}
      closeLabel={words('frame.action.close')}
      doneLabel={words('dataPage.filters.apply')}
    >
      {/* Fields keep typed text; another collection, or a filter taken back, fills them anew. */}
      <form
        key={`${view.collection} ${collection.measures.map((measure) => String(isSet(view.filter, measure)))}`}
        className={styles.filters}
        method="get"
        aria-label={words('dataPage.filters.label')}
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault();
          change(event);
        }}
      >
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {view.filter.at !== null && <input type="hidden" name="at" value={view.filter.at.join(',')} />}
        <CountryField countries={counted.countries} isCounted={isCounted} chosen={view.filter.country} />
        {first.map(toBoxes)}
        <details className={styles.further} open={wereSet}>
          <summary>{words('list.further')}</summary>
          {others.map(toBoxes)}
          {collection.measures.map((measure) => (
            <RangeFields
              key={measure}
              {...{ measure, isCounted, shownPoints: counted }}
              {...view.filter[measure]}
            />
          ))}
          <fieldset className={styles.facet}>
            <legend>{words('collections.facet.where')}</legend>
            {(['', ...whereabouts] as const).map((where) => (
              <label key={where}>
                <input
                  type="radio"
                  name="where"
                  value={where}
                  checked={(view.filter.where ?? '') === where}
                  onChange={() => {}}
                />
                <span>{words(`collections.where.${where === '' ? 'all' : where}`)}</span>
              </label>
            ))}
          </fieldset>
        </details>
        <noscript>
          <Button type="submit" look="solid">
            {words('dataPage.filters.apply')}
          </Button>
        </noscript>
      </form>
    </Sheet>
  );
}

function CountryField(props: {
  countries: ShownPoints['countries'];
  isCounted: boolean;
  chosen: string | null;
}): ReactNode {
  const { countries, isCounted, chosen } = props;
  const { words, language, formats } = useSpeech();
  const options = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const missing = chosen === null || countries.some(({ value }) => value === chosen) ? [] : [chosen];
    return [...countries, ...missing.map((value) => ({ value, count: 0 }))]
      .map(({ value, count }) => ({ value, count, name: areaName(words, value) }))
      .sort((a, b) => compare(a.name, b.name));
  }, [countries, chosen, words, language]);
  return (
    <SelectField
      label={words('dataPage.filters.country')}
      name="country"
      value={chosen ?? ''}
      values={['', ...options.map(({ value }) => value)]}
      names={[
        words('collections.country.all'),
        ...options.map(({ name, count }) => (isCounted ? `${name} (${formats.number(count, 0)})` : name)),
      ]}
      noOption={words('collections.country.all')}
      onChange={() => {}}
    />
  );
}

interface Facet {
  facet: PointFacet;
  isCounted: boolean;
  shownPoints: ShownPoints;
  chosen: readonly string[];
}

function FacetBoxes(props: Facet): ReactNode {
  const { facet, isCounted, shownPoints, chosen } = props;
  const { words, formats } = useSpeech();
  const values = useMemo(
    () =>
      shownPoints.facets[facet].filter(
        ({ value, count }) => value !== 'unknown' || count > 0 || chosen.includes(value),
      ),
    [shownPoints, facet, chosen],
  );
  return (
    <fieldset className={styles.facet} data-long={values.length > 12 || undefined}>
      <legend>{words(`collections.facet.${facet}`)}</legend>
      <div>
        {values.map(({ value, count }) => (
          <label key={value} data-none={(isCounted && count === 0) || undefined}>
            <input
              type="checkbox"
              name={facet}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => {}}
            />
            <span lang={facet === 'species' && value !== 'unknown' ? 'la' : undefined}>
              {valueName(words, facet, value)}
            </span>
            {isCounted && <span className={styles.count}>{formats.number(count, 0)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function RangeFields(
  props: Range & { measure: PointMeasure; isCounted: boolean; shownPoints: ShownPoints },
): ReactNode {
  const { measure, isCounted, shownPoints } = props;
  const { words, formats } = useSpeech();
  const histogram = shownPoints.histograms[measure];
  const { first, step, counts, unknown } = histogram;
  const text = (value: number): string =>
    measure === 'year' ? formats.year(value) : formats.number(value, 0);
  const name = words(`collections.measure.${measure}`);
  const peak = counts.indexOf(Math.max(...counts));
  const knownCount = shownPoints.total - unknown;
  const steps = (at: number): string =>
    words('collections.chip.range', { from: text(first + at * step), to: text(first + (at + 1) * step) });
  return (
    <fieldset className={styles.facet}>
      <legend>{name}</legend>
      {isCounted && (
        <HistogramBars
          histogram={histogram}
          ends={[text(first), text(first + counts.length * step)]}
          label={
            knownCount === 0
              ? words('collections.histogram.none')
              : [
                  words('collections.histogram', {
                    measure: name,
                    from: text(first + peak * step),
                    to: text(first + (peak + 1) * step),
                    count: formats.number(counts[peak] ?? 0, 0),
                    known: formats.number(knownCount, 0),
                  }),
                  // The text has every bar, as the picture has.
                  ...counts.flatMap((count, at) =>
                    count === 0 ? [] : [`${steps(at)}: ${formats.number(count, 0)}`],
                  ),
                ].join('; ')
          }
        />
      )}
      <p className={styles.range}>
        {(['From', 'To'] as const).map((end) => {
          const endLabel = words(`collections.range.${end === 'From' ? 'from' : 'to'}`);
          return (
            <label key={end}>
              <span>{endLabel}</span>
              <input
                type="number"
                inputMode="decimal"
                aria-label={`${name}: ${endLabel}`}
                name={`${measure}${end}`}
                min={-500}
                max={9000}
                step={measure === 'weight' ? 0.1 : 1}
                defaultValue={(end === 'From' ? props.from : props.to) ?? ''}
              />
            </label>
          );
        })}
      </p>
      {isSwapped(props) && <p className={styles.note}>{words('collections.range.swapped')}</p>}
      {isCounted && unknown > 0 && (
        <p className={styles.note}>
          {words('collections.unknown', { count: unknown, number: formats.number(unknown, 0) })}
        </p>
      )}
    </fieldset>
  );
}

const size = { width: 240, height: 48 };

/** Points by steps of a measure, as bars that share one baseline; those within the range are strong. */
function HistogramBars(props: {
  histogram: Histogram;
  label: string;
  ends: readonly [string, string];
}): ReactNode {
  const { counts } = props.histogram;
  if (counts.length === 0) return null;
  const most = Math.max(1, ...counts);
  const step = size.width / counts.length;
  return (
    <figure className={styles.histogram}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={props.label}
      >
        {counts.map((count, at) => {
          // Every bar is visible: one of a few points among thousands has a pixel.
          const height = count === 0 ? 0 : Math.max(1, (count / most) * (size.height - 2));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place.
              key={at}
              x={at * step + 0.5}
              y={size.height - height}
              width={Math.max(0.5, step - 1)}
              height={height}
              fill="var(--accent)"
            />
          );
        })}
        <path d={`M0,${size.height - 0.5}H${size.width}`} stroke="var(--edge)" />
      </svg>
      <p aria-hidden="true">
        <span>{props.ends[0]}</span>
        <span>{props.ends[1]}</span>
      </p>
    </figure>
  );
}
