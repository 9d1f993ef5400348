import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { chooseHere } from '../../ui/choice-link.ts';
import { afterFrame } from '../../ui/frame-timing.ts';
import { type Follow, FollowContext, useFollow } from '../follow.ts';

/** A part of a page whose links to the same page change what it shows in place; without scripts they are links. */
export function Followed({ children }: { children: ReactNode }): ReactNode {
  const follow = useFollow();
  const onClick = (event: MouseEvent): void => {
    // A link may have done already what it asks for.
    if (event.defaultPrevented) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (follow === null || link === null || link.download !== '' || link.target !== '') return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    if (link.search === location.search) return;
    chooseHere(event, () => follow(link.href, 'push'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It hears presses on the links in it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: A link pressed by key is clicked, too.
    <div onClick={onClick} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** A part of a page that keeps its own view: `show` has the query string of what a link in it, or its form, asks for. */
export function FollowedHere(props: {
  show: (search: string, mode: Parameters<Follow>[1]) => void;
  children: ReactNode;
}): ReactNode {
  const { show, children } = props;
  const follow = useCallback<Follow>(
    (href, mode) => {
      const { search, hash } = new URL(href, window.location.href);
      show(search, mode);
      if (hash !== '') afterFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    },
    [show],
  );
  return (
    <FollowContext.Provider value={follow}>
      <Followed>{children}</Followed>
    </FollowContext.Provider>
  );
}
