// What the server's drawing of pages takes of Node. Browsers' code has none of its types.

declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    run<R>(store: T, draw: () => R): R;
    getStore(): T | undefined;
  }
}

declare module 'node:timers/promises' {
  export function setImmediate(): Promise<void>;
}

declare module 'node:stream' {
  export class PassThrough {}
}

declare module 'node:stream/consumers' {
  import type { PassThrough } from 'node:stream';

  export function buffer(stream: PassThrough): Promise<Uint8Array>;
}
