import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CropIcon } from './crop-icon.tsx';
import { Icon } from './icon.tsx';
import { IconSheet } from './icon-sheet.tsx';

const sheet = renderToStaticMarkup(<IconSheet crops={['beans', 'sorghum', 'teff']} />);
const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

it('has what icons draw, each once', () => {
  const markup = renderToStaticMarkup(
    <>
      <Icon name="menu" />
      <CropIcon name="beans" />
      <CropIcon name="maize" />
      <CropIcon name="leaf" />
    </>,
  );
  const used = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(used).toEqual(['icon-menu', 'crop-beans', 'crop-maize', 'crop-leaf']);
  expect(idsIn(sheet)).toEqual(expect.arrayContaining(used));
  expect(new Set(idsIn(sheet)).size).toBe(idsIn(sheet).length);
});

it('draws a leaf for a crop without a drawing of its own', () => {
  const pathOf = (id: string): string | undefined => new RegExp(`id="${id}" d="([^"]+)"`).exec(sheet)?.[1];
  expect(pathOf('crop-teff')).toBe(pathOf('crop-leaf'));
  expect(pathOf('crop-beans')).not.toBe(pathOf('crop-leaf'));
});
