/** What a visitor did to a drawing whose code was not there yet. */
interface KeptEvent {
  target: Element;
  replay(): void;
}

/** Controls that answer without code: links lead on, and panels open. */
const native = 'a[href], summary, noscript';

/**
 * Keeps presses of buttons and of charts, keys and choices of lists on a drawing without code. Returns what stops keeping and does, in
 * order, what was kept: the code has taken the drawing over, so its elements are still there.
 */
export function keepEvents(box: HTMLElement): () => void {
  const kept: KeptEvent[] = [];
  const { ownerDocument: page } = box;
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || !box.contains(target) || target.closest(native) !== null) return;
    const button = target.closest('button');
    if (button !== null) kept.push({ target: button, replay: () => button.click() });
    const chart = target.closest('[role=application]');
    if (chart !== null) kept.push({ target: chart, replay: pressAgain(chart, event) });
  };
  const onKey = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !box.contains(target)) return;
    if (target.closest('[role=application]') === null) return;
    // Arrow keys belong to the drawing, not to the page behind it.
    if (key.startsWith('Arrow') || key === 'Home' || key === 'End') event.preventDefault();
    kept.push({
      target,
      replay: () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    });
  };
  const onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement) || !box.contains(target)) return;
    const { value } = target;
    kept.push({
      target,
      replay: () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      },
    });
  };
  // React stops events that reach it for a drawing without code, so they are met on their way down to it.
  page.addEventListener('click', onClick, true);
  page.addEventListener('keydown', onKey, true);
  page.addEventListener('change', onChange, true);
  return () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('keydown', onKey, true);
    page.removeEventListener('change', onChange, true);
    void replayAll(kept.splice(0));
  };
}

/** Each in a task of its own, so that it meets what the one before it has changed. */
async function replayAll(kept: readonly KeptEvent[]): Promise<void> {
  for (const { target, replay } of kept) {
    if (target.isConnected) replay();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** The same press at the same place of the chart, wherever the chart has been scrolled to meanwhile. */
function pressAgain(chart: Element, event: MouseEvent): () => void {
  const then = chart.getBoundingClientRect();
  const pointerType = event instanceof PointerEvent ? event.pointerType : 'mouse';
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
