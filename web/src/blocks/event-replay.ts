import type { OpenExplanation } from '../charts/explained/explained.ts';

/** What a visitor did to a drawing whose code was not there yet. */
interface CapturedEvent {
  target: Element;
  replay(): void;
}

/** Controls that answer without code: links lead on, and panels open. */
const native = 'a[href], summary, noscript';

/**
 * Keeps presses of buttons, of entries of lists and of charts, keys and choices of lists on a drawing without code. What is kept goes no
 * further: the code may come while it is on its way, and would do it a first time. Returns what does, in order, what was
 * kept and what comes while that is done, and then stops keeping: the code has taken the drawing over, so its elements are
 * still there. What leads to an explanation needs no code of the drawing: `explain` opens it at once.
 */
export function captureEvents(box: HTMLElement, explain: OpenExplanation | null): () => void {
  const kept: CapturedEvent[] = [];
  let pressed: CapturedEvent | null = null;
  let isReplaying = false;
  const { ownerDocument: page } = box;
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || !box.contains(target)) return;
    const figure = target.closest('[data-explain]')?.getAttribute('data-explain') ?? null;
    const control = target.closest('button, [role=option]');
    if (figure !== null && explain !== null) {
      event.stopPropagation();
      explain(figure, event);
    } else if (target.closest(native) !== null) return;
    else if (control !== null) {
      event.stopPropagation();
      kept.push({
        target: control,
        replay: () => control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      });
    }
    keepPress();
  };
  // A chart is read where the pointer goes down; whether that is a press or the begin of a scroll shows later. The code
  // may come in between, and then it has missed the beginning.
  const onPointerDown = (event: PointerEvent): void => {
    const { target } = event;
    const chart = target instanceof Element ? target.closest('[role=application]') : null;
    pressed = null;
    if (chart === null || !box.contains(chart)) return;
    event.stopPropagation();
    pressed = { target: chart, replay: pressAgain(chart, event) };
  };
  const onPointerCancel = (): void => {
    pressed = null;
  };
  const keepPress = (): void => {
    if (pressed !== null) kept.push(pressed);
    pressed = null;
  };
  const onKey = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !box.contains(target)) return;
    if (target.closest('[role=application], [role=listbox]') === null) return;
    // Arrow keys belong to the drawing, not to the page behind it; so does the space bar.
    if (key.startsWith('Arrow') || key === 'Home' || key === 'End' || key === ' ') event.preventDefault();
    event.stopPropagation();
    kept.push({
      target,
      replay: () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    });
  };
  const onChange = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || !box.contains(target)) return;
    event.stopPropagation();
    const { value } = target;
    kept.push({
      target,
      replay: () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      },
    });
  };
  const listeners = Object.entries({
    pointerdown: onPointerDown,
    pointercancel: onPointerCancel,
    click: onClick,
    keydown: onKey,
    change: onChange,
  }).map(([type, listener]) => {
    const listen = (event: Event): void => {
      if (!isReplaying) (listener as (event: Event) => void)(event);
    };
    return { type, listen };
  });
  // React stops events that reach it for a drawing without code, so they are met on their way down to it.
  for (const { type, listen } of listeners) page.addEventListener(type, listen, true);
  const stop = (): void => {
    for (const { type, listen } of listeners) page.removeEventListener(type, listen, true);
  };
  /** Each in a task of its own, so that it meets what the one before it has changed. */
  const replayAll = async (): Promise<void> => {
    for (let next = kept.shift(); next !== undefined; next = kept.shift()) {
      isReplaying = true;
      if (next.target.isConnected) next.replay();
      isReplaying = false;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    stop();
  };
  return () => {
    keepPress();
    void replayAll();
  };
}

/** The same press at the same place of the chart, wherever the chart has been scrolled to meanwhile. */
function pressAgain(chart: Element, event: PointerEvent): () => void {
  const then = chart.getBoundingClientRect();
  const { pointerType } = event;
  return () => {
    const now = chart.getBoundingClientRect();
    chart.dispatchEvent(
      new PointerEvent('pointerdown', {
        pointerType,
        clientX: event.clientX - then.left + now.left,
        clientY: event.clientY - then.top + now.top,
        bubbles: true,
      }),
    );
  };
}
