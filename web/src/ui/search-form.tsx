import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './search-form.module.css';
import { TextField } from './text-field.tsx';

/** A search that the server answers with a page of results: it works without scripts. */
export function SearchForm(props: {
  action: string;
  label: string;
  submit: string;
  query?: string;
}): ReactNode {
  return (
    <search>
      <form className={styles.form} action={props.action}>
        <TextField
          label={props.label}
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          defaultValue={props.query ?? ''}
        />
        <Button type="submit" look="solid" icon="search">
          {props.submit}
        </Button>
      </form>
    </search>
  );
}
