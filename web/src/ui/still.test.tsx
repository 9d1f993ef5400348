import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MapPatterns } from '../map/map-patterns.tsx';
import { BreakableText } from './breakable-text.tsx';
import { Icon } from './icon.tsx';
import { still } from './still.ts';

const onServer = (children: ReactNode): string => renderToString(<div {...still(children)} />);
const byReact = (children: ReactNode): string => renderToString(<div>{children}</div>);

const parts: Readonly<Record<string, ReactNode>> = {
  'a menu': (
    <ul className="tree">
      {[true, false].map((isOpen) => (
        <li key={String(isOpen)}>
          <details name="crops" open={isOpen}>
            <summary data-current={isOpen || undefined} aria-hidden={false}>
              <Icon name="chevron" size={16} className="turned" />
              Trade &amp; "prices"
            </summary>
            <a href="/en/beans?region=013&country='X'" aria-current="page" onFocus={() => undefined}>
              <BreakableText text="Imports/Exports" />
            </a>
          </details>
        </li>
      ))}
    </ul>
  ),
  'texts beside one another': (
    <>
      {'One'} {2}
      {null}
      {''}
      {false}
      <b>{'<three>'}</b>
      {4}
    </>
  ),
  'a drawing': (
    <svg viewBox="0 0 9 9" strokeWidth={0.5} aria-hidden="true">
      <MapPatterns style={{ ramp: ['#abc', '#def'], zero: '#fff', patterns: 'm-' }} unit={2.5} textures />
      <path d="M0 0l1 1" opacity={undefined} />
    </svg>
  ),
};

describe('still', () => {
  it.each(Object.entries(parts))('writes %s as React does', (_, part) => {
    expect(onServer(part)).toBe(byReact(part));
  });

  it('throws at what React treats in a way of its own', () => {
    expect(() => still(<p style={{ color: 'red' }} />)).toThrow('"style"');
    expect(() => still(<input defaultValue="1" />)).toThrow('"defaultValue"');
    expect(() => still(<button type="button" disabled />)).toThrow('"disabled"');
    expect(() => still(<p ref={{ current: null }} />)).toThrow('"ref"');
  });
});
