import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, ensurePackages, ensureRelease, requireNode } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';

const usage = `Writes the brief of a country or region, two pages of A4, as a PDF file.

  npm run brief -- KEN [--lang en|es|pt] [--to FILE] [--from ORIGIN]

The code is an ISO3 code, or an M49 code of a region (014). Without --from the observatory of this folder is started for it.`;

/** Parses the command line; `null` where it is invalid. */
function readAsk(args) {
  const text = { type: 'string', default: '' };
  const options = { lang: { ...text, default: 'en' }, to: text, from: text };
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const code = positionals.join(' ').toUpperCase();
    if (!/^([A-Z]{3,8}|\d{3})$/.test(code) || !['en', 'es', 'pt'].includes(values.lang)) return null;
    return { ...values, code, to: values.to || `brief-${code}-${values.lang}.pdf` };
  } catch {
    return null;
  }
}

/** Path of an area's page. */
function briefPath({ code, lang }) {
  return `/${lang}/${/^[A-Z]{3}$/.test(code) ? 'country' : 'region'}/${code}`;
}

async function main() {
  const ask = readAsk(process.argv.slice(2));
  if (ask === null) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  requireNode();
  await ensurePackages({ forChecks: true });
  let served = { origin: ask.from.replace(/\/$/, ''), stop: () => undefined };
  if (ask.from === '') {
    await ensureBuild();
    await ensureRelease();
    // It may only just have been installed, as what drives the browser below.
    const { tsImport } = await import('tsx/esm/api');
    const { serve } = await tsImport('./bench/served.ts', import.meta.url);
    served = await serve();
  }
  const executablePath = await ensureChromium();
  if (executablePath === null) {
    await served.stop();
    process.exitCode = 1;
    return;
  }
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(`${served.origin}${briefPath(ask)}`, { waitUntil: 'networkidle' });
    if (answer === null || !answer.ok())
      throw new Error(`There is no page of ${ask.code} (${answer?.status()}).`);
    await page.pdf({ path: resolve(ask.to), preferCSSPageSize: true, printBackground: true, format: 'A4' });
    console.log(ask.to);
  } finally {
    await browser.close();
    await served.stop();
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
