import { findGenebank } from '#catalog/germplasm/genebanks.ts';
import type { FlowPage } from '#contract/flows.ts';
import { countColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type DeliveryView, flowKey } from '../../url/delivery-params.ts';
import { genebankName, isPart } from './delivery-texts.ts';
import { samplesColumn } from './flow-tables.ts';
import type { Landraces } from './landraces.ts';
import type { DeliveryControl } from './use-delivery.ts';

type Table = Pick<Figure, 'columns' | 'rows' | 'rowCount' | 'keyOf'>;
type Flows = NonNullable<FlowPage['journey']>;

const shareColumn = <Item>({ words, formats }: Speech, shareOf: (item: Item) => number): ColumnOf<Item> =>
  columnOf('share', words('deliveryNetwork.column.share'), 'share', shareOf, {
    write: (part) => formats.percent(part, 2, 2),
  });

export function landraceTable({ colours, total }: Landraces, speech: Speech): Table {
  const { words } = speech;
  return tableOf(
    colours,
    [
      columnOf('colour', words('deliveryNetwork.journey.column.colour'), 'name', ({ colour }) => ({
        value: words(`deliveryNetwork.journey.colour.${colour}`),
        code: colour,
      })),
      countColumn('landraces', words('deliveryNetwork.journey.column.landraces'), ({ count }) => count),
      shareColumn(speech, ({ count }) => count / total),
    ],
    ({ colour }) => colour,
  );
}

export function genebankTable(
  { genebanks: genebankSums, value: whole }: Flows,
  view: DeliveryView,
  speech: Speech,
): Table {
  const { words } = speech;
  return {
    ...tableOf(
      genebankSums,
      [
        columnOf('genebank', words('deliveryNetwork.column.genebank'), 'name', ({ code }) => ({
          value: genebankName(code),
          code,
        })),
        columnOf('place', words('deliveryNetwork.journey.column.place'), 'text', ({ code }) => {
          const { country, place } = findGenebank(code) ?? {};
          if (country === null) return words('deliveryNetwork.genebank.several');
          return place === undefined ? null : `${place.town} (${areaName(words, place.country)})`;
        }),
        samplesColumn(speech),
        shareColumn(speech, ({ value }) => value / whole),
      ],
      ({ code }) => code,
    ),
    // Sums lead to their rows in the source, where the choice leaves none of them out.
    keyOf: (row, column) =>
      column === 'value' && !isPart(view) ? flowKey({ origin: view.country, genebank: row }) : null,
  };
}

/** Samples by recipient, each with the genebank that most of them come through. */
export function recipientTable(
  { recipients, value: whole }: Flows,
  view: DeliveryView,
  speech: Speech,
  hrefOf: DeliveryControl['hrefOf'],
): Table {
  const { words } = speech;
  return {
    ...tableOf(
      recipients,
      [
        columnOf('recipient', words('deliveryNetwork.column.recipient'), 'name', ({ code }) => ({
          value: areaName(words, code),
          code,
          href: hrefOf({ country: code }),
        })),
        columnOf('genebank', words('deliveryNetwork.journey.column.genebank'), 'name', ({ genebank }) => ({
          value: genebankName(genebank),
          code: genebank,
        })),
        samplesColumn(speech),
        shareColumn(speech, ({ value }) => value / whole),
      ],
      ({ code }) => code,
    ),
    keyOf: (row, column) =>
      column === 'value' && !isPart(view)
        ? flowKey({ origin: view.country, genebank: view.genebank, recipient: row })
        : null,
  };
}
