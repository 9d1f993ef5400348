import { sidebarCookie } from '#contract/inline-script.ts';
import { remember } from '../../url/remember.ts';

/** The part of a document that carries the choice from the head's script to the sidebar. */
interface Root {
  documentElement: { dataset: { sidebar?: string } };
}

/** Whether the head's script found the sidebar collapsed; from then on the sidebar itself keeps the state. */
export function takeCollapsed(document: Root): boolean {
  const { dataset } = document.documentElement;
  const collapsed = dataset.sidebar === 'collapsed';
  delete dataset.sidebar;
  return collapsed;
}

/** Remembers the choice for a year. */
export function rememberSidebar(target: { cookie: string }, collapsed: boolean): void {
  remember(target, sidebarCookie, collapsed ? 'collapsed' : 'open');
}
