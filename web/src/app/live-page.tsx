import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Follow, FollowContext } from '../blocks/follow.ts';
import { createWords, type Messages, WordsProvider } from '../i18n/words.tsx';
import type { AnyPage } from './page-loaders.ts';
import type { PagePayload } from './payload.ts';

/** What a document hands to the browser, read out of its text: to parse it as a document takes ten times as long. */
function readPayload(html: string): PagePayload {
  const [, json = ''] = /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html) ?? [];
  // Our own server wrote it.
  return JSON.parse(json) as PagePayload;
}

/** Fetches the page again as an address has it. Rejects where it is no page of the kind. */
async function fetchPayload(href: string, { kind }: PagePayload, signal: AbortSignal): Promise<PagePayload> {
  const answer = await fetch(href, { headers: { accept: 'text/html' }, signal });
  const payload = readPayload(await answer.text());
  if (payload.kind !== kind) throw new Error(`${href} is another kind of page.`);
  return payload;
}

/**
 * What a page shows, and how it follows links to other states of itself in place. The frame around it stays as it is: parts of it that
 * still sleep would keep what is new waiting.
 */
export function LivePage(props: { first: PagePayload; messages: Messages; Component: AnyPage }): ReactNode {
  const { first, messages, Component } = props;
  const [payload, setPayload] = useState(first);
  const asked = useRef(new AbortController());
  const hasFollowed = useRef(false);
  const words = useMemo(
    () => createWords(payload.language, { ...messages, ...payload.ownWords }),
    [messages, payload],
  );
  const show = useCallback(
    (href: string, done: () => void): void => {
      asked.current.abort();
      asked.current = new AbortController();
      const { signal } = asked.current;
      fetchPayload(href, first, signal).then(
        (next) => {
          if (signal.aborted) return;
          done();
          startTransition(() => setPayload(next));
        },
        // What cannot be fetched here the browser opens itself, with its own words for what fails.
        () => signal.aborted || location.assign(href),
      );
    },
    [first],
  );
  const follow = useCallback<Follow>(
    (href, mode) =>
      show(href, () => {
        hasFollowed.current = true;
        if (mode === 'push') history.pushState(null, '', href);
        else history.replaceState(null, '', href);
      }),
    [show],
  );
  useEffect(() => {
    const onReturn = (): void => {
      // Pages that keep their own state return by themselves.
      if (hasFollowed.current) show(location.href, () => {});
    };
    addEventListener('popstate', onReturn);
    return () => removeEventListener('popstate', onReturn);
  }, [show]);
  return (
    <FollowContext.Provider value={follow}>
      <WordsProvider language={payload.language} words={words}>
        <Component data={payload.data} path={payload.path} />
      </WordsProvider>
    </FollowContext.Provider>
  );
}
