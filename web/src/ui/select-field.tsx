import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

interface SelectOption {
  value: string;
  name: string;
}

/** Pairs values with names; `null` when there are none or when the lists differ in length. */
function toSelectOptions(
  values: readonly string[],
  names: readonly string[],
): readonly SelectOption[] | null {
  if (values.length === 0 || values.length !== names.length) return null;
  return values.map((value, index) => ({ value, name: names[index] ?? value }));
}

/** Options under the headings of `labels`, one for each; without labels one group without a heading. */
function groupOptions(
  options: readonly SelectOption[],
  labels: readonly string[] = [],
): readonly { label: string; options: readonly SelectOption[] }[] {
  const groups: { label: string; options: SelectOption[] }[] = [];
  for (const [index, option] of options.entries()) {
    const label = labels[index] ?? '';
    const last = groups.at(-1);
    if (last?.label === label) last.options.push(option);
    else groups.push({ label, options: [option] });
  }
  return groups;
}

/** A native select with its label above, or in rows where the value speaks for itself only read aloud. Values and names come as two lists, as the data do. */
export function SelectField(props: {
  label: string;
  /** Hides the label: always, or from 992 px on. */
  hidesLabel?: 'always' | 'wide' | undefined;
  /** The form that it belongs to, where that is not around it. */
  form?: string;
  /** Name of the form field, for pages without JavaScript. */
  name?: string;
  value: string;
  values: readonly string[];
  names: readonly string[];
  /** Heading above each value; neighbours of the same heading are a group, a value with an empty one is in none. */
  groups?: readonly string[];
  /** Whether forms need a value other than the empty one. */
  isRequired?: boolean;
  noOption: string;
  onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  const options: readonly SelectOption[] | null = toSelectOptions(props.values, props.names);
  return (
    <div className={styles.field} data-hides-label={props.hidesLabel}>
      <label className={props.hidesLabel === 'always' ? 'visually-hidden' : styles.label} htmlFor={id}>
        {props.label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={styles.select}
          name={props.name}
          form={props.form}
          value={options === null ? '' : props.value}
          disabled={options === null}
          required={props.isRequired}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {options === null ? (
            <option value="">{props.noOption}</option>
          ) : (
            groupOptions(options, props.groups).map((group) => {
              const entries = group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ));
              return group.label === '' ? (
                entries
              ) : (
                <optgroup key={group.label} label={group.label}>
                  {entries}
                </optgroup>
              );
            })
          )}
        </select>
        <Icon name="chevron" size={16} className={styles.arrow} />
      </span>
    </div>
  );
}
