import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.tsx';
import { FieldRow } from '../../ui/option-row.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { CountriesView } from '../../url/countries-view.ts';
import { OptionSwitches } from '../option-switches.tsx';

const kinds: readonly CountriesView['kind'][] = ['ranking', 'slope', 'facets'];

/** Kind of picture and its options; what makes no sense for the figures is not there. */
export function CountriesOptions(props: {
  words: Words;
  title: string;
  view: CountriesView;
  offered: { perInhabitant: boolean; log: boolean };
  onChange(view: CountriesView): void;
}): ReactNode {
  const { words, title, view, offered, onChange } = props;
  const switches = [
    offered.perInhabitant && {
      id: 'perInhabitant',
      on: view.perInhabitant,
      next: { ...view, perInhabitant: !view.perInhabitant },
    },
    view.kind === 'slope' &&
      offered.log && { id: 'scale.log', on: view.log, next: { ...view, log: !view.log } },
    view.kind === 'facets' && { id: 'facets.shared', on: !view.own, next: { ...view, own: !view.own } },
  ];
  return (
    <FieldRow label={words('chart.options.label', { title })}>
      <SelectField
        label={words('chart.options.view.label')}
        hidesLabel="always"
        value={view.kind}
        values={kinds}
        names={[
          words('chart.options.view.ranked'),
          words('chart.options.slope'),
          words('chart.options.facets'),
        ]}
        noOption={words('dataPage.filters.noOption')}
        onChange={(value) => onChange({ ...view, kind: kinds.find((kind) => kind === value) ?? view.kind })}
      />
      <OptionSwitches {...{ words, title, switches, onChange }} />
    </FieldRow>
  );
}
