/** Name of the cookie that remembers whether the sidebar is collapsed. */
export const sidebarCookie = 'sidebar';

/**
 * Runs in the head of every page, before anything is painted. A page is kept once for all visitors, so only the browser
 * knows that this one has collapsed the sidebar; without this the page would be drawn with it and then move. The
 * server's policy allows exactly this text, by its hash.
 */
export const inlineScript = `if(/(?:^|; ?)${sidebarCookie}=collapsed(?:;|$)/.test(document.cookie))document.documentElement.dataset.sidebar="collapsed"`;
