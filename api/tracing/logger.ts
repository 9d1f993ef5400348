import { format } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTrace } from './request-trace.ts';

/** The log: one JSON object a line, with the id of the request that the line is about wherever it is written. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const mixin = (): object => {
    const trace = currentTrace.getStore();
    return trace === undefined ? {} : { reqId: trace.id };
  };
  return destination === undefined ? pino({ level, mixin }) : pino({ level, mixin }, destination);
}

/** Makes lines of the log of what libraries, pages, Node itself and programs that it starts would write to the console, so that every line is one JSON object. */
export function logConsole(logger: Logger): void {
  const write = (level: 'debug' | 'info' | 'warn' | 'error', parts: readonly unknown[]): void => {
    const err = parts.find((part) => part instanceof Error);
    logger[level](err === undefined ? {} : { err }, format(...parts.filter((part) => part !== err)));
  };
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    console[level] = (...parts: unknown[]) => write(level, parts);
  console.log = console.info;
  // The last words of a program that draws images come through here.
  process.stderr.write = (text: string | Uint8Array): boolean => {
    for (const line of Buffer.from(text).toString().trim().split('\n')) logger.warn(line);
    return true;
  };
  process.removeAllListeners('warning');
  process.on('warning', (warning) => write('warn', [warning.name, warning]));
}
