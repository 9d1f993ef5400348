import { createContext, useContext } from 'react';
import type { SiteSettings } from '#contract/site-settings.ts';

/** What the operator has said of the site; what is not set is not shown. */
export const SiteContext = createContext<SiteSettings>({});

export function useSite(): SiteSettings {
  return useContext(SiteContext);
}
