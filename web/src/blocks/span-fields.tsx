import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { FieldRow } from '../ui/option-row.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Span } from '../url/span.ts';

const ways = ['means', 'years'] as const;

/** What is compared: means of three years, or two years, each out of those that have figures. */
export function SpanFields(props: {
  /** The two years that a reader chose; `null`: means are compared. */
  span: Span | null;
  proposed: Span;
  years: readonly number[];
  labels: readonly [string, string];
  onChoose(span: Span | null): void;
}): ReactNode {
  const { span, proposed, years, labels, onChoose } = props;
  const words = useWords();
  const noOption = words('dataPage.filters.noOption');
  // A year that only the address has stays in the list, so that the field shows the year of the figure.
  const { from, to } = span ?? proposed;
  const offered = [...new Set([...years, from, to])].sort((a, b) => b - a).map(String);
  const field = (label: string, year: number, change: (year: number) => Span): ReactNode => (
    <SelectField
      label={label}
      value={String(year)}
      values={offered}
      names={offered}
      noOption={noOption}
      onChange={(text) => onChoose(change(Number(text)))}
    />
  );
  return (
    <FieldRow>
      <SelectField
        label={words('chart.span.compared')}
        hidesLabel="always"
        value={span === null ? 'means' : 'years'}
        values={ways}
        names={ways.map((way) => words(`chart.span.${way}`))}
        noOption={noOption}
        onChange={(way) => onChoose(way === 'means' ? null : proposed)}
      />
      {span !== null && field(labels[0], from, (year) => ({ from: year, to }))}
      {span !== null && field(labels[1], to, (year) => ({ from, to: year }))}
    </FieldRow>
  );
}
