import { createContext, useContext } from 'react';

export const PagePathContext = createContext('/');

export function usePagePath(): string {
  return useContext(PagePathContext);
}
