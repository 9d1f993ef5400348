import type { ReactNode } from 'react';
import { useDataView } from '../api/data-view.tsx';
import { ExplainedLink } from '../charts/explained/explained.tsx';
import { useWords } from '../i18n/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from '../ui/icon-link.module.css';

/**
 * The way from a figure to its explanation. It is a plain link, which the server answers with the explanation in the
 * page; where the page is alive it opens the dialog instead (`explain-host.tsx`).
 */
export function ExplainLink(props: {
  /** Key of the figure (`contract/explain-address.ts`). */
  figure: string;
  /** The figure as it is shown, for the link's name. */
  text: string;
}): ReactNode {
  const { hrefOf } = useDataView();
  return <ExplainAnchor {...props} href={hrefOf({ do: 'explain', figure: props.figure })} />;
}

/** The same for pages of other kinds, which know their addresses themselves. */
export function ExplainAnchor(props: { figure: string; text: string; href: string }): ReactNode {
  const { figure, text, href } = props;
  const label = useWords()('figure.explain', { value: text });
  return (
    <ExplainedLink figure={figure} href={href} label={label} className={styles.link} print="no">
      <Icon name="explain" size={16} />
    </ExplainedLink>
  );
}
