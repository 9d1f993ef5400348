import { crop, source } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

const place = integer('place of the row in what was handed in, from 1 on');

/** Where a record begins, and how it ends. Who supplied it, as of when and under which licence stands in its source. */
const beginning = { source, place, country: text('ISO 3166-1, three letters'), crop };
const end = {
  reference: text('where the figure is written; else empty').nullable(),
  link: text('address of the page or report; else empty').nullable(),
  note: text('what is to be known of the figure; else empty').nullable(),
};

/**
 * Records that people hand in and no publisher has: as they were handed in, their columns those of the format of the
 * import.
 */
export const recordTables = [
  table('seed_production', {
    about: 'Seed that was produced.',
    columns: {
      ...beginning,
      year: integer('of harvest'),
      seed_class: text(
        '`breeder`, `pre-basic`, `basic`, `certified`, `quality-declared`, `standard`, `local`; `all` where the figure does not tell them apart',
      ),
      variety: text('empty for all varieties together').nullable(),
      producer: text('empty for all producers together').nullable(),
      quantity: real('in the unit'),
      unit: text('`t` or `kg`'),
      area_ha: real('hectares on which the seed was grown; empty where unknown').nullable(),
      ...end,
    },
    key: ['source', 'place'],
  }),
  table('quote', {
    about: 'A quoted price.',
    columns: {
      ...beginning,
      date: text('ISO date'),
      market: text('market, exchange or port'),
      product: text('class, grade and size, as the trade names it'),
      quote_type: text('`bid`, `offer`, `trade`, `settlement` or `indicative` (`catalog/records/quotes.ts`)'),
      terms: text('`farm-gate` or an Incoterm; empty where not stated').nullable(),
      price: real('in currency per unit; the lower end where a range is quoted'),
      price_high: real('upper end of a range; else empty').nullable(),
      currency: text('ISO 4217'),
      unit: text('`kg`, `t`, `lb`, `cwt` or a bag by its kilograms (`bag-60kg`)'),
      ...end,
    },
    key: ['source', 'place'],
  }),
  table('industrial_quality', {
    about: 'A result of a test of grain for cooking, canning or milling.',
    columns: {
      ...beginning,
      variety: text('variety or breeding line'),
      year: integer('of harvest'),
      trait: text('what was measured: `catalog/records/industrial-quality.ts`'),
      value: real('in the unit'),
      unit: text("one of the trait's"),
      samples: integer('number of samples of which the value is the mean; empty where unknown').nullable(),
      method: text('how it was measured; else empty').nullable(),
      location: text('where the grain was grown; else empty').nullable(),
      laboratory: text('who measured; else empty').nullable(),
      ...end,
    },
    key: ['source', 'place'],
  }),
  table('network_membership', {
    about:
      "Members of PABRA and its networks as somebody handed them in ([import.md](import.md)); empty where nobody has, and then the catalog's list counts.",
    columns: {
      source,
      place,
      country: text('ISO3'),
      network: text('`ECABREN`, `SABRN` or `WECABREN`; empty where it is not known').nullable(),
      basis: text('how sure it is: `stated`, `stated-in-part`, `attended`, `inferred`').nullable(),
      note: text('what else is to be known').nullable(),
      link: text('page that says so').nullable(),
    },
    key: ['source', 'place'],
  }),
] as const;
