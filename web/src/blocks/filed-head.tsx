import { createElement, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { MoreMenu } from '../ui/more-menu.tsx';
import styles from './filed-head.module.css';
import { type Filed, useFiled } from './use-filed.tsx';

/** The heading of a part that is a table, with the table's files behind three dots. On paper it is the heading alone. */
export function FiledHead(props: {
  id: string;
  level?: 2 | 3;
  text: string;
  /** The table, and what stands drawn in its cells. */
  filed: readonly Filed[];
}): ReactNode {
  const { id, level = 2, text, filed } = props;
  const words = useWords();
  const [first] = filed;
  return (
    <div className={styles.head} id={first?.id}>
      {createElement(`h${level}`, { id }, text)}
      {filed.slice(1).map((further) => (
        <span key={further.id} id={further.id} />
      ))}
      {first !== undefined && (
        <MoreMenu label={words('figure.more', { title: first.title })}>
          {filed.map((one) => (
            <FiledContent key={one.id} filed={one} isNamed={filed.length > 1} />
          ))}
        </MoreMenu>
      )}
    </div>
  );
}

/** What a menu holds of a table; with its name where the menu is of several. */
export function FiledContent({ filed, isNamed }: { filed: Filed; isNamed: boolean }): ReactNode {
  const found = useFiled(filed);
  if (found === null) return null;
  return (
    <>
      {isNamed && (
        <p>
          <strong>{filed.title}</strong>
        </p>
      )}
      {found.more.content}
    </>
  );
}
