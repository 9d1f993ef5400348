import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { linearScale } from '../scale.ts';
import { Area } from './area.tsx';
import { Dot } from './dot.tsx';
import { Line } from './line.tsx';
import { Rule } from './rule.tsx';

const x = [2017, 2018, 2019, 2020];
const scales = {
  x: linearScale({ min: 2016.5, max: 2020.5 }, 0, 400),
  y: linearScale({ min: 0, max: 100 }, 100, 0),
  band: 100,
};
const channels = { x, y: [10, 20, 90, 30], scales, colour: 'red' };
/** In a drawing, for titles elsewhere are those of a document. */
const markupOf = (mark: ReactNode): string =>
  renderToStaticMarkup(<svg aria-hidden="true">{mark}</svg>).replace(/^<svg[^>]*>|<\/svg>$/g, '');
const paths = (markup: string): string[] => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);

describe('a line', () => {
  it('is one path, and ends at a gap, a break and a missing place', () => {
    expect(paths(markupOf(<Line {...channels} />))).toEqual(['M50,90L150,80L250,10L350,70']);
    const gap = markupOf(<Line {...channels} y={[10, null, 90, 30]} />);
    expect(paths(gap)).toEqual(['M250,10L350,70']);
    expect(gap).toContain('<circle cx="50" cy="90" r="2.5">');
    expect(paths(markupOf(<Line {...channels} breaks={[2019]} />))).toEqual(['M50,90L150,80M250,10L350,70']);
    expect(paths(markupOf(<Line {...channels} x={[2016, 2017, 2019, 2020]} />))[0]?.match(/M/g)).toHaveLength(
      2,
    );
  });
});

it('an area lies between two edges, and a lone place in it is a narrow column', () => {
  const area = { x, y1: [0, 0, null, 10], y2: [10, 20, null, 30], scales, colour: 'red' };
  expect(paths(markupOf(<Area {...area} />))).toEqual(['M50,90L150,80L150,100L50,100ZM348,70h4v20h-4Z']);
});

it('dots are circles or shapes, filled or open', () => {
  const markup = markupOf(<Dot {...channels} r={3} isOpen={(index) => index === 3} />);
  expect(markup).toContain('<circle cx="50" cy="90" r="3"></circle>');
  expect(markup).toContain('<g fill="var(--paper)" stroke="red" stroke-width="1.5"><circle cx="350"');
  expect(paths(markupOf(<Dot {...channels} r={3} shape="square" />))).toHaveLength(4);
});

it('rules cross the drawing at their values, and no values leave nothing', () => {
  expect(paths(markupOf(<Rule y={[0, 50]} scale={scales.y} from={0} to={400} />))).toEqual([
    'M0,100H400M0,50H400',
  ]);
  expect(paths(markupOf(<Rule x={[2017]} scale={scales.x} from={0} to={9} />))).toEqual(['M50,0V9']);
  expect(markupOf(<Rule y={[]} from={0} to={1} />)).toBe('');
});
