import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Turns } from '../ui/turns.ts';

/** The markup of a page in UTF-8; slow parts are drawn one after another, with other requests in between. */
export function drawInTurns(page: ReactNode): Promise<Uint8Array> {
  let last: Promise<void> = Promise.resolve();
  const next = (): Promise<void> => {
    last = last.then(() => otherRequests());
    return last;
  };
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(Turns.Provider, { value: next }, page), {
      // Nothing is sent before all is drawn, so that every part is written where it belongs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
      onShellError: reject,
    });
  });
}
