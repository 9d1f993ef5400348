import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotStill, still, toMarkup } from './still.ts';

const Sign = memo(function Sign({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" focusable="false">
      <use href={`#${name}`} />
    </svg>
  );
});

const Breakable = ({ text }: { text: string }): ReactNode =>
  text.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const onServer = (children: ReactNode): string => renderToString(<div {...still(children)} />);
const byReact = (children: ReactNode): string => renderToString(<div>{children}</div>);

const parts: Readonly<Record<string, ReactNode>> = {
  'a menu': (
    <ul className="tree">
      {[true, false].map((isOpen) => (
        <li key={String(isOpen)}>
          <details name="crops" open={isOpen}>
            <summary data-current={isOpen || undefined} aria-hidden={false}>
              <Sign name="chevron" />
              Trade &amp; "prices"
            </summary>
            <a href="/en/beans?region=013&country='X'" aria-current="page" onFocus={() => undefined}>
              <Breakable text="Imports/Exports" />
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
  'a row with its bar': (
    <table>
      <tbody>
        <tr data-selected={undefined}>
          <th scope="row" className="name">
            <a href="/en/countries/KEN">Kenya</a>
            <span style={{ inlineSize: '12.50%', color: ' "red" ' }} />
          </th>
          <td className="x ">{'1,000'}</td>
        </tr>
      </tbody>
    </table>
  ),
  'a drawing': (
    <svg viewBox="0 0 9 9" strokeWidth={0.5} aria-hidden="true">
      <pattern id="dots" patternUnits="userSpaceOnUse" patternTransform="scale(2.5)" width="4" height="4">
        <path d="M0 0l4 4" stroke="#abc" strokeLinecap="round" strokeLinejoin="round" strokeOpacity={0.5} />
      </pattern>
      <path d="M0 0l1 1" opacity={undefined} />
    </svg>
  ),
};

describe('still', () => {
  it.each(Object.entries(parts))('writes %s as React does', (_, part) => {
    expect(onServer(part)).toBe(byReact(part));
  });

  it.each([
    ['a style of a number', <p key="p" style={{ width: 3 }} />, '"width"'],
    ['a property of its own', <p key="p" style={{ '--share': '3' } as CSSProperties} />, '"--share"'],
    ['the value of a field', <input key="i" defaultValue="1" />, '"defaultValue"'],
    ['an attribute that is there or not', <button key="b" type="button" disabled />, '"disabled"'],
    ['a name of several words', <td key="t" colSpan={2} />, '"colSpan"'],
  ])('leaves to React what that treats in a way of its own: %s', (_, part, named) => {
    expect(() => toMarkup(part)).toThrow(NotStill);
    expect(() => toMarkup(part)).toThrow(named);
    expect(onServer(part)).toBe(byReact(part));
  });

  it('hides no error of a component', () => {
    const Broken = (): ReactNode => {
      throw new RangeError('No such year.');
    };
    expect(() => still(<Broken />)).toThrow('No such year.');
  });
});
