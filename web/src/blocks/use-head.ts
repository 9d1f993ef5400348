import { useEffect } from 'react';
import type { Words } from '../i18n/words.tsx';
import { afterFrame } from '../ui/frame-timing.ts';

/** What stands before the query string of an address of this page, and is the same in every view. */
const base = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * Keeps what the document says of itself with the view: its title, the canonical address, those of the other languages, and what
 * shared links show. The server wrote them for the view that was asked for. They follow the frame that answers a choice: nobody waits
 * for them, and looking for them takes a tenth of what a filter takes.
 */
export function useHead(page: string, words: Words, search: string): void {
  useEffect(() => {
    let isOver = false;
    afterFrame(() => {
      if (isOver) return;
      const title = words('frame.site.pageTitle', { page, site: words('frame.site.title') });
      document.title = title;
      document.querySelector('meta[property="og:title"]')?.setAttribute('content', title);
      for (const link of document.querySelectorAll<HTMLLinkElement>(
        'link[rel=canonical], link[rel=alternate]',
      ))
        link.href = `${base(link.href)}${search}`;
      const shared = document.querySelector('meta[property="og:url"]');
      shared?.setAttribute('content', `${base(shared.getAttribute('content') ?? '')}${search}`);
    });
    return () => {
      isOver = true;
    };
  }, [page, words, search]);
}
