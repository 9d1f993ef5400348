import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type FuzzRequest, type HttpRequest, openapiDocument, sampleRequests } from './fuzz-requests.ts';

/** A response: its status and text, or why there was none. */
interface Outcome {
  status: number;
  text: string;
}

interface Finding {
  what: 'status' | 'hang' | 'stack' | 'no answer';
  request: string;
  answer: string;
}

/** Connections over which requests go at a time. */
const connections = 8;
/** Seconds for which a socket with bytes waits for an answer before it is closed: half a request is rightly waited for. */
const patience = 0.3;
/** How many findings are kept with their text. */
const mostFindings = 50;

/** Places of code, folders and engines, which no response may reveal. */
const stack = /\n\s+at .+:\d+|node_modules|dist\/server|SQLITE_|\bSELECT\b.+\bFROM\b|[A-Z]\w+Error: /;

const describe = (request: FuzzRequest): string =>
  Buffer.isBuffer(request)
    ? `raw ${JSON.stringify(request.toString('latin1').slice(0, 600))}`
    : JSON.stringify(request).slice(0, 1500);

/** How a request goes: over which connections, and how long it may take. */
interface SendOptions {
  agent: Agent | false;
  hangsAfter: number;
}

function askOnce(wanted: HttpRequest, origin: string, { agent, hangsAfter }: SendOptions): Promise<Outcome> {
  const { method, path, headers, body } = wanted;
  return new Promise((resolve, reject) => {
    const sent = request(origin, { method, path, headers, agent, timeout: hangsAfter * 1000 }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const isText = answer.headers['content-encoding'] === undefined;
        resolve({ status: answer.statusCode ?? 0, text: isText ? Buffer.concat(parts).toString() : '' });
      });
    });
    sent.once('timeout', () => sent.destroy(new Error('hang')));
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}

/** A request whose connection the server closed meanwhile is sent once more; neither side is at fault. */
function askHttp(request: HttpRequest, origin: string, options: SendOptions): Promise<Outcome> {
  return askOnce(request, origin, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      return askOnce(request, origin, { ...options, agent: false });
    throw error;
  });
}

/** Sends bytes, and reads until the server closes or nothing has come for a while. */
function askRaw(bytes: Buffer, origin: string): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(patience * 1000, () => socket.destroy());
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.once('error', () => socket.destroy());
    socket.once('close', () => {
      const text = Buffer.concat(parts).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
  });
}

function judge(request: FuzzRequest, { status, text }: Outcome): Finding | null {
  const finding = (what: Finding['what']): Finding => ({
    what,
    request: describe(request),
    answer: `${status} ${text.slice(0, 600)}`,
  });
  // Problems are short; pages of words may speak of anything, and come compressed or not.
  if (status >= 500) return finding('status');
  if (status >= 400 && stack.test(text)) return finding('stack');
  return null;
}

/**
 * Sends a server valid requests and malformed bytes, several at a time. Returns the wrong responses, and the number of answers by status;
 * 0 counts connections that were closed without one, as bytes that are no HTTP may be. `hangsAfter` are seconds.
 */
export async function fuzz(options: { origin: string; requests: number; seed: number; hangsAfter: number }) {
  const { origin, requests, seed, hangsAfter } = options;
  const document = openapiDocument.parse(await (await fetch(`${origin}/api/openapi.json`)).json());
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<number, number> = {};
  const findings: Finding[] = [];
  const ask = async (request: FuzzRequest): Promise<Finding | null> => {
    try {
      const outcome = await (Buffer.isBuffer(request)
        ? askRaw(request, origin)
        : askHttp(request, origin, { agent, hangsAfter }));
      statuses[outcome.status] = (statuses[outcome.status] ?? 0) + 1;
      return judge(request, outcome);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { what: why === 'hang' ? 'hang' : 'no answer', request: describe(request), answer: why };
    }
  };
  const queue = [...sampleRequests(document, requests, seed)];
  const client = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const found = await ask(next);
      if (found !== null && findings.length < mostFindings) findings.push(found);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { statuses, findings };
}
