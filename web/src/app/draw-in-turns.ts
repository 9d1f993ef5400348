import { Writable } from 'node:stream';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Turns } from '../ui/turns.ts';

/** The markup of a page, each part of it that takes a turn of its own after the one before: other requests go in between. */
export function drawInTurns(page: ReactNode): Promise<string> {
  let last: Promise<void> = Promise.resolve();
  const next = (): Promise<void> => {
    last = last.then(() => otherRequests());
    return last;
  };
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const markup = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(createElement(Turns.Provider, { value: next }, page), {
      // Nothing is sent before all is drawn, so that every part is written where it belongs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(markup),
      onShellError: reject,
    });
  });
}
