import autocannon from 'autocannon';

/** What a load met; times in milliseconds. */
export interface Met {
  perSecond: number;
  p50: number;
  p97: number;
  p99: number;
  answers: number;
  refused: number;
  /** Answers of 500 and more, and connections that failed or brought no answer in time. */
  failed: number;
}

export interface Shot {
  origin: string;
  /** The next address to ask for. */
  next: () => string;
  connections: number;
  /** Either for so many seconds, or so many requests. */
  seconds?: number;
  amount?: number;
  /** Requests a second in all; as many as go when left out. */
  rate?: number;
  headers?: Readonly<Record<string, string>>;
}

/** Seconds without an answer after which a request has failed. */
const patience = 30;

/** Sends a load, bounded in time or number, and waits for its end. */
export async function shoot(shot: Shot): Promise<Met> {
  const { origin, next, connections, seconds, amount, rate } = shot;
  const result = await autocannon({
    url: origin,
    connections: rate === undefined ? connections : Math.min(connections, rate),
    ...(amount === undefined ? { duration: seconds ?? 10 } : { amount }),
    ...(rate === undefined ? {} : { overallRate: rate }),
    timeout: patience,
    headers: { 'accept-encoding': 'br', ...shot.headers },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    answers: result.requests.total,
    refused: result['4xx'],
    failed: result['5xx'] + result.errors,
  };
}

/** Addresses one after the other, and again from the first. */
export function inTurn(addresses: readonly string[]): () => string {
  let at = 0;
  return () => addresses[at++ % addresses.length] ?? '/';
}
