import type { ReactNode } from 'react';
import type { ExportChoices } from '#contract/export-form.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import styles from './choice-fields.module.css';

/** Choice among the workbooks of a figure, each with its number of rows. */
export function ChoiceFields({ own, offered }: { own: Words; offered: ExportChoices }): ReactNode {
  const words = useWords();
  const { title, asked, choices } = offered;
  const chosen = choices.some(({ rows }) => rows === asked) ? asked : choices[0]?.rows;
  return (
    <fieldset className={styles.choices}>
      <legend>{own('export.what')}</legend>
      {choices.map(({ rows, file, count }) => (
        <label key={rows}>
          <input type="radio" name="file" value={file} defaultChecked={rows === chosen} />
          <span>
            {own(`export.choice.${rows}`, { title })} <small>({words('figure.files.rows', { count })})</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
