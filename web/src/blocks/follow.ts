import { createContext, useContext } from 'react';

/** Draws the page as another of its addresses has it. `replace` keeps the entry of the history; an answer after `signal` aborts is not drawn. */
export type Follow = (href: string, mode: 'push' | 'replace', signal?: AbortSignal) => void;

/** `null` where only the browser itself can follow a link: on the server, and before the document is taken over. */
export const FollowContext = createContext<Follow | null>(null);

export const useFollow = (): Follow | null => useContext(FollowContext);
