import type { Socket } from 'node:net';
import type { ProblemCode } from '#contract/problem.ts';
import { toProblem } from '../errors.ts';
import { messageLanguage } from '../language.ts';
import type { RefusalLog } from '../tracing/refusals.ts';
import type { ApiWords } from '../words.ts';
import { problemHeaders } from './problems.ts';
import { problemSecurity } from './security.ts';

/** Milliseconds within which the request line and the headers have to arrive. */
export const slowestHeaders = 15_000;

/** Milliseconds for which a refused connection stays open after its answer. */
const lingering = 1000;

/** Bytes of request line and headers that are read; beyond, the request is refused unread. */
export const largestHeaders = 64 * 1024;

const statusText: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers a connection on which no request could be read, since there is no request to answer. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  { words, refusals }: { words: ApiWords; refusals: RefusalLog },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, detail } = explain(error.code);
  const problem = toProblem(code, detail, words.problemTitle(code, messageLanguage(undefined)), '');
  refusals.tell({ code, status: problem.status, ip: socket.remoteAddress ?? '' });
  const body = JSON.stringify(problem);
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...problemSecurity,
    ...problemHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${statusText[problem.status]}\r\n${lines.join('')}\r\n${body}`);
  // A client that goes on sending byte after byte would never read the end of the answer.
  setTimeout(() => socket.destroy(), lingering).unref();
}

function explain(code: string | undefined): { code: ProblemCode; detail: string } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { code: 'headers-too-large', detail: `At most ${largestHeaders} bytes of headers are read.` };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { code: 'request-timeout', detail: `A request has to arrive within ${slowestHeaders / 1000} s.` };
  return { code: 'unreadable-request', detail: 'This is not an HTTP request.' };
}
