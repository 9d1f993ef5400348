import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { smallCard } from './card-svg.tsx';
import { YearBars } from './year-bars.tsx';

it('has bars in both directions within the picture, on one scale', () => {
  const markup = renderToStaticMarkup(
    <YearBars
      {...{ id: 'a', title: 'a', description: 'a', since: 2020, values: [100], below: [300], colour: '#000' }}
      highlightedYears={[2020]}
      format={String}
      period={String}
    />,
  );
  const [up, down] = [...markup.matchAll(/d="M[\d.]+,([\d.]+)h[\d.]+v([\d.]+)h/g)].map(([, top, height]) => ({
    top: Number(top),
    height: Number(height),
  }));
  expect(down?.height).toBeCloseTo(3 * (up?.height ?? 0), 0);
  expect(down?.top).toBeCloseTo((up?.top ?? 0) + (up?.height ?? 0), 0);
  expect((down?.top ?? 0) + (down?.height ?? 0)).toBeLessThan(smallCard.height);
});

it('has the newest value beside its bar where it would lie on higher ones, at the height of its own', () => {
  const textsOf = (values: number[]) =>
    [
      ...renderToStaticMarkup(
        <YearBars
          {...{ id: 'a', title: 'a', description: 'a', since: 1990, values, colour: '#000' }}
          highlightedYears={[]}
          format={(value) => `${value} tonnes`}
          period={String}
        />,
      ).matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([\d]+ tonnes)/g),
    ].map(([, x, y, text]) => ({ x: Number(x), y: Number(y), text }));
  const [beside] = textsOf([...Array(20).fill(50), 100, 40]);
  const [above] = textsOf([...Array(20).fill(50), 60, 100]);
  expect(beside?.text).toBe('40 tonnes');
  expect(beside?.y).toBeGreaterThan(smallCard.height / 3);
  expect(above?.y).toBeLessThan(smallCard.height / 3);
});

it('has a value over the bar of its own year', () => {
  const markup = renderToStaticMarkup(
    <YearBars
      {...{ id: 'a', title: 'a', description: 'a', since: 2008, colour: '#000' }}
      {...{ values: [1, 1, 1, 1, 1, 1, 1, 1, 9, null], below: [1, 1, 1, 1, 1, 1, 1, 1, 1, 9] }}
      highlightedYears={[]}
      format={(value) => String(value * 111)}
      period={String}
    />,
  );
  const x = Number(/<text x="([\d.]+)"[^>]*>999/.exec(markup)?.[1]);
  expect(x / smallCard.width).toBeCloseTo(0.85, 1);
});
