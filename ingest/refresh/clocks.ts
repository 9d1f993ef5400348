import { IngestError } from '../errors.ts';

/** Minutes by which a clock may differ from the publishers'. */
const bearable = 10;

/** Compares the machine's clock with those of the publishers. */
export interface Clocks {
  fetch: typeof globalThis.fetch;
  /** Throws `clock-wrong` when the clock of every contacted publisher differs from this machine's, all of them in the same direction. */
  requireRight(): void;
}

/**
 * Wraps fetch so that each response's `Date` is compared with this machine's clock. A cached response gives the age of its date
 * in `Age`. `now` gives milliseconds since the epoch.
 */
export function watchClocks(fetch: typeof globalThis.fetch, now: () => number): Clocks {
  /** Milliseconds that this machine is ahead of each host, the answer that agrees best. */
  const ahead = new Map<string, number>();
  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const date = Date.parse(response.headers.get('date') ?? '');
      const age = Number(response.headers.get('age') ?? 0) * 1000;
      const difference = now() - date - (Number.isFinite(age) ? age : 0);
      const { host } = new URL(response.url === '' ? String(input) : response.url);
      if (
        !Number.isNaN(difference) &&
        Math.abs(difference) < Math.abs(ahead.get(host) ?? Number.POSITIVE_INFINITY)
      )
        ahead.set(host, difference);
      return response;
    },
    requireRight() {
      const minutes = [...ahead].map(([host, milliseconds]) => ({ host, by: milliseconds / 60_000 }));
      const [first] = minutes;
      if (first === undefined) return;
      const direction = Math.sign(first.by);
      if (minutes.some(({ by }) => Math.abs(by) <= bearable || Math.sign(by) !== direction)) return;
      throw new IngestError(
        'clock-wrong',
        `This machine's clock says ${new Date(now()).toISOString()}, and every publisher that answered has another time: a release would bear a wrong date. Set the clock and run this again.`,
        minutes.map(
          ({ host, by }) => `${Math.abs(Math.round(by))} minutes ${by > 0 ? 'ahead of' : 'behind'} ${host}`,
        ),
      );
    },
  };
}
