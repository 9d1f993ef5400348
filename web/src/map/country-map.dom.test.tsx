import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, one, press, send } from '../testing/mount.ts';
import { map, onChoose, world } from './testing/map-of-four.tsx';

/** The frame that is assumed where nothing has a size, in CSS pixels. */
const frame = { width: 773, height: 376 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** What is shown of the world: left, top, width, height. */
function viewIn(box: HTMLElement): readonly [number, number, number, number] {
  const [x = 0, y = 0, width = 0, height = 0] = (
    one<SVGElement>(box, 'svg[role=img]').getAttribute('viewBox') ?? ''
  )
    .split(' ')
    .map(Number);
  return [x, y, width, height];
}

/** Where a point of the world is in the window. */
function placeOf(box: HTMLElement, [x, y]: readonly [number, number]): { clientX: number; clientY: number } {
  const [left, top, width, height] = viewIn(box);
  return { clientX: ((x - left) / width) * frame.width, clientY: ((y - top) / height) * frame.height };
}

const middleOf = {
  BRA: [130, 130],
  RWA: [320, 120],
  UGA: [320, 79],
  sea: [20, 20],
  // Where a test draws them in the place of Rwanda and Uganda.
  ETH: [320, 120],
  ERI: [320, 79],
} as const;
type Middle = keyof typeof middleOf;

function point(box: HTMLElement, type: string, middle: Middle, options: PointerEventInit = {}): void {
  const shape = box.querySelector(`[data-country=${middle}]`) ?? one(box, 'svg[role=img]');
  const event = {
    bubbles: true,
    pointerType: 'mouse',
    pointerId: 1,
    ...placeOf(box, middleOf[middle]),
    ...options,
  };
  send(shape, new PointerEvent(type, event));
}

function click(box: HTMLElement, middle: Middle, pointerType = 'mouse'): void {
  for (const type of ['pointerdown', 'pointerup', 'click']) point(box, type, middle, { pointerType });
}

/** A turn of the wheel. The environment's wheel events lack place and keys, so it is a mouse event. */
function wheel(box: HTMLElement, deltaY: number, options: MouseEventInit = {}): boolean {
  const event = new MouseEvent('wheel', { bubbles: true, cancelable: true, ...options });
  return send(one(box, 'svg[role=img]'), Object.assign(event, { deltaY, deltaMode: 0 }));
}

/** Fingers on the map, by their places in the window. */
function touch(box: HTMLElement, type: string, ...places: readonly (readonly [number, number])[]): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const touches = places.map(([clientX, clientY]) => ({ clientX, clientY }));
  return send(one(box, 'svg[role=img]'), Object.assign(event, { touches }));
}

const cardIn = (box: HTMLElement): string | null => box.querySelector('[data-card] a')?.textContent ?? null;
const saidIn = (box: HTMLElement): string | null => one(box, '[aria-live=polite]').textContent;
const button = (box: HTMLElement, name: string): HTMLElement => one(box, `button[aria-label="${name}"]`);

describe('gestures', () => {
  it('leave the wheel to the page, and say which key the map wants', () => {
    const { box } = mount(map());
    const before = viewIn(box);
    expect(wheel(box, -50)).toBe(true);
    expect(viewIn(box)).toEqual(before);
    expect(box.textContent).toContain('Hold Ctrl');
  });

  it('zoom by the wheel with Ctrl, around the place of the pointer', () => {
    const { box } = mount(map());
    const [, , width] = viewIn(box);
    const place = placeOf(box, middleOf.BRA);
    expect(wheel(box, -50, { ctrlKey: true, ...place })).toBe(false);
    expect(viewIn(box)[2]).toBeCloseTo(width / Math.exp(0.4), 1);
    const after = placeOf(box, middleOf.BRA);
    expect(after.clientX).toBeCloseTo(place.clientX, 0);
    expect(after.clientY).toBeCloseTo(place.clientY, 0);
    expect(box.textContent).not.toContain('Hold Ctrl');
  });

  it('drag the map with a mouse, and choose nothing where it is let go', () => {
    const { box } = mount(map());
    wheel(box, -80, { ctrlKey: true, ...placeOf(box, middleOf.BRA) });
    const [x, y, width] = viewIn(box);
    const { clientX, clientY } = placeOf(box, middleOf.BRA);
    point(box, 'pointerdown', 'BRA');
    point(box, 'pointermove', 'BRA', { clientX: clientX - 30, clientY: clientY - 10, buttons: 1 });
    const [movedX, movedY] = viewIn(box);
    const unit = width / frame.width;
    expect(movedX).toBeCloseTo(x + 30 * unit, 1);
    expect(movedY).toBeCloseTo(y + 10 * unit, 1);
    point(box, 'pointerup', 'BRA');
    point(box, 'click', 'BRA');
    expect(onChoose).not.toHaveBeenCalled();
    // The next press is a press again.
    click(box, 'BRA');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('BRA');
  });

  it('take a press that trembles for a press', () => {
    const { box } = mount(map());
    const before = viewIn(box);
    const { clientX, clientY } = placeOf(box, middleOf.RWA);
    point(box, 'pointerdown', 'RWA');
    point(box, 'pointermove', 'RWA', { clientX: clientX + 2, clientY: clientY + 2, buttons: 1 });
    point(box, 'pointerup', 'RWA');
    point(box, 'click', 'RWA');
    expect(viewIn(box)).toEqual(before);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('RWA');
  });

  it('zoom by two fingers; one scrolls the page, and is told so where the map is zoomed', () => {
    const { box } = mount(map());
    expect(touch(box, 'touchmove', [350, 175])).toBe(true);
    expect(box.textContent).not.toContain('Use two fingers');
    const [, , width] = viewIn(box);
    touch(box, 'touchmove', [300, 175], [400, 175]);
    expect(touch(box, 'touchmove', [250, 175], [450, 175])).toBe(false);
    expect(viewIn(box)[2]).toBeCloseTo(width / 2, 1);
    touch(box, 'touchend');
    // Two other fingers begin anew: nothing jumps.
    touch(box, 'touchmove', [100, 100], [110, 100]);
    expect(viewIn(box)[2]).toBeCloseTo(width / 2, 1);
    expect(touch(box, 'touchmove', [350, 175])).toBe(true);
    expect(box.textContent).toContain('Use two fingers');
  });
});

describe('the pointer', () => {
  it('shows the card of the country under a mouse, and takes it away with it', () => {
    const { box } = mount(map());
    point(box, 'pointermove', 'BRA');
    expect(cardIn(box)).toBe('Card of BRA');
    point(box, 'pointermove', 'UGA');
    expect(cardIn(box)).toBe('Card of UGA');
    point(box, 'pointermove', 'sea');
    expect(cardIn(box)).toBeNull();
  });

  it('opens no card under a finger that passes', () => {
    const { box } = mount(map());
    point(box, 'pointermove', 'BRA', { pointerType: 'touch' });
    expect(cardIn(box)).toBeNull();
  });

  it('pins the card of a country that is pressed, until the mouse rests on another', () => {
    const { box } = mount(map());
    click(box, 'BRA');
    point(box, 'pointermove', 'RWA');
    act(() => vi.advanceTimersByTime(299));
    expect(cardIn(box)).toBe('Card of BRA');
    act(() => vi.advanceTimersByTime(1));
    expect(cardIn(box)).toBe('Card of RWA');
  });

  it('keeps a pinned card while the mouse crosses others on its way back', () => {
    const { box } = mount(map());
    click(box, 'BRA');
    point(box, 'pointermove', 'RWA');
    point(box, 'pointermove', 'BRA');
    act(() => vi.advanceTimersByTime(1000));
    expect(cardIn(box)).toBe('Card of BRA');
  });

  it('closes a pinned card by a press outside of the map, not by one in a dialog', () => {
    const { box } = mount(map());
    click(box, 'BRA', 'touch');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    send(dialog, new PointerEvent('pointerdown', { bubbles: true }));
    expect(cardIn(box)).toBe('Card of BRA');
    dialog.remove();
    send(document.body, new PointerEvent('pointerdown', { bubbles: true }));
    expect(cardIn(box)).toBeNull();
  });

  it('gives up the chosen country by a second press', () => {
    const { box, show } = mount(map());
    click(box, 'RWA');
    show(map({ selected: 'RWA' }));
    click(box, 'RWA');
    expect(onChoose.mock.calls).toEqual([['RWA'], [null]]);
  });

  it('chooses a former state at the place of each country that it held, and outlines them all', () => {
    const renamed: Readonly<Record<string, string>> = { RWA: 'ETH', UGA: 'ERI' };
    const shapes = world.shapes.map((shape) => ({ ...shape, iso3: renamed[shape.iso3] ?? shape.iso3 }));
    const props = {
      world: { ...world, shapes },
      areaAt: (iso3: string) => (['ETH', 'ERI'].includes(iso3) ? 'ETF' : iso3),
    };
    const { box, show } = mount(map(props));
    const outlines = (): number => box.querySelectorAll('svg[aria-hidden=true] g[stroke-width]').length;
    point(box, 'pointermove', 'ERI');
    expect(outlines()).toBe(2);
    click(box, 'ERI');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('ETF');
    show(map({ ...props, selected: 'ETF' }));
    // Each has a line and a light edge around it.
    expect(outlines()).toBe(4);
    click(box, 'ETH');
    expect(onChoose).toHaveBeenLastCalledWith(null);
  });

  it('raises the outline of a country whose figure is pointed at elsewhere', () => {
    const { box } = mount(
      <>
        <p data-explain="RWA.5510.2020">Rwanda</p>
        {map()}
      </>,
    );
    const outlines = () => box.querySelectorAll('path[stroke="var(--ink)"], g[stroke="var(--ink)"]').length;
    const over = (target: Element) =>
      send(target, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    expect(outlines()).toBe(0);
    over(one(box, 'p[data-explain]'));
    expect(outlines()).toBe(1);
    over(box);
    expect(outlines()).toBe(0);
  });

  it('chooses nothing at sea', () => {
    const { box } = mount(map());
    click(box, 'sea');
    expect(onChoose).not.toHaveBeenCalled();
    expect(cardIn(box)).toBeNull();
  });

  it('lets the keys go on from the country that it chose', () => {
    const { box, show } = mount(map());
    click(box, 'RWA');
    expect(document.activeElement).toBe(one(box, '[role=application]'));
    expect(saidIn(box)).toBe('');
    show(map({ selected: 'RWA' }));
    press('ArrowUp');
    expect(saidIn(box)).toBe('Reached UGA');
  });
});

describe('the keyboard', () => {
  const focus = (box: HTMLElement): void => act(() => one(box, '[role=application]').focus());

  it('begins at the chosen country, or in the middle', () => {
    const { box } = mount(map({ selected: 'BRA' }));
    focus(box);
    expect(saidIn(box)).toBe('Reached BRA');
    const { box: other } = mount(map());
    focus(other);
    expect(saidIn(other)).toMatch(/^Reached (LUX|RWA|UGA)$/);
  });

  it('walks to the neighbour in the direction of an arrow, and stays at the edge', () => {
    const { box } = mount(map({ selected: 'UGA' }));
    focus(box);
    expect(press('ArrowDown')).toBe(false);
    expect(saidIn(box)).toBe('Reached RWA');
    press('ArrowLeft');
    expect(saidIn(box)).toBe('Reached BRA');
    press('ArrowLeft');
    expect(saidIn(box)).toBe('Reached BRA');
    expect(cardIn(box)).toBe('Card of BRA');
  });

  it('chooses by Enter and by Space, and goes back by Escape', () => {
    const { box } = mount(map({ selected: 'UGA' }));
    focus(box);
    press('ArrowDown');
    press('Enter');
    expect(onChoose).toHaveBeenLastCalledWith('RWA');
    press('ArrowLeft');
    press(' ');
    expect(onChoose).toHaveBeenLastCalledWith('BRA');
    press('Escape');
    expect(onChoose).toHaveBeenLastCalledWith(null);
    expect(saidIn(box)).toBe('');
  });

  it('goes back by Escape in the text of the card, too', () => {
    const { box } = mount(map({ selected: 'UGA' }));
    click(box, 'UGA');
    act(() => one(box, '[data-card]').focus());
    press('Escape');
    expect(onChoose).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(one(box, '[role=application]'));
  });

  it('leaves keys with Ctrl, Alt and Meta, and all others, to the browser', () => {
    const { box } = mount(map({ selected: 'UGA' }));
    focus(box);
    const withCtrl = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(send(one(box, '[role=application]'), withCtrl)).toBe(true);
    expect(press('a')).toBe(true);
    expect(saidIn(box)).toBe('Reached UGA');
  });

  it('brings a country into sight that the map does not show', () => {
    const { box } = mount(map({ focus: new Set(['UGA']) }));
    focus(box);
    const [x] = viewIn(box);
    expect(x).toBeGreaterThan(240);
    press('ArrowLeft');
    expect(saidIn(box)).toBe('Reached LUX');
    const [left, , width] = viewIn(box);
    expect(left).toBeLessThan(240);
    expect(left + width).toBeGreaterThan(240);
  });

  it('stays with its country while the focus is on what the card offers', () => {
    const { box } = mount(map({ selected: 'RWA' }));
    focus(box);
    act(() => one(box, 'a').focus());
    expect(saidIn(box)).toBe('Reached RWA');
    act(() => button(box, 'Zoom in').focus());
    expect(saidIn(box)).toBe('');
  });
});

describe('the buttons', () => {
  it('zoom in and out, and show everything again', () => {
    const { box } = mount(map());
    const [, , home] = viewIn(box);
    send(button(box, 'Zoom in'), new MouseEvent('click', { bubbles: true }));
    send(button(box, 'Zoom in'), new MouseEvent('click', { bubbles: true }));
    const [, , near] = viewIn(box);
    expect(near).toBeLessThan(home * 0.6);
    send(button(box, 'Zoom out'), new MouseEvent('click', { bubbles: true }));
    expect(viewIn(box)[2]).toBeGreaterThan(near);
    send(button(box, 'Show everything'), new MouseEvent('click', { bubbles: true }));
    expect(viewIn(box)[2]).toBe(home);
  });

  it('fit a region, and then the world, by the same button', () => {
    const { box, show } = mount(map());
    send(button(box, 'Show everything'), new MouseEvent('click', { bubbles: true }));
    const everything = viewIn(box);
    show(map({ focus: new Set(['RWA', 'UGA']) }));
    const region = viewIn(box);
    expect(region[2]).toBeLessThan(everything[2]);
    send(button(box, 'Show everything'), new MouseEvent('click', { bubbles: true }));
    expect(viewIn(box)).toEqual(everything);
    send(button(box, 'Show everything'), new MouseEvent('click', { bubbles: true }));
    expect(viewIn(box)).toEqual(region);
  });
});

describe('on paper', () => {
  it('is laid out for a sheet, whatever the window is, and shows what the screen showed', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(341);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(162);
    const inTheMiddle = { iso3: 'COD', d: 'M200 100l80 0 0 50-80 0z' };
    const { box } = mount(
      map({
        world: { ...world, shapes: [...world.shapes, inTheMiddle] },
        labels: [{ iso3: 'COD', text: 'A' }],
      }),
    );
    send(button(box, 'Zoom in'), new MouseEvent('click', { bubbles: true }));
    const onScreen = viewIn(box);
    /** Size of the label's letters in pixels of a frame of this width. */
    const letters = (width: number): number =>
      (Number(one(box, '[font-size]').getAttribute('font-size')) * width) / viewIn(box)[2];
    expect(letters(341)).toBeCloseTo(13, 1);
    send(window, new Event('beforeprint'));
    expect(viewIn(box)).toEqual(onScreen);
    expect(letters(682)).toBeCloseTo(13, 1);
    send(window, new Event('afterprint'));
    expect(viewIn(box)).toEqual(onScreen);
    expect(letters(341)).toBeCloseTo(13, 1);
    vi.restoreAllMocks();
  });
});
