import { describe, expect, it } from 'vitest';
import { changeDelivery, deliveryParams, flowQuery } from './delivery-params.ts';

describe('the address of delivery networks', () => {
  it('has the whole view, defaults left out', () => {
    const search =
      '?genebank=ipk&country=COL&macro=20&direction=origin&min=10&top=50&tab=metadata&table=map~flows&explain=COL.-.USA';
    const view = deliveryParams.parse(search);
    expect(deliveryParams.serialise(view, null)).toBe(search);
    expect(flowQuery(view)).toBe('?genebank=ipk&country=COL&direction=origin&min=10&top=50&macro=002');
    expect(deliveryParams.serialise(deliveryParams.initial, null)).toBe('');
    expect(deliveryParams.serialise(deliveryParams.initial, '2026-x')).toBe('?v=2026-x');
  });

  it.each([
    '?genebank=svalbard&country=col&macro=WLRD&direction=both&min=-1&top=7&tab=no&table=A&explain=-.-.-',
    '?min=1e3&top=25.0x&explain=COL.USA&country=%00&macro=2',
    '?genebank=&min=&top=',
  ])('takes nothing of %s', (search) => expect(deliveryParams.parse(search)).toEqual(deliveryParams.initial));

  it('closes an explanation with the next step', () => {
    const view = deliveryParams.parse('?explain=COL.cgiar.-');
    expect(view.explain).toBe('COL.cgiar.-');
    expect(changeDelivery(view, { min: 1 }).explain).toBeNull();
  });
});
