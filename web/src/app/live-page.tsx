import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FollowContext } from '../blocks/follow.ts';
import { createWords, type Messages, WordsProvider } from '../i18n/words.tsx';
import type { AnyPage } from './page-source.ts';
import type { PagePayload } from './payload.ts';

/** Payload and title of a document, read from its text: parsing it as a document takes ten times as long. */
function readDocument(html: string): { payload: PagePayload; title: string } {
  const [, after = ''] = html.split('<script type="application/json" id="payload">');
  const json = after.slice(0, after.indexOf('</script>'));
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? [];
  return {
    // Our own server wrote it.
    payload: JSON.parse(json) as PagePayload,
    title: new DOMParser().parseFromString(title, 'text/html').title,
  };
}

/** Fetches the page again as an address has it. Rejects where it is no page of the kind. */
async function fetchPage(href: string, { kind }: PagePayload, signal: AbortSignal) {
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal });
  const page = readDocument(await answer.text());
  if (page.payload.kind !== kind) throw new Error(`${href} is another kind of page.`);
  return page;
}

/** State of a page, which follows links to its other states in place, without the frame. */
export function LivePage(props: { first: PagePayload; messages: Messages; Component: AnyPage }): ReactNode {
  const { first, messages, Component } = props;
  // A return in the history starts afresh: fields lose text typed since.
  const [{ payload, returns }, setShown] = useState({ payload: first, returns: 0 });
  const request = useRef(new AbortController());
  const hasFollowed = useRef(false);
  const anchor = useRef('');
  const words = useMemo(
    () => createWords(payload.language, { ...messages, ...payload.ownWords }),
    [messages, payload],
  );
  const show = useCallback(
    (href: string, mode: 'push' | 'replace' | 'return', dropped?: AbortSignal): void => {
      request.current.abort();
      const controller = new AbortController();
      request.current = controller;
      dropped?.addEventListener('abort', () => controller.abort());
      const { signal } = controller;
      fetchPage(href, first, signal).then(
        ({ payload: next, title }) => {
          if (signal.aborted) return;
          hasFollowed.current = true;
          if (mode === 'push') history.pushState(null, '', href);
          if (mode === 'replace') history.replaceState(null, '', href);
          document.title = title;
          anchor.current = mode === 'push' ? new URL(href, location.href).hash.slice(1) : '';
          startTransition(() =>
            setShown((previous) => ({
              payload: next,
              returns: previous.returns + (mode === 'return' ? 1 : 0),
            })),
          );
        },
        // If the request fails the browser opens the address, with its own error page.
        () => signal.aborted || location.assign(href),
      );
    },
    [first],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: The part that a link names is there once the page is drawn.
  useEffect(() => {
    if (anchor.current !== '') document.getElementById(anchor.current)?.scrollIntoView();
  }, [payload]);
  useEffect(() => {
    const onReturn = (): void => {
      // Pages that keep their own state return by themselves.
      if (hasFollowed.current) show(location.href, 'return');
    };
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, [show]);
  return (
    <FollowContext.Provider value={show}>
      <WordsProvider language={payload.language} words={words}>
        <Component key={returns} data={payload.data} path={payload.path} />
      </WordsProvider>
    </FollowContext.Provider>
  );
}
