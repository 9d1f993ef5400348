import type { AreaKind } from '#catalog/area-kinds.ts';
import { integer, table, text } from '../table.ts';

export const areaTables = [
  table('area', {
    about: 'Countries, states that have ended, regions and the World, one row each.',
    columns: {
      code: text(
        'ISO3 of a country; `WLRD`; three-digit M49 code of a region; own code of a former state (`SUN`, `YUG`, `CSK`, `SCG`, `BLX`, `ANT`, `PCI`, `SDF`, `ETF`); `159` is China with Hong Kong, Macao and Taiwan',
      ),
      kind: text<AreaKind>('`country`, `aggregate` or `former`'),
      m49: text('M49 code').nullable(),
      fao: integer('FAOSTAT area code').nullable(),
      iso2: text('ISO 3166-1 alpha-2').nullable(),
      region: text('M49 code of the region; empty for aggregates').nullable(),
      macro: text('M49 code of the continent; empty for aggregates').nullable(),
      first_year: integer('first year in which the area exists; empty when open').nullable(),
      last_year: integer('last year in which the area exists; empty when open').nullable(),
    },
    key: ['code'],
  }),
  table('member', {
    about:
      'Whose figures an aggregate adds up, in which years. The years of a state that ended or began are those of its figures.',
    columns: {
      aggregate: text('`area.code` of the World or a region'),
      area: text('`area.code` of a country, a former state or China as a whole'),
      first_year: integer('first year in which the aggregate counts it'),
      last_year: integer('last year'),
    },
    key: ['aggregate', 'area', 'first_year'],
  }),
] as const;
