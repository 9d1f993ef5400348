import { afterEach, expect, it } from 'vitest';
import { inlineScript } from '#contract/inline-script.ts';
import { rememberSidebar, takeCollapsed } from './sidebar-cookie.ts';

const runHead = (): void => {
  new Function(inlineScript)();
};

const put = (jar: { cookie: string }, cookie: string): void => {
  jar.cookie = `${cookie}; Path=/`;
};

afterEach(() => {
  put(document, 'sidebar=; Max-Age=0');
  delete document.documentElement.dataset['sidebar'];
});

it('the script of the head finds the sidebar as it was left, and the page takes that over once', () => {
  runHead();
  expect(takeCollapsed(document)).toBe(false);
  rememberSidebar(document, true);
  runHead();
  expect(takeCollapsed(document)).toBe(true);
  expect(takeCollapsed(document)).toBe(false);
  rememberSidebar(document, false);
  runHead();
  expect(takeCollapsed(document)).toBe(false);
});

it.each([
  ['another=1; sidebar=collapsed', true],
  ['sidebar=collapsed', true],
  ['mysidebar=collapsed', false],
  ['sidebar=collapsedly', false],
])('reads %s as it is meant', (cookies, collapsed) => {
  for (const cookie of cookies.split('; ')) put(document, cookie);
  runHead();
  for (const cookie of cookies.split('; ')) put(document, `${cookie.split('=')[0]}=; Max-Age=0`);
  expect(takeCollapsed(document)).toBe(collapsed);
});
