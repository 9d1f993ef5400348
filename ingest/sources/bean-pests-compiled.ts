import type { RowSource } from '../steps/rows/row-source.ts';

/** Pests and diseases of beans, compiled by hand from public pages, each row with the pages. */
export const beanPestsCompiled: RowSource = {
  key: 'bean-pests-compiled',
  publisher: 'Common Bean Observatory',
  title: 'Pests and diseases of beans in public pages, compiled by hand',
  // It is published only in the pages that its rows name.
  url: '',
  licence: 'LicenseRef-compiled',
  computed: true,
  names: ['bean_pests_diseases_'],
  columns: {
    names: 'common_name',
    kind: 'kind',
    agent: 'agent_group',
    scientific: 'scientific_name_as_in_source',
    parts: 'affected_part_or_note',
    credit: 'source',
  },
  into: 'pest_row',
  constants: { crop_name: 'beans' },
  numbered: 'number',
};
