import { afterEach, expect, it } from 'vitest';
import { inlineScript } from '#contract/inline-script.ts';
import { rememberSidebar, takeSidebar } from './sidebar.tsx';

const runHead = (): void => {
  new Function(inlineScript)();
};

const setCookie = (jar: { cookie: string }, cookie: string): void => {
  jar.cookie = `${cookie}; Path=/`;
};

afterEach(() => {
  setCookie(document, 'sidebar=; Max-Age=0');
  delete document.documentElement.dataset['sidebar'];
});

it('the script of the head finds the sidebar as it was left, and the page takes that over once', () => {
  runHead();
  expect(takeSidebar(document)).toBeNull();
  rememberSidebar(document, true);
  runHead();
  expect(takeSidebar(document)).toBe('collapsed');
  expect(takeSidebar(document)).toBeNull();
  rememberSidebar(document, false);
  runHead();
  expect(takeSidebar(document)).toBe('open');
});

it.each([
  ['another=1; sidebar=collapsed', true],
  ['sidebar=collapsed', true],
  ['mysidebar=collapsed', false],
  ['sidebar=collapsedly', false],
])('reads %s as it is meant', (cookies, collapsed) => {
  for (const cookie of cookies.split('; ')) setCookie(document, cookie);
  runHead();
  for (const cookie of cookies.split('; ')) setCookie(document, `${cookie.split('=')[0]}=; Max-Age=0`);
  expect(takeSidebar(document)).toBe(collapsed ? 'collapsed' : null);
});
