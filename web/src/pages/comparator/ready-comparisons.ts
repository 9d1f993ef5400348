import { AREA_HARVESTED, PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { type CompareView, compareParams } from '../../url/compare-params.ts';

const lines = (
  areas: string,
  element: CompareView['lines'][number]['element'],
  crop = 'beans',
): CompareView['lines'] => areas.split(' ').map((area) => ({ area, crop, element }));

/** Comparisons to start from, and the key of the name of each. */
export const readyComparisons: readonly { id: string; view: CompareView }[] = [
  {
    id: 'producers',
    view: { ...compareParams.initial, lines: lines('BRA IND MMR TZA UGA MEX', PRODUCTION) },
  },
  {
    id: 'share',
    view: { ...compareParams.initial, lines: lines('002 019 142 150', PRODUCTION), measure: 'share' },
  },
  {
    id: 'inhabitant',
    view: {
      ...compareParams.initial,
      lines: lines('RWA BDI NIC BRA TZA UGA KEN WLRD', PRODUCTION),
      kind: 'bar',
      measure: 'inhabitant',
    },
  },
  {
    id: 'yields',
    view: { ...compareParams.initial, lines: lines('WLRD BRA COL KEN RWA', YIELD), kind: 'slope' },
  },
  {
    id: 'area',
    view: {
      ...compareParams.initial,
      lines: [...lines('BRA MEX TZA KEN', AREA_HARVESTED), ...lines('BRA MEX TZA KEN', YIELD)],
      kind: 'scatter',
    },
  },
  {
    id: 'crops',
    view: {
      ...compareParams.initial,
      lines: ['beans', 'rice', 'cassava', 'potato'].flatMap((crop) => lines('WLRD', PRODUCTION, crop)),
      measure: 'index',
    },
  },
  {
    id: 'prices',
    view: { ...compareParams.initial, lines: lines('KEN RWA UGA DJI', 'price-retail') },
  },
  {
    id: 'benchmark',
    view: {
      ...compareParams.initial,
      lines: [
        ...lines('NPL PER TGO', 'price-retail', 'rice'),
        ...lines(worldCode, 'benchmark-rice-thai-5', 'rice'),
      ],
    },
  },
  {
    id: 'samples',
    view: { ...compareParams.initial, lines: lines('USA COL DEU MEX KEN', 'samples-received') },
  },
];
