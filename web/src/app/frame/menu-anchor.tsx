import type { ReactNode, SyntheticEvent } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { keepPlace } from '../../url/kept-place.ts';
import styles from './menu-anchor.module.css';
import type { MenuLink } from './menu-model.ts';

/** A menu entry: a real link, so that a middle click opens it in a new tab. */
export function MenuAnchor(props: {
  link: MenuLink;
  className?: string | undefined;
  /** Shown instead of the text, which becomes the name. */
  icon?: ReactNode;
}): ReactNode {
  const words = useWords();
  const { link } = props;
  const refresh = (event: SyntheticEvent<HTMLAnchorElement>): void => {
    // The view changes the address without rendering the frame, so the link is updated just before its use.
    if (link.keepsPlace) event.currentTarget.href = keepPlace(link.href, window.location.search);
  };
  return (
    <a
      className={props.className}
      href={link.href}
      aria-current={link.current ? 'page' : undefined}
      aria-label={props.icon === undefined ? undefined : words(link.words)}
      onFocus={refresh}
      onPointerEnter={refresh}
      onPointerDown={refresh}
    >
      {props.icon ??
        (link.term === undefined ? (
          words(link.words)
        ) : (
          <span className={styles.names}>
            {words(link.words)} <small>{words(link.term)}</small>
          </span>
        ))}
    </a>
  );
}
