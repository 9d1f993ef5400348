import { createContext, useContext } from 'react';
import type { SiteSettings } from '#contract/site-settings.ts';

/** The operator's settings of the site; unset ones are not shown. */
export const SiteContext = createContext<SiteSettings>({});

export function useSite(): SiteSettings {
  return useContext(SiteContext);
}
