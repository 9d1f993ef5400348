import { createContext, useContext } from 'react';
import type { SiteSettings } from '#contract/site-settings.ts';

/** The operator's settings of the site, unset ones not shown, and its origin: `https://host`. */
export type Site = SiteSettings & { origin: string };

export const SiteContext = createContext<Site>({ origin: '' });

export function useSite(): Site {
  return useContext(SiteContext);
}
