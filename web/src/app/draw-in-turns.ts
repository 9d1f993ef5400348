import { setImmediate as otherRequests } from 'node:timers/promises';
import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { Turns } from '../ui/turns.ts';

/** The markup of a page; slow parts are drawn one after another, with other requests in between. */
export async function drawInTurns(page: ReactNode): Promise<string> {
  let last: Promise<void> = Promise.resolve();
  const next = (): Promise<void> => {
    last = last.then(() => otherRequests());
    return last;
  };
  // Nothing is sent before all is drawn, so that every part is written where it belongs.
  const markup = await renderToReadableStream(createElement(Turns.Provider, { value: next }, page), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await markup.allReady;
  return new Response(markup).text();
}
