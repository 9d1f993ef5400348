import { type ComponentType, createContext } from 'react';

/** Draws what the menus of a page's blocks have of files beside their own figure's: pages that have none don't load its code. */
export const FurtherFiles = createContext<ComponentType<Record<'page' | 'search' | 'figure', string>> | null>(
  null,
);
