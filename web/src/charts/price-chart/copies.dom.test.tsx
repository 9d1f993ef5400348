import { act, type ReactElement, useEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { type ChartCopies, useCopies } from './copies.ts';

interface Drawing {
  name: string;
}

const nominal: Drawing = { name: 'nominal' };
const real: Drawing = { name: 'real' };
const modes = [nominal, real];
const handle: { current: ChartCopies<Drawing> | null } = { current: null };

function Chart({ drawing, others = modes }: { drawing: Drawing; others?: readonly Drawing[] }): ReactElement {
  const { own, copied, keep, register } = useCopies(handle, drawing);
  useEffect(() => keep(others), [keep, others]);
  return (
    <>
      <div ref={own} data-name="own" />
      {copied.map((copy) => (
        <div
          key={copy.name}
          data-name={copy.name}
          style={{ opacity: 0 }}
          ref={(box) => (box === null ? undefined : register(copy, box))}
        />
      ))}
    </>
  );
}

const seen = (box: Element): readonly (string | undefined)[] =>
  [...box.querySelectorAll<HTMLElement>('[data-name]')]
    .filter(({ style }) => Number(style.opacity || 1) > 0.5)
    .map(({ dataset }) => dataset['name']);
const showCopy = (drawing: Drawing): boolean | undefined => handle.current?.show(drawing);

describe('drawings that stand ready', () => {
  beforeEach(() => {
    handle.current = null;
  });

  it('are not kept before somebody is likely to ask for one', () => {
    const { box } = mount(<Chart drawing={nominal} />);
    expect(showCopy(real)).toBe(false);
    expect(seen(box)).toEqual(['own']);
    act(() => handle.current?.begin());
    expect(box.querySelectorAll('[data-name]')).toHaveLength(3);
    expect(seen(box)).toEqual(['own']);
  });

  it('stand in for the own one until that shows the same', () => {
    const { box, show } = mount(<Chart drawing={nominal} />);
    act(() => handle.current?.begin());
    expect(showCopy(real)).toBe(true);
    expect(seen(box)).toEqual(['real']);
    handle.current?.settle();
    expect(seen(box)).toEqual(['real']);
    show(<Chart drawing={real} />);
    expect(seen(box)).toEqual(['own']);
  });

  it('give way to the own one when who asked goes back before it was drawn anew', () => {
    const { box } = mount(<Chart drawing={nominal} />);
    act(() => handle.current?.begin());
    showCopy(real);
    expect(showCopy(nominal)).toBe(true);
    expect(seen(box)).toEqual(['nominal']);
    handle.current?.settle();
    expect(seen(box)).toEqual(['own']);
  });

  it('leave the own one where it was when they go', () => {
    const { box, show } = mount(<Chart drawing={nominal} />);
    act(() => handle.current?.begin());
    showCopy(real);
    show(<Chart drawing={nominal} others={[nominal]} />);
    expect(seen(box)).toEqual(['own']);
    expect(showCopy(real)).toBe(false);
  });
});
