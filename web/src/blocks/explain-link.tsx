import type { ReactNode } from 'react';
import { useDataView } from '../api/data-view.tsx';
import { FigureLink } from '../charts/figure-link/figure-link.tsx';
import { useWords } from '../i18n/words.tsx';

interface LinkedFigure {
  figure: string;
  text: string;
  children?: ReactNode;
}

/** A plain link, which the server answers with the explanation in the page; where the page is alive it opens the dialog (`explain-host.tsx`). */
export function ExplainLink(props: LinkedFigure): ReactNode {
  const { hrefOf } = useDataView();
  return <ExplainAnchor {...props} href={hrefOf({ do: 'explain', figure: props.figure })} />;
}

export function ExplainAnchor({ figure, text, href, children }: LinkedFigure & { href: string }): ReactNode {
  const words = useWords();
  return (
    <FigureLink
      text={children ?? text}
      label={words('figure.explain', { value: text })}
      title={words('figure.explain.where')}
      href={href}
      explain={figure}
    />
  );
}
