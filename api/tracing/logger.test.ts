import { afterEach, expect, it } from 'vitest';
import { createLogger, logConsole } from './logger.ts';

const { debug, info, warn, error, log } = console;
const { write } = process.stderr;
const ofNode = process.listeners('warning');
afterEach(() => {
  Object.assign(console, { debug, info, warn, error, log });
  process.stderr.write = write;
  process.removeAllListeners('warning');
  for (const listener of ofNode) process.on('warning', listener);
});

it('what is written to the console, and what Node warns of, are lines of the log', async () => {
  const lines: string[] = [];
  logConsole(createLogger('info', { write: (line: string) => void lines.push(line) }));
  console.error('Error fetching data:', new TypeError('away\nfor now'));
  console.log('%s of %d', 'two', 3);
  process.stderr.write('a program panicked\nat its end\n');
  process.emitWarning('old ways', 'DeprecationWarning');
  await expect.poll(() => lines.length).toBe(5);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'Error fetching data:', err: { type: 'TypeError', message: 'away\nfor now' } },
    { level: 30, msg: 'two of 3' },
    { level: 40, msg: 'a program panicked' },
    { level: 40, msg: 'at its end' },
    { level: 40, msg: 'DeprecationWarning', err: { message: 'old ways' } },
  ]);
});
