/** Name of the cookie that remembers whether the sidebar is collapsed. */
export const sidebarCookie = 'sidebar';

/**
 * Runs in the head of every page, before anything is painted. A page is kept once for all visitors, so only the browser
 * knows how this one has left the sidebar; without this the page would be drawn with another one and then move. The
 * server's policy allows exactly this text, by its hash.
 */
export const inlineScript = `{const m=/(?:^|; ?)${sidebarCookie}=(collapsed|open)(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.sidebar=m[1]}`;
