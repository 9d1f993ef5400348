import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import type { MenuLink } from './menu-model.ts';

/** A menu entry: a real link, so that a middle click opens it in a new tab. */
export function MenuAnchor(props: { link: MenuLink; className?: string | undefined }): ReactNode {
  const words = useWords();
  const { link } = props;
  return (
    <a className={props.className} href={link.href} aria-current={link.current ? 'page' : undefined}>
      <BreakableText text={words(link.words)} />
    </a>
  );
}
