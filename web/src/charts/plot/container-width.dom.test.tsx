import { afterEach, expect, it, vi } from 'vitest';
import { mount, one, send, unmountAll } from '../../testing/mount.ts';
import { useContainerWidth } from './container-width.ts';

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
});

function Measured({ max }: { max: number }) {
  const { ref, width } = useContainerWidth(max);
  return <div ref={ref}>{width}</div>;
}

it('is that of paper from before the page is printed until it was', () => {
  for (const [onScreen, max, onPaper] of [
    [1180, 1200, '780'],
    [342, 1200, '780'],
    [342, 640, '640'],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, onScreen, 400),
    );
    const { box } = mount(<Measured max={max} />);
    const width = () => one(box, 'div').textContent;
    expect(width()).toBe(String(onScreen));
    send(window, new Event('beforeprint'));
    expect(width()).toBe(onPaper);
    send(window, new Event('afterprint'));
    expect(width()).toBe(String(onScreen));
    unmountAll();
  }
});
