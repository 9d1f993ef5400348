import { type ReactNode, useMemo } from 'react';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { FilterSheet } from '../../blocks/filters/filter-sheet.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { genebanksParams, sampleSides } from '../../url/genebanks-params.ts';
import styles from './genebanks-page.module.css';
import type { Samples } from './samples-model.ts';
import { useGenebanks } from './use-genebanks.ts';

/** Parameters that the fields stand for; a form without scripts sends only the others along. */
const fields = ['country', 'region', 'from', 'to', 'side'];

/** What is shown, where and when. */
export function SamplesFilters(props: {
  samples: Samples;
  regions: Readonly<Record<string, string>> | null;
}): ReactNode {
  const { samples, regions } = props;
  const { view, show, hrefOf, release } = useGenebanks();
  const words = useWords();
  const language = useLanguage();
  const codes = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const known = [...samples.reports, ...samples.distributions, ...samples.shipments];
    const chosen = view.country === null ? [] : [view.country];
    return [...new Set([...known.map(({ area }) => area), ...chosen])].sort((a, b) =>
      compare(areaName(words, a), areaName(words, b)),
    );
  }, [samples, view.country, words, language]);
  const places = useMemo(() => {
    const withData = new Set(codes.map((code) => regions?.[code]));
    const macros = macroRegions.filter(({ code }) => code !== worldCode);
    return macros.flatMap((macro) => {
      const inside = macro.regions.filter((code) => withData.has(code));
      return inside.length === 0 ? [] : [macro.code, ...inside.filter((code) => code !== macro.code)];
    });
  }, [codes, regions]);
  const noOption = words('dataPage.filters.noOption');
  const [first, last] = samples.years ?? [0, 0];
  const years =
    samples.years === null ? [] : Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  const area = view.country ?? view.region;
  const kept = genebanksParams
    .fields(view, release.pinned ? release.id : null)
    .filter(([name]) => !fields.includes(name));
  const year = (text: string, all: number): number | null => (Number(text) === all ? null : Number(text));
  const [from, to] = [view.from ?? first, view.to ?? last];
  return (
    <div className={rowStyles.toolbar} data-print="no">
      <FilterSheet
        id="sample-filters"
        // A chosen area stands beside it as a chip.
        summary={[
          ...(area === null ? [areaName(words, worldCode)] : []),
          words(`samples.side.${view.side}`),
        ].join(', ')}
        look={classNames(rowStyles.fields, styles.filters)}
        kept={kept}
      >
        <SelectField
          label={words('samples.side')}
          name="side"
          value={view.side}
          values={sampleSides}
          names={sampleSides.map((side) => words(`samples.side.${side}`))}
          noOption={noOption}
          onChange={(side) => show(genebanksParams.change('side', side))}
        />
        {regions !== null && (
          <SelectField
            label={words('dataPage.filters.region')}
            name="region"
            value={view.region ?? ''}
            values={['', ...new Set(places)]}
            names={[areaName(words, worldCode), ...[...new Set(places)].map((code) => areaName(words, code))]}
            noOption={noOption}
            onChange={(region) => show({ ...genebanksParams.change('region', region), country: null })}
          />
        )}
        <SelectField
          label={words('dataPage.filters.country')}
          name="country"
          value={view.country ?? ''}
          values={['', ...codes]}
          names={[words('samples.allCountries'), ...codes.map((code) => areaName(words, code))]}
          noOption={noOption}
          onChange={(country) => show(genebanksParams.change('country', country))}
        />
        {years.length > 1 && (
          <>
            <SelectField
              label={words('samples.from')}
              name="from"
              value={String(from)}
              values={years.includes(String(from)) ? years : [String(from), ...years]}
              names={years.includes(String(from)) ? years : [String(from), ...years]}
              noOption={noOption}
              onChange={(text) => {
                const next = year(text, first);
                show({ from: next, ...(Number(text) > to ? { to: Number(text) } : {}) });
              }}
            />
            <SelectField
              label={words('samples.to')}
              name="to"
              value={String(to)}
              values={years.includes(String(to)) ? years : [...years, String(to)]}
              names={years.includes(String(to)) ? years : [...years, String(to)]}
              noOption={noOption}
              onChange={(text) => {
                const next = year(text, last);
                show({ to: next, ...(Number(text) < from ? { from: Number(text) } : {}) });
              }}
            />
          </>
        )}
      </FilterSheet>
      {area !== null && (
        <Chip
          text={areaName(words, area)}
          label={words('map.chosen.remove', { what: areaName(words, area) })}
          href={hrefOf(view.country === null ? { region: null } : { country: null })}
          onRemove={() => show(view.country === null ? { region: null } : { country: null })}
        />
      )}
    </div>
  );
}
