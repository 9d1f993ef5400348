import { useEffect } from 'react';
import type { Words } from '../i18n/words.tsx';
import { afterFrame } from '../ui/frame-timing.ts';

/** The part before the query string of an address of this page, the same in every view. */
const base = (address: string): string => address.replace(/[?#].*$/, '');

/** Updates title, canonical address, languages and shared texts with the view, after the frame that answers a choice: finding them takes time. */
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
