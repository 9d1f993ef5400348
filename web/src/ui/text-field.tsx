import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface FieldProps {
  label: string;
  /** What has to be written instead; marks the content as wrong. */
  explained?: string | undefined;
}

/** A control with its label above. What is wrong with it is shown in red, and read aloud where it is `explained`. */
export function LabelledField({
  label,
  explained,
  children,
}: FieldProps & {
  children: (
    attributes: Pick<InputHTMLAttributes<Element>, 'id' | 'aria-invalid' | 'aria-describedby'>,
  ) => ReactNode;
}): ReactNode {
  const id = useId();
  const isWrong = explained !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}-explained` : undefined,
      })}
      {isWrong && (
        <span id={`${id}-explained`} className="visually-hidden">
          {explained}
        </span>
      )}
    </div>
  );
}

export function TextField({
  label,
  explained,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & FieldProps): ReactNode {
  return (
    <LabelledField label={label} explained={explained}>
      {(attributes) => <input {...input} {...attributes} />}
    </LabelledField>
  );
}
