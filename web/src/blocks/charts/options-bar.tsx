import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.tsx';
import type { ChartOptions } from '../../url/chart-options.ts';
import { type OptionSwitch, OptionSwitches } from '../option-switches.tsx';
import type { OfferedOptions } from './transform-chart.ts';

/** The options of a chart as small switches, in the row of its fields; what makes no sense for the chart is not there. */
export function OptionsBar(props: {
  words: Words;
  title: string;
  options: ChartOptions;
  offered: OfferedOptions;
  onChange(options: ChartOptions): void;
}): ReactNode {
  const { words, title, options, offered, onChange } = props;
  const switches: readonly (OptionSwitch<ChartOptions> | false)[] = [
    offered.share && { id: 'relative', on: options.share, next: { ...options, share: !options.share } },
    offered.perInhabitant && {
      id: 'perInhabitant',
      on: options.perInhabitant,
      next: { ...options, perInhabitant: !options.perInhabitant },
    },
    offered.log &&
      options.facets === 'none' && {
        id: 'scale.log',
        on: options.log,
        next: { ...options, log: !options.log },
      },
    offered.one && { id: 'one', on: options.one, next: { ...options, one: !options.one } },
    offered.facets && {
      id: 'facets',
      on: options.facets !== 'none',
      next: { ...options, facets: options.facets === 'none' ? 'shared' : 'none' },
    },
    offered.facets &&
      options.facets !== 'none' && {
        id: 'facets.shared',
        on: options.facets === 'shared',
        next: { ...options, facets: options.facets === 'shared' ? 'own' : 'shared' },
      },
  ];
  return <OptionSwitches {...{ words, title, switches, onChange }} />;
}
