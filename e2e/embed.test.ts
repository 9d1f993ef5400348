import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { frameScript } from '#contract/embed.ts';
import { baseUrl, useBrowser } from './browser.ts';

const { visit } = useBrowser();

/** Serves a page of another site with frames in it. */
async function serveOther(frames: readonly string[]): Promise<string> {
  const body = `<!doctype html><title>Other site</title>${frames
    .map((src) => `<iframe src="${src}" style="width:100%;height:100px"></iframe>`)
    .join('')}
<script>${frameScript}</script>`;
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('figures can be framed by other sites at their own height, and pages cannot', async () => {
  const page = await visit('/robots.txt');
  const figure = `${baseUrl}/embed/en/beans/data/production?country=KEN&figure=podium`;
  await page.goto(await serveOther([figure, `${baseUrl}/en/beans`]));
  const frame = page.frameLocator('iframe').first();
  await frame.getByRole('heading', { level: 1 }).waitFor();
  expect(await frame.getByRole('link').last().getAttribute('href')).toContain('country=KEN#podium');
  await expect
    .poll(() =>
      page
        .locator('iframe')
        .first()
        .evaluate((element) => element.clientHeight),
    )
    .toBeGreaterThan(200);
  const inner = await frame.locator('html').evaluate((html) => [html.scrollHeight, html.clientHeight]);
  expect(inner[0]).toBeLessThanOrEqual((inner[1] ?? 0) + 1);
  expect(await page.frameLocator('iframe').nth(1).locator('h1').count()).toBe(0);
});
