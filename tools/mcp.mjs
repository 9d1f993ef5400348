#!/usr/bin/env node
import { createInterface } from 'node:readline';

/**
 * For assistants that start a program and speak the Model Context Protocol with it (stdio): passes each message on to a server of the
 * observatory, whose address is the argument, and each answer back. It needs no package and no data.
 */
const address = new URL('/mcp', process.argv[2] ?? 'http://localhost:3000');
const slowestAnswer = 60_000;

/** Headers with each message's revision, method and tool, so that proxies need not read the body. */
function headersOf({ method, params }) {
  const version = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  return {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(version && {
      'mcp-protocol-version': version,
      'mcp-method': method,
      ...(params.name && { 'mcp-name': params.name }),
    }),
  };
}

const write = (message) => process.stdout.write(`${message}\n`);

/** Every request gets a response, since its sender waits for one. */
function fail(message, text) {
  if (message?.id !== undefined)
    write(JSON.stringify({ jsonrpc: '2.0', id: message.id, error: { code: -32_603, message: text } }));
  else process.stderr.write(`${text}\n`);
}

async function passOn(line) {
  let message = null;
  try {
    message = JSON.parse(line);
    const signal = AbortSignal.timeout(slowestAnswer);
    const answer = await fetch(address, { method: 'POST', headers: headersOf(message), body: line, signal });
    const text = await answer.text();
    if (text === '') return;
    const response = JSON.parse(text);
    if (response.jsonrpc === '2.0') write(text);
    else fail(message, `${address} answers ${answer.status}: ${response.detail ?? response.title}`);
  } catch (error) {
    fail(message, `${address}: ${error.cause?.message ?? error.message}`);
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() !== '') void passOn(line);
});
