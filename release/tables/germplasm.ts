import type { SampleReading } from '#catalog/germplasm/sample-readings.ts';
import { crop, source, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/**
 * Collections, delivery networks and shipments of accessions; each kind of shipment has a source of its own.
 */
export const germplasmTables = [
  table('germplasm_left_out', {
    about: 'Published rows that are in no table of the release.',
    columns: {
      source,
      reason: text('word key `germplasm.left-out.<reason>`'),
      detail: text('what the rows say where that is why: a name of a place, a year; else empty'),
      rows: integer('number of published rows that are in no table of the release'),
    },
    key: ['source', 'reason', 'detail'],
  }),
  table('collection_point', {
    about: 'One accession, occurrence or specimen of a collection, as its source has it.',
    columns: {
      collection: text('collection of the catalog: `landraces`, `wild-relatives`, `mexico-specimens`'),
      id: integer(
        "number by which the file names it; of the wild relatives' file, which has none, the row, the first after the header being 1",
      ),
      source,
      latitude: real('degrees as published; empty where the file has none').nullable(),
      longitude: real('the same').nullable(),
      decimals: integer('decimals of the longer coordinate, as published'),
      flagged: text<'zero' | 'off-land'>(
        '`zero` at 0,0; `off-land` more than 10 km from any land of Natural Earth at 1:10 million; else empty',
      ).nullable(),
      gene_pool: text('`mesoamerican`, `andean`, `hybrid`; empty where it is not stated').nullable(),
      condition: text('`wild`, `cultivated`, `escaped`; empty where it is not stated').nullable(),
      habit: text('growth habit; empty where it is not stated').nullable(),
      colours: text('seed colours with commas between them'),
      species: text('genus and epithet; empty for rows that name the genus alone').nullable(),
      taxon: text('name without author, variety included').nullable(),
      weight: real('grams of 100 seeds').nullable(),
      altitude: integer('metres above sea level').nullable(),
      year: integer('year of collecting').nullable(),
      published: text(
        'the row as published: a JSON list in the order of `fields` in `catalog/germplasm/collections.ts`',
      ),
    },
    key: ['collection', 'id'],
  }),
  table('accession_flow', {
    about: 'What is published of three names: one row, or a few of the same names, added.',
    columns: {
      genebank_name: text('genebank as published'),
      origin_name: text('where the accessions are from, as published'),
      recipient_name: text('who received samples of them, as published'),
      genebank: text('id of the genebank (`catalog/germplasm/genebanks.ts`)'),
      origin: text("`area.code`; empty for a name that is no country's").nullable(),
      recipient: text("`area.code`; empty for a name that is no country's").nullable(),
      value: real('samples a year on average, of all crops together; above 0'),
      rows: integer('number of published rows of these names, which are added: 1 but of 45 flows'),
      left_out: text<'' | 'implausible' | 'outside'>(
        "why the row is in no picture and no sum: `implausible` (Kosovo at either end), `outside` (a name that is no country's); empty otherwise",
      ),
      source,
    },
    key: ['genebank_name', 'origin_name', 'recipient_name'],
  }),
  table('accession_flow_check', {
    about:
      "What the publisher's tables of two steps say of the same flows: how many of their sums there are, and how many of them the flows of three steps do not add up to.",
    columns: {
      step: text<'origin' | 'recipient'>(
        "`origin`: the publisher's table of origins and genebanks, `recipient`: that of genebanks and recipients",
      ),
      sums: integer('number of pairs that it or the flows have'),
      differ: integer('number of them that the flows do not add up to'),
      source: integer('`source.id` of the table of two steps'),
    },
    key: ['step'],
  }),
  table('sample_report', {
    about:
      'A report of samples under standard material transfer agreements: one of a crop, country and year, each once.',
    columns: {
      crop,
      area: text('`area.code` of the country that received or provided'),
      year,
      side: text<'received' | 'provided'>('`received` or `provided`'),
      product: text('crop as published, of forages the genus'),
      number: integer(
        'number of the report among those of its crop, area, year, side and product, from 1 on',
      ),
      samples: integer('samples that the report names'),
      reading: text<SampleReading>(
        'how it was found: `single`, `undone`, `by-totals` or `not-joined` (`domain/germplasm/undo-cross-join.ts`)',
      ),
      rows: integer('rows that the file has of the crop, area and year'),
      source,
    },
    key: ['crop', 'area', 'year', 'side', 'product', 'number'],
  }),
  table('sample_distribution', {
    about: 'Samples that the genebanks of the United States sent to recipients in a country.',
    columns: {
      crop,
      area: text("`area.code` of the recipients' country"),
      year,
      product: text('crop as published, of forages the genus'),
      samples: integer('samples that the genebanks of the United States sent'),
      source,
    },
    key: ['crop', 'area', 'year', 'product'],
  }),
  table('shipped_accession', {
    about:
      "Accessions that Canada's genebank shipped to recipients in a country under standard material transfer agreements.",
    columns: {
      crop,
      area: text("`area.code` of the recipients' country"),
      year,
      product: text('species or genus'),
      accessions: integer('accessions shipped'),
      agreements: integer('agreements under which they were shipped'),
      source,
    },
    key: ['crop', 'area', 'year', 'product'],
  }),
] as const;
