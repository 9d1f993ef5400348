import { type ReactNode, useEffect, useState } from 'react';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { inCoveredYear } from '../../api/covered-year.ts';
import { useDataView } from '../../api/data-view.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { PageLayout } from '../../url/view-state.ts';
import { useLazyPart } from '../lazy-part.tsx';
import styles from './filter-bar.module.css';

/** Parameters of the fields, and `explain`, which another view closes: a form without scripts sends only the others along. */
const fieldNames: readonly string[] = ['element', 'year', 'macro', 'region', 'network', 'explain'];
const layoutOrder: readonly PageLayout[] = ['graphs', 'both', 'map'];

/** What the filters offer; the page makes it from the release. */
export interface FilterOptions {
  elements: readonly number[];
  /** Of these the ones without any figure of this crop. */
  empty: readonly number[];
  /** Newest first, with the number of countries that have a value; `null` where that could not be loaded. */
  years: readonly { year: number; countries: number }[] | null;
  regions: ReadonlyMap<number, readonly string[]>;
  /** The network that the page is of: it and its own networks are offered instead of regions. */
  root?: string | undefined;
  hasData(element: number, region: string, year: number): boolean;
  awaitsSum(region: string): boolean;
}

/** Element, country, macro region, region (not in the World), year, the way back, and at the end the layout buttons. */
export function FilterBar(props: { options: FilterOptions; chip?: ReactNode; flow?: ReactNode }): ReactNode {
  const { options } = props;
  const data = useDataView();
  const { view, dispatch, hrefOf, area, year } = data;
  const mapYear = inCoveredYear(data).year;
  const words = useWords();
  const noOption = words('dataPage.filters.noOption');
  const world = macroRegions[0]?.id ?? 10;
  const macros = macroRegions.filter((macro) => macro.id === world || options.regions.has(macro.id));
  const regions = options.regions.get(view.macro) ?? [];
  const loaded = options.years ?? [];
  const years = loaded.some((entry) => entry.year === year) ? loaded : [{ year, countries: 0 }, ...loaded];
  const { root } = options;
  const home = root ?? macroRegions[0]?.code;
  const backTo = view.country !== null ? (view.region ?? home) : home;
  const atHome = view.country === null && view.region === (root ?? null);
  const hasRegions = root !== undefined || view.macro !== world;
  const back =
    backTo === undefined || backTo === worldCode
      ? words('dataPage.back.toWorld')
      : words('dataPage.back.to', areaWords(words, backTo));
  const place = areaName(words, area);
  const chip = (
    <Chip
      text={place}
      label={words('map.chosen.remove', { what: place })}
      href={hrefOf({ do: 'back' })}
      onRemove={() => dispatch({ do: 'back' })}
    />
  );
  // Parameters without a field, which a form would lose.
  const rest = [...new URLSearchParams(hrefOf({ do: 'tab', tab: view.tab }).split('?')[1])].filter(
    ([name]) => !fieldNames.includes(name),
  );
  return (
    <div className={styles.toolbar} data-tour="filters">
      {!atHome && <div className={styles.belowRow}>{chip}</div>}
      <Sheet
        id="filters"
        title={words('dataPage.filters.label')}
        openLabel={words('dataPage.filters.label')}
        closeLabel={words('frame.action.close')}
        doneLabel={words('dataPage.filters.apply')}
      >
        <div className={styles.filters}>
          {view.country !== null && <div className={styles.inRow}>{chip}</div>}
          <CountrySearch root={root} />
          <form className={styles.form}>
            <SelectField
              label={words('dataPage.filters.element')}
              hidesLabel="wide"
              name="element"
              value={String(view.element)}
              values={options.elements.map(String)}
              names={options.elements.map((element) => {
                const name = words(`elements.${element}.name`);
                return options.empty.includes(element)
                  ? words('dataPage.filters.elementWithoutFigures', { element: name })
                  : name;
              })}
              noOption={noOption}
              onChange={(element) => dispatch({ do: 'element', element: Number(element) })}
            />
            {root === undefined && (
              <SelectField
                label={words('dataPage.filters.macroRegion')}
                hidesLabel="wide"
                name="macro"
                value={String(view.macro)}
                values={macros.map((macro) => String(macro.id))}
                names={macros.map((macro) => areaName(words, macro.code))}
                noOption={noOption}
                onChange={(macro) => dispatch({ do: 'macro', macro: Number(macro) })}
              />
            )}
            {hasRegions && (
              <SelectField
                label={words(`dataPage.filters.${root === undefined ? 'region' : 'network'}`)}
                hidesLabel="wide"
                name={root === undefined ? 'region' : 'network'}
                value={view.region ?? ''}
                values={regions}
                names={regions.map((code) => {
                  const isWhole = macros.some((macro) => macro.code === code);
                  const region = isWhole ? words('dataPage.filters.allRegions') : areaName(words, code);
                  if (options.hasData(view.element, code, year)) return region;
                  const absence = options.awaitsSum(code) ? 'Awaited' : 'WithoutData';
                  return words(`dataPage.filters.region${absence}`, { area: region, year: String(year) });
                })}
                noOption={noOption}
                onChange={(region) => dispatch({ do: 'region', region })}
              />
            )}
            <SelectField
              label={words('dataPage.filters.year')}
              hidesLabel="wide"
              name="year"
              value={String(year)}
              values={years.map((entry) => String(entry.year))}
              names={years.map((entry) => {
                if (entry.year === year && mapYear !== year)
                  return words('dataPage.filters.yearAndMap', { year: String(year), map: String(mapYear) });
                return options.years === null
                  ? String(entry.year)
                  : words('dataPage.filters.yearCoverage', {
                      year: String(entry.year),
                      count: entry.countries,
                    });
              })}
              noOption={noOption}
              onChange={(chosen) => dispatch({ do: 'year', year: Number(chosen) })}
            />
            <noscript>
              {rest.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{words('dataPage.filters.apply')}</Button>
            </noscript>
          </form>
          {props.flow}
        </div>
      </Sheet>
      {props.chip !== undefined && <span className={styles.belowRow}>{props.chip}</span>}
      {!atHome && backTo !== undefined && (
        <div className={styles.back}>
          <Button icon="back" className={styles.short} title={back} onClick={() => dispatch({ do: 'back' })}>
            <span className="visually-hidden">{back}</span>
          </Button>
          <noscript>
            <ButtonLink icon="back" href={hrefOf({ do: 'back' })}>
              {back}
            </ButtonLink>
          </noscript>
        </div>
      )}
      <div className={styles.layout}>
        <SegmentedControl
          label={words('dataPage.layout.label')}
          value={view.layout}
          options={layoutOrder.map((id) => ({
            id,
            icon: id,
            label: words(`dataPage.layout.${id}`),
            href: hrefOf({ do: 'layout', layout: id }),
          }))}
          onChoose={(choice) => dispatch({ do: 'layout', layout: choice })}
        />
      </div>
    </div>
  );
}

const fetchFinder = () => import('./country-finder.tsx');

const signs = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/** The modal's content, with names in three languages, is fetched with the visitor's first move, so that it opens at once. */
function CountrySearch({ root }: { root: string | undefined }): ReactNode {
  const words = useWords();
  const { view } = useDataView();
  const [open, setOpen] = useState(false);
  const { part, instead, load } = useLazyPart('countries', fetchFinder, open);

  useEffect(() => {
    if (part !== null) return;
    const come = (): void => {
      leave();
      // The failure of a prefetch is not shown: a press of the button fetches again.
      load().catch((cause: unknown) => console.error('Error loading the countries:', cause));
    };
    const leave = (): void => {
      for (const sign of signs) window.removeEventListener(sign, come);
    };
    for (const sign of signs) window.addEventListener(sign, come, { passive: true });
    return leave;
  }, [part, load]);

  return (
    <>
      <Button
        icon="plus"
        className={styles.add}
        aria-haspopup="dialog"
        data-key="c"
        onClick={() => setOpen(true)}
      >
        {words(`dataPage.country.${view.country === null ? 'search' : 'compare'}`)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words(`dataPage.country.${view.country === null ? 'modal.title' : 'compare'}`)}
        closeLabel={words('frame.action.close')}
      >
        {part === null ? instead : <part.CountryFinder onClose={() => setOpen(false)} root={root} />}
      </Dialog>
    </>
  );
}
