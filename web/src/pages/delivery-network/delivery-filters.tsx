import { type ReactNode, useMemo } from 'react';
import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { FilterSheet } from '../../blocks/filters/filter-sheet.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type DeliveryView, deliveryParams, tops } from '../../url/delivery-params.ts';
import styles from './delivery-page.module.css';
import { genebankName, genebankText } from './delivery-texts.ts';
import { useControl } from './use-delivery.ts';

/** Parameters that the fields stand for; a form without scripts sends only the others along. */
const fields = ['genebank', 'country', 'macro', 'direction', 'min', 'top', 'explain'];

/** Least samples a year that the field offers. */
const mins = [0, 1, 10, 100, 1000];

/** Genebank, country, macro region, direction, least flow and number of flows. `asked` is what the fields show at once. */
export function DeliveryFilters(props: { countries: readonly string[]; asked: DeliveryView }): ReactNode {
  const { asked } = props;
  const { view, show, hrefOf, release } = useControl();
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const countries = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const known = new Set([...props.countries, ...(asked.country === null ? [] : [asked.country])]);
    return [...known]
      .map((code) => [code, areaName(words, code)] as const)
      .sort(([, a], [, b]) => compare(a, b));
  }, [props.countries, asked.country, words, language]);
  const macros = macroRegions.filter(({ code }) => code !== worldCode);
  const noOption = words('dataPage.filters.noOption');
  const offered = [...new Set([...mins, asked.min])].sort((a, b) => a - b);
  const kept = deliveryParams
    .fields(view, release.pinned ? release.id : null)
    .filter(([name]) => !fields.includes(name));
  const change = (field: keyof DeliveryView) => (text: string) => show(deliveryParams.change(field, text));
  const chips = [
    view.genebank !== null && { text: genebankName(view.genebank), without: { genebank: null } },
    view.country !== null && { text: areaName(words, view.country), without: { country: null } },
    view.macro !== null && { text: areaName(words, view.macro), without: { macro: null } },
  ].filter((chip) => chip !== false);
  return (
    <div className={rowStyles.toolbar}>
      <FilterSheet
        id="delivery-filters"
        // What is chosen stands beside it as chips.
        summary={chips.length === 0 ? words('deliveryNetwork.filter.all') : undefined}
        look={classNames(rowStyles.fields, styles.filters)}
        kept={kept}
      >
        <SelectField
          label={words('deliveryNetwork.filter.genebank')}
          name="genebank"
          value={asked.genebank ?? ''}
          values={['', ...genebanks.map(({ id }) => id)]}
          names={[
            words('deliveryNetwork.filter.genebank.all'),
            ...genebanks.map(({ id }) => genebankText(words, id)),
          ]}
          noOption={noOption}
          onChange={change('genebank')}
        />
        <SelectField
          label={words('dataPage.filters.country')}
          name="country"
          value={asked.country ?? ''}
          values={['', ...countries.map(([code]) => code)]}
          names={[words('deliveryNetwork.filter.country.all'), ...countries.map(([, name]) => name)]}
          noOption={noOption}
          onChange={change('country')}
        />
        <SelectField
          label={words(
            asked.country === null ? 'deliveryNetwork.filter.macro' : 'deliveryNetwork.filter.macro.partners',
          )}
          name="macro"
          value={String(macros.find(({ code }) => code === asked.macro)?.id ?? '')}
          values={['', ...macros.map(({ id }) => String(id))]}
          names={[
            words('deliveryNetwork.filter.macro.all'),
            ...macros.map(({ code }) => areaName(words, code)),
          ]}
          noOption={noOption}
          onChange={change('macro')}
        />
        <SelectField
          label={words('deliveryNetwork.filter.direction')}
          name="direction"
          value={asked.direction ?? ''}
          values={['', 'origin', 'recipient']}
          names={['either', 'origin', 'recipient'].map((each) =>
            words(`deliveryNetwork.filter.direction.${each}`),
          )}
          noOption={noOption}
          onChange={change('direction')}
        />
        <SelectField
          label={words('deliveryNetwork.filter.min')}
          name="min"
          value={String(asked.min)}
          values={offered.map(String)}
          names={offered.map((min) =>
            min === 0
              ? words('deliveryNetwork.filter.min.all')
              : words('deliveryNetwork.filter.min.from', { value: formats.number(min) }),
          )}
          noOption={noOption}
          onChange={change('min')}
        />
        <SelectField
          label={words('deliveryNetwork.filter.top')}
          name="top"
          value={String(asked.top)}
          values={tops.map(String)}
          names={tops.map((top) => words('deliveryNetwork.filter.top.count', { count: top }))}
          noOption={noOption}
          onChange={change('top')}
        />
      </FilterSheet>
      {chips.length > 0 && (
        <div className={rowStyles.chips}>
          {chips.map(({ text, without }) => (
            <Chip
              key={text}
              text={text}
              label={words('map.chosen.remove', { what: text })}
              href={hrefOf(without)}
              onRemove={() => show(without)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
