import { sidebarCookie } from '#contract/inline-script.ts';
import { remember } from '../../url/remember.ts';

/** State of the side menu, chosen by the visitor. */
export type SidebarChoice = 'collapsed' | 'open';

/** The part of a document with the choice, from the head's script to the sidebar. */
interface Root {
  documentElement: { dataset: { sidebar?: string } };
}

/** The visitor's choice as the head's script read it; from then on the sidebar keeps the state. */
export function takeSidebar(document: Root): SidebarChoice | null {
  const { dataset } = document.documentElement;
  const chosen = dataset.sidebar;
  delete dataset.sidebar;
  return chosen === 'collapsed' || chosen === 'open' ? chosen : null;
}

/** Remembers the choice for a year. */
export function rememberSidebar(target: { cookie: string }, collapsed: boolean): void {
  remember(target, sidebarCookie, collapsed ? 'collapsed' : 'open');
}
