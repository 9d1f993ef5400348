import type { Socket } from 'node:net';
import type { ProblemCode } from '#contract/problem.ts';
import { toProblem } from '../errors.ts';
import type { Words } from '../words.ts';

/** Bytes of request line and headers that are read; beyond, the request is refused unread. */
export const largestHeaders = 64 * 1024;

const statusText: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  431: 'Request Header Fields Too Large',
};

/** Answers a connection on which no request could be read, since there is no request to answer. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket, words: Words): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const code: ProblemCode = tooLarge ? 'headers-too-large' : 'unreadable-request';
  const detail = tooLarge
    ? `At most ${largestHeaders} bytes of headers are read.`
    : 'This is not an HTTP request.';
  const problem = toProblem(code, detail, words.problemTitle(code, 'en'), '');
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${statusText[problem.status]}\r\ncontent-type: application/problem+json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
