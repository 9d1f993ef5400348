import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [n, w, u, id] of [['a', 1280, '/en/beans/data/production?country=KEN&show=countries.slope', 'countries'], ['b', 390, '/pt/beans/data/production?country=KEN&show=countries.slope', 'countries'], ['c', 1280, '/es/beans/data/production?country=KEN', 'decomposition'], ['d', 390, '/en/beans/data/production?country=UGA', 'decomposition']]) {
  const p = await b.newPage({ viewport: { width: w, height: 900 } });
  await p.goto('http://localhost:4711' + u, { waitUntil: 'load' });
  await p.waitForTimeout(2500);
  const el = p.locator('#' + id);
  await el.scrollIntoViewIfNeeded(); await p.waitForTimeout(800);
  await el.screenshot({ path: `/tmp/web1-${n}.png` });
  await p.close();
}
await b.close();
