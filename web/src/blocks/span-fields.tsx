import type { ReactNode } from 'react';
import { FieldRow } from '../ui/option-row.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Span } from '../url/span.ts';

/** The two years of a comparison, each out of those that have figures. */
export function SpanFields(props: {
  span: Span;
  years: readonly number[];
  labels: readonly [string, string];
  noOption: string;
  onChoose(span: Span): void;
}): ReactNode {
  const { span, years, labels, noOption, onChoose } = props;
  // A year that only the address knows stays in the list, so that the field says what the figure is about.
  const offered = [...new Set([...years, span.from, span.to])].sort((a, b) => b - a).map(String);
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
      {field(labels[0], span.from, (from) => ({ from, to: span.to }))}
      {field(labels[1], span.to, (to) => ({ from: span.from, to }))}
    </FieldRow>
  );
}
