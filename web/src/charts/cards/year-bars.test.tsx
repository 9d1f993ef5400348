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
