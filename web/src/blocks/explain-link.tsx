import type { ReactNode } from 'react';
import { useDataView } from '../api/data-view.tsx';
import { useWords } from '../i18n/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from '../ui/icon-link.module.css';

/** Attribute by which the page knows links to explanations, wherever they stand. */
export const explainAttribute = 'data-explain';

/**
 * The way from a figure to its explanation. It is a plain link, which the server answers with the explanation in the
 * page; where the page is alive it opens the dialog instead (`explain-host.tsx`).
 */
export function ExplainLink(props: {
  /** Key of the figure (`url/explained.ts`). */
  figure: string;
  /** The figure as it is shown, for the link's name. */
  text: string;
}): ReactNode {
  const { hrefOf } = useDataView();
  return <ExplainAnchor {...props} href={hrefOf({ do: 'explain', figure: props.figure })} />;
}

/** The same for pages of other kinds, which know their addresses themselves. */
export function ExplainAnchor(props: { figure: string; text: string; href: string }): ReactNode {
  const words = useWords();
  return (
    <a
      className={styles.link}
      href={props.href}
      aria-label={words('figure.explain', { value: props.text })}
      data-print="no"
      {...{ [explainAttribute]: props.figure }}
    >
      <Icon name="explain" size={16} />
    </a>
  );
}
