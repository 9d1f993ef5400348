import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import { Choropleth, type ChoroplethProps, type MapHandle } from './choropleth.tsx';
import type { WorldShapes } from './world-shapes.ts';

const world: WorldShapes = {
  viewBox: [0, 0, 480, 240],
  shapes: [{ iso3: 'BRA', d: 'M100 100l60 0 0 60-60 0z' }],
  land: '',
  disputed: '',
};

const map = (props: Pick<ChoroplethProps, 'valueIn'> & { ref: { current: MapHandle | null } }) => (
  <Choropleth
    world={world}
    classes={{ limits: [10], zero: false }}
    selected={null}
    focusRegion={null}
    highlightedBin={null}
    layout="both"
    texts={{
      ...{ label: 'Map', summary: '', noCard: '', instructions: '' },
      ...{ zoomIn: 'In', zoomOut: 'Out', zoomReset: 'All', hints: { mouse: '', touch: '' } },
    }}
    onSelect={() => undefined}
    onClear={() => undefined}
    renderCard={() => null}
    describe={() => ''}
    {...props}
  />
);

describe('a step to another year', () => {
  const low = (): number => 1;
  const high = (): number => 100;
  const pictures = (host: Element) => [...host.querySelectorAll<SVGSVGElement>('svg[class*=countries]')];
  const fillsOf = (picture: Element | undefined) =>
    new Set(
      [...(picture?.querySelectorAll('path[fill^="var(--map-"]') ?? [])].map((path) =>
        path.getAttribute('fill'),
      ),
    );
  const seen = (host: Element) =>
    pictures(host).filter((picture) => Number(picture.style.opacity || 1) > 0.5);

  it('shows the picture that was painted ahead, and the own one once the page has drawn that year', () => {
    const handle: { current: MapHandle | null } = { current: null };
    const { box: host, show } = mount(map({ ref: handle, valueIn: low }));
    const [own] = pictures(host);
    const before = fillsOf(own);
    // Nobody has stepped yet: nothing is kept.
    handle.current?.prepare(high);
    expect(pictures(host)).toHaveLength(1);
    handle.current?.paint(high);
    const after = fillsOf(own);
    expect(after).not.toEqual(before);
    show(map({ ref: handle, valueIn: high }));

    handle.current?.prepare(low);
    expect(seen(host)).toEqual([own]);
    handle.current?.paint(low);
    const [ahead] = seen(host);
    expect(seen(host)).toHaveLength(1);
    expect(ahead).not.toBe(own);
    expect(fillsOf(ahead)).toEqual(before);
    // What is asked for countries finds each once, and the picture has one name.
    expect(host.querySelectorAll('[data-country=BRA]')).toHaveLength(1);
    expect(host.querySelectorAll('svg[role=img]')).toHaveLength(1);

    show(map({ ref: handle, valueIn: low }));
    expect(seen(host)).toEqual([own]);
    expect(fillsOf(own)).toEqual(before);
    // A year that nobody prepared is painted at once, over what was prepared.
    handle.current?.paint(() => 100);
    expect(seen(host)).toEqual([own]);
    expect(fillsOf(own)).toEqual(after);
  });
});
