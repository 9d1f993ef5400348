import { sidebarCookie } from '#contract/inline-script.ts';
import { remember } from '../../url/remember.ts';

/** How a visitor left the side menu. */
export type SidebarChoice = 'collapsed' | 'open';

/** The part of a document that carries the choice from the head's script to the sidebar. */
interface Root {
  documentElement: { dataset: { sidebar?: string } };
}

/** What the head's script found that the visitor chose; from then on the sidebar itself keeps the state. */
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
