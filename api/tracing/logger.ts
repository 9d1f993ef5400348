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
