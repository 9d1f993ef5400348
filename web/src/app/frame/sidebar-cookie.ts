/** Name of the cookie that remembers whether the sidebar is collapsed; the server reads it too. */
export const sidebarCookie = 'sidebar';

/** Whether a `Cookie` header (or `document.cookie`) says that the sidebar is collapsed. */
export function sidebarCollapsed(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${sidebarCookie}=collapsed`);
}

/** Remembers the choice for a year. */
export function rememberSidebar(target: { cookie: string }, collapsed: boolean): void {
  target.cookie = `${sidebarCookie}=${collapsed ? 'collapsed' : 'open'}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
