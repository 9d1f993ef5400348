import { createContext, useContext } from 'react';
import type { SiteSettings } from '#contract/site-settings.ts';

/** What the operator has said of the site, of which nothing is shown that is not set, and `https://host` of the site. */
export type Site = SiteSettings & { origin: string };

export const SiteContext = createContext<Site>({ origin: '' });

export function useSite(): Site {
  return useContext(SiteContext);
}
