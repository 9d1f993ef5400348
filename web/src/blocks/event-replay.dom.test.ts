import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { one } from '../testing/mount.ts';
import { captureEvents } from './event-replay.ts';

/** What the code of the drawing was told, once it had come. */
let heard: string[] = [];
let box: HTMLElement;

beforeEach(() => {
  heard = [];
  document.body.innerHTML = `<div id="box">
    <button>Press</button> <a href="#there"><span>Link</span></a>
    <svg><g data-explain="BRA.6.2017"><rect/></g></svg>
    <div role="application" tabindex="0"><span>Chart</span></div>
    <details><summary>More</summary></details>
    <select><option>a</option><option>b</option></select>
  </div><button id="outside">Outside</button>`;
  box = one(document, '#box');
});
afterEach(() => {
  document.body.innerHTML = '';
});

const name = (event: Event): string => {
  const target = event.target instanceof Element ? event.target : box;
  const what =
    event instanceof KeyboardEvent ? event.key : target instanceof HTMLSelectElement ? target.value : '';
  return [event.type, target.closest('[id],[role],[data-explain]')?.id || target.tagName.toLowerCase(), what]
    .filter((word) => word !== '')
    .join(' ');
};

let aborted = new AbortController();
beforeEach(() => {
  aborted = new AbortController();
});
afterEach(() => aborted.abort());

/** The code of the drawing: listens from here on, as React does at the root. */
function codeComes(): void {
  for (const type of ['click', 'pointerdown', 'keydown', 'change'])
    document.body.addEventListener(type, (event) => heard.push(name(event)), { signal: aborted.signal });
}

const tasks = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));
const click = (selector: string): boolean =>
  one<Element>(document, selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
const pointer = (type: string, init: PointerEventInit = {}): boolean =>
  one(box, '[role=application] span').dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
const key = (pressed: string, selector = '[role=application]'): boolean =>
  one(box, selector).dispatchEvent(
    new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
  );
const choose = (value: string): void => {
  const list = one<HTMLSelectElement>(box, 'select');
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('what is done to a drawing without code', () => {
  it('is kept from everybody, and done in its order when the code has come', async () => {
    codeComes();
    const release = captureEvents(box, null);
    click('button');
    key('ArrowRight');
    key('Enter');
    choose('b');
    expect(heard).toEqual([]);
    one<HTMLSelectElement>(box, 'select').value = 'a';
    release();
    await tasks();
    expect(heard).toEqual(['click box', 'keydown div ArrowRight', 'keydown div Enter', 'change box b']);
    expect(one<HTMLSelectElement>(box, 'select').value).toBe('b');
  });

  it('opens an explanation at once, which needs no code of the drawing', async () => {
    codeComes();
    const opened: string[] = [];
    const release = captureEvents(box, (figure) => void opened.push(figure));
    click('rect');
    expect(opened).toEqual(['BRA.6.2017']);
    release();
    await tasks();
    expect(opened).toHaveLength(1);
    expect(heard).toEqual([]);
  });

  it('meets what the one before it has changed: each is a task of its own', async () => {
    let state = 'before';
    one(box, 'button').addEventListener('click', () => {
      void Promise.resolve().then(() => {
        state = 'after';
      });
    });
    one(box, '[role=application]').addEventListener('keydown', () => heard.push(state));
    const release = captureEvents(box, null);
    click('button');
    key('Enter');
    release();
    await tasks();
    expect(heard).toEqual(['after']);
  });

  it('is forgotten where its element has gone', async () => {
    codeComes();
    const release = captureEvents(box, null);
    key('Enter');
    click('button');
    one(box, '[role=application]').remove();
    release();
    await tasks();
    expect(heard).toEqual(['click box']);
  });

  it('is left to the browser where that answers alone: links and panels', () => {
    codeComes();
    captureEvents(box, null);
    expect(click('a span')).toBe(true);
    click('summary');
    click('#outside');
    expect(heard).toEqual(['click box', 'click box', 'click outside']);
  });

  it('keeps arrows, Home and End from scrolling the page, and no other key', () => {
    captureEvents(box, null);
    for (const pressed of ['ArrowUp', 'ArrowLeft', 'Home', 'End']) expect(key(pressed), pressed).toBe(false);
    for (const pressed of ['Tab', 'PageDown', 'a']) expect(key(pressed), pressed).toBe(true);
    expect(key('ArrowUp', 'button')).toBe(true);
  });

  it('is a press of a chart only where the pointer goes up again', async () => {
    codeComes();
    const release = captureEvents(box, null);
    pointer('pointerdown', { clientX: 40, clientY: 50, pointerType: 'touch' });
    // The page has taken the finger for scrolling.
    pointer('pointercancel');
    release();
    await tasks();
    expect(heard).toEqual([]);
  });

  it('is the same press at the same place of the chart', async () => {
    const release = captureEvents(box, null);
    pointer('pointerdown', { clientX: 40, clientY: 50, pointerType: 'touch' });
    const chart = one(box, '[role=application]');
    let press: PointerEvent | null = null;
    chart.addEventListener('pointerdown', (event) => {
      press = event;
    });
    // Before it is done the visitor has scrolled.
    chart.getBoundingClientRect = () => new DOMRect(0, -30, 100, 100);
    release();
    await tasks();
    expect(press).toMatchObject({ clientX: 40, clientY: 20, pointerType: 'touch' });
  });
});

it('listens no longer when the code has come', () => {
  codeComes();
  captureEvents(box, null)();
  click('button');
  key('Enter');
  expect(heard).toEqual(['click box', 'keydown div Enter']);
});

it('keeps what happens while it does again what happened before', async () => {
  const stop = captureEvents(box, null);
  key('ArrowLeft');
  key('Home');
  codeComes();
  stop();
  expect(heard).toEqual(['keydown div ArrowLeft']);
  expect(key('End')).toBe(false);
  await tasks();
  expect(heard).toEqual(['keydown div ArrowLeft', 'keydown div Home', 'keydown div End']);
  key('Enter');
  expect(heard.at(-1)).toBe('keydown div Enter');
});
