import { expect, it } from 'vitest';
import { toLatin } from './latin-code.ts';

it('escapes what is beyond Latin-1, and the code means the same', () => {
  const code = `["é – 𝒳", \`\${1}₂\`, /[–—]+/u.exec("a—b")?.index]`;
  const latin = toLatin(code);
  expect(/^[\0-\xff]*$/.test(latin)).toBe(true);
  // biome-ignore lint/security/noGlobalEval: the code is the test's own.
  expect(eval(latin)).toEqual(['é – 𝒳', '1₂', 1]);
});
