import type { LossSource } from '../steps/losses/loss-source.ts';
import { needed, textsOf } from '../steps/rows/columns.ts';

const columns = {
  names: 'common_name',
  kind: 'kind',
  agent: 'agent_group',
  scientific: 'scientific_name_as_in_source',
  parts: 'affected_part_or_note',
  credit: 'source',
};

/** Pests and diseases of beans, compiled by hand from public pages, each row with the pages. */
export const beanPestsCompiled: LossSource = {
  key: 'bean-pests-compiled',
  publisher: 'Common Bean Observatory',
  title: 'Pests and diseases of beans in public pages, compiled by hand',
  // It is published only in the pages that its rows name.
  url: '',
  licence: 'LicenseRef-compiled',
  computed: true,
  names: ['bean_pests_diseases_'],
  several: false,
  needs: needed(columns),
  marks: ['common_name'],
  into: 'pest_row',
  rows: () =>
    `SELECT *, 'beans' AS crop_name, CAST(row_number() OVER () AS VARCHAR) AS number FROM (${textsOf(columns)})`,
};
