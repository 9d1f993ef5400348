import type { ReactNode } from 'react';
import type { LossRow } from '#contract/losses.ts';
import { useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { activityLanguage, activityText, languageOf, ownWords } from './loss-texts.ts';
import styles from './losses.module.css';

/** The works of a figure; text without words in the reader's language has its own `lang`. */
export function Activity({ row }: { row: LossRow }): ReactNode {
  const words = useWords();
  return <span lang={activityLanguage(words, row)}>{activityText(words, row)}</span>;
}

/** The source's details of a figure, as published. */
export function FindingDetails({ row }: { row: LossRow }): ReactNode {
  const words = useWords();
  const details = ownWords.filter((name) => row[name] !== null);
  if (details.length === 0) return words('losses.noMore');
  return (
    <Disclosure summary={words('losses.more')}>
      {details.map((name) => (
        <p key={name} className={styles.quiet}>
          {words(`losses.column.${name}`)}: <span lang={languageOf(row)}>{row[name]}</span>
        </p>
      ))}
    </Disclosure>
  );
}
