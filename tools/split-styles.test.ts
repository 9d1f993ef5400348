import { expect, it } from 'vitest';
import { partStyles } from './split-styles.ts';

const letters = new Set(['ab']);

it('parts rules by their sheets, in their order', () => {
  const css = ':root{--a:1}.aaa{top:0}.aba{top:1px}.aab,.abb{top:2px}.abc:hover .abd{top:3px}';
  expect(partStyles(css, letters)).toEqual({
    first: ':root{--a:1}.aaa{top:0}.aab,.abb{top:2px}',
    later: '.aba{top:1px}.abc:hover .abd{top:3px}',
  });
});

it('says a condition in each part that has rules under it', () => {
  const css = '@media print{.aaa{top:0}@container (width>9px){.aba{top:1px}}}@media (hover){.abb{top:0}}';
  expect(partStyles(css, letters)).toEqual({
    first: '@media print{.aaa{top:0}}',
    later: '@media print{@container (width>9px){.aba{top:1px}}}@media (hover){.abb{top:0}}',
  });
});

it('keeps fonts and pages first, and animations with their sheet', () => {
  const css =
    '@font-face{src:url(a)}@page{margin:0}@keyframes aa_turn{to{top:0}}@keyframes ab_turn{from{top:1px}to{top:0}}';
  expect(partStyles(css, letters)).toEqual({
    first: '@font-face{src:url(a)}@page{margin:0}@keyframes aa_turn{to{top:0}}',
    later: '@keyframes ab_turn{from{top:1px}to{top:0}}',
  });
});
