import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

/** Pages that take some hundreds of milliseconds each, two at a time. */
const pages = ['consumption', 'production', 'trade', 'domestic-prices'].flatMap((section) => [
  `/en/beans/data/${section}?area=BRA`,
  `/pt/potato/data/${section}`,
]);

it('answers pages under way when it is asked to end, ends with code 0, and logs JSON alone', async () => {
  const child = spawn('node', ['dist/server/server.js'], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', WARM_UP: 'off' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const exit = new Promise((resolve) => child.once('close', resolve));
  const address = /http:\/\/localhost:(\d+)/;
  await expect.poll(() => address.test(output)).toBe(true);
  const origin = `http://127.0.0.1:${address.exec(output)?.[1]}`;
  const ends = pages.map(async (path) => (await fetch(origin + path)).text().then((text) => text.slice(-7)));
  await expect
    .poll(async () => (await fetch(`${origin}/metrics`)).text())
    .toMatch(/work_running\{kind="page"\} [12]/);
  child.kill('SIGTERM');
  expect(await Promise.all(ends)).toEqual(pages.map(() => '</html>'));
  expect(await exit).toBe(0);
  for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
}, 60_000);
