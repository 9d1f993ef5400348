import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

/** A line to write in, with its label above. What is wrong with it is shown in red, and read aloud where it is `explained`. */
export function TextField({
  label,
  explained,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** What has to be written instead; marks the content as wrong. */
  explained?: string | undefined;
}): ReactNode {
  const id = useId();
  const isWrong = explained !== undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-explained` : undefined}
      />
      {isWrong && (
        <span id={`${id}-explained`} className="visually-hidden">
          {explained}
        </span>
      )}
    </div>
  );
}
