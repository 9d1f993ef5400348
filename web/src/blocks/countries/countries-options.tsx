import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldRow, OptionRow } from '../../ui/option-row.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { CountriesView } from '../../url/countries-view.ts';

/** Kind of picture and its options; what makes no sense for the figures is not there. */
export function CountriesOptions(props: {
  words: Words;
  view: CountriesView;
  offered: { perInhabitant: boolean; log: boolean };
  onChange(view: CountriesView): void;
}): ReactNode {
  const { words, view, offered, onChange } = props;
  const switches = [
    offered.perInhabitant && {
      id: 'perInhabitant',
      on: view.perInhabitant,
      next: { ...view, perInhabitant: !view.perInhabitant },
    },
    view.kind === 'slope' &&
      offered.log && { id: 'scale.log', on: view.log, next: { ...view, log: !view.log } },
    view.kind === 'facets' && { id: 'facets.shared', on: !view.own, next: { ...view, own: !view.own } },
  ].filter((entry) => entry !== false);
  return (
    <FieldRow label={words('chart.options.label')}>
      <SegmentedControl
        label={words('chart.options.view.label')}
        value={view.kind}
        options={[
          { id: 'ranking', label: words('chart.options.view.ranked') },
          { id: 'slope', label: words('chart.options.slope') },
          { id: 'facets', label: words('chart.options.facets') },
        ]}
        onChoose={(kind) => onChange({ ...view, kind })}
      />
      <OptionRow>
        {switches.map(({ id, on, next }) => (
          <Button key={id} look="quiet" aria-pressed={on} onClick={() => onChange(next)}>
            {words(`chart.options.${id}`)}
          </Button>
        ))}
      </OptionRow>
    </FieldRow>
  );
}
