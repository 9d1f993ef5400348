import type { ReactNode } from 'react';
import type { Words } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { OptionRow } from '../ui/option-row.tsx';

/** An option of a figure, whose word is `chart.options.<id>`, and what a press makes of the options. */
export interface OptionSwitch<Options> {
  id: string;
  on: boolean;
  next: Options;
}

/** Options of a figure as small switches; those that are `false` are not offered. */
export function OptionSwitches<Options>(props: {
  words: Words;
  title: string;
  switches: readonly (OptionSwitch<Options> | false)[];
  onChange: (options: Options) => void;
}): ReactNode {
  const { words, title, onChange } = props;
  const switches = props.switches.filter((entry) => entry !== false);
  if (switches.length === 0) return null;
  return (
    <OptionRow>
      {switches.map(({ id, on, next }) => (
        <Button key={id} look="quiet" aria-pressed={on} onClick={() => onChange(next)}>
          {words(`chart.options.${id}`)} <span className="visually-hidden">{title}</span>
        </Button>
      ))}
    </OptionRow>
  );
}
