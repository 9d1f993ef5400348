import { afterEach, expect, it } from 'vitest';
import { createLogger, logConsole } from './logger.ts';

const { debug, info, warn, error, log } = console;
const ofNode = process.listeners('warning');
afterEach(() => {
  Object.assign(console, { debug, info, warn, error, log });
  process.removeAllListeners('warning');
  for (const listener of ofNode) process.on('warning', listener);
});

it('what is written to the console, and what Node warns of, are lines of the log', async () => {
  const lines: string[] = [];
  logConsole(createLogger('info', { write: (line: string) => void lines.push(line) }));
  console.error('Error fetching data:', new TypeError('away\nfor now'));
  console.log('%s of %d', 'two', 3);
  process.emitWarning('old ways', 'DeprecationWarning');
  await expect.poll(() => lines.length).toBe(3);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'Error fetching data:', err: { type: 'TypeError', message: 'away\nfor now' } },
    { level: 30, msg: 'two of 3' },
    { level: 40, msg: 'DeprecationWarning', err: { message: 'old ways' } },
  ]);
});
