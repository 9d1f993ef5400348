import { EXPORT_QUANTITY, EXPORT_VALUE, IMPORT_QUANTITY, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { source, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/** Trade between pairs of countries. */
export const tradeTables = [
  table('trade_flow', {
    about:
      'What one country reports of its trade with another in a year. Clustered for the flows of a product in a year.',
    columns: {
      item: integer(
        'item of the trade files: 176 dry beans, 27 paddy rice, 128 dried cassava …; none of a crop of which the file has less than half of the trade',
      ),
      year,
      reporter: text('`area.code` of the country whose report it is'),
      partner: text('`area.code` of the country from which it imported, or to which it exported'),
      element: integer(
        `${IMPORT_VALUE} value and ${IMPORT_QUANTITY} quantity of imports, ${EXPORT_VALUE} value and ${EXPORT_QUANTITY} quantity of exports`,
      ),
      value: real('1000 US$ or t'),
      flag: text('as of every other figure'),
      source,
    },
    key: ['item', 'year', 'reporter', 'element', 'partner'],
    indexes: { trade_flow_mirror: ['item', 'year', 'partner', 'element', 'reporter', 'value', 'flag'] },
  }),
] as const;
