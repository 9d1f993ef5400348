import { createContext, type ReactNode, use } from 'react';

/** On a server, when the next part of a page may be drawn; `null` where parts need not wait. */
export const Turns = createContext<(() => Promise<void>) | null>(null);

/** Has a part of a page that takes its time drawn by itself: others are answered before it is. */
export function useOwnTurn(): void {
  const next = use(Turns);
  if (next !== null) use(next());
}

export function OwnTurn({ children }: { children: ReactNode }): ReactNode {
  useOwnTurn();
  return children;
}
