import { createContext, useContext } from 'react';

/** Path of the page without its language. */
export const PagePathContext = createContext('/');

export function usePagePath(): string {
  return useContext(PagePathContext);
}
