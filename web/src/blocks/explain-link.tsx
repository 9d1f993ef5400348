import type { ReactNode } from 'react';
import { useDataView } from '../api/data-view.tsx';
import { useExplained } from '../charts/explained/explained.ts';
import { useWords } from '../i18n/words.tsx';
import { IconLink } from '../ui/icon-link.tsx';

interface ExplainLinkProps {
  /** Key of the figure (`contract/explain-address.ts`). */
  figure: string;
  /** The figure as it is shown, for the link's name. */
  text: string;
}

/**
 * The way from a figure to its explanation. It is a plain link, which the server answers with the explanation in the
 * page; where the page is alive it opens the dialog instead (`explain-host.tsx`).
 */
export function ExplainLink(props: ExplainLinkProps): ReactNode {
  const { hrefOf } = useDataView();
  return <ExplainAnchor {...props} href={hrefOf({ do: 'explain', figure: props.figure })} />;
}

/** The same for pages of other kinds, which know their addresses themselves. */
export function ExplainAnchor({ figure, text, href }: ExplainLinkProps & { href: string }): ReactNode {
  const label = useWords()('figure.explain', { value: text });
  return <IconLink icon="explain" href={href} label={label} {...useExplained()(figure)} />;
}
