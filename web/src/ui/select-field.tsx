import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

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
  const isEmpty = props.values.length === 0;
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
          value={isEmpty ? '' : props.value}
          disabled={isEmpty}
          required={props.isRequired}
          onChange={(event) => props.onChange(event.target.value)}
        >
          {isEmpty ? <option value="">{props.noOption}</option> : toOptions(props)}
        </select>
        <Icon name="chevron" size={16} className={styles.arrow} />
      </span>
    </div>
  );
}

function toOptions(props: {
  values: readonly string[];
  names: readonly string[];
  groups?: readonly string[];
}): ReactNode {
  const groups: { label: string; options: ReactNode[] }[] = [];
  for (const [at, value] of props.values.entries()) {
    const label = props.groups?.[at] ?? '';
    if (groups.at(-1)?.label !== label) groups.push({ label, options: [] });
    groups.at(-1)?.options.push(
      <option key={value} value={value}>
        {props.names[at]}
      </option>,
    );
  }
  return groups.map(({ label, options }) =>
    label === '' ? (
      options
    ) : (
      <optgroup key={label} label={label}>
        {options}
      </optgroup>
    ),
  );
}
