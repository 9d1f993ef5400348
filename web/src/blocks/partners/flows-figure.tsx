import { type ReactNode, useContext } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowId } from '#catalog/section.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { Sankey } from '../../charts/sankey/sankey.tsx';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { partInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toDataFigure } from '../data-figure.ts';
import { ExplainLink } from '../explain-link.tsx';
import styles from './flows-figure.module.css';
import { endWords, type FlowsModel } from './flows-model.ts';
import { reportKey } from './to-partners.ts';

const firstFlows = 5;

type Flow = FlowsModel['flows']['answer']['flows'][number];

/** The flows as bands between exporters and importers; as a table each flow with what both sides report. */
export function toFlowsFigure(data: ShownData, model: FlowsModel, speech: Speech): Figure {
  const { crop, section } = data;
  const { words } = speech;
  const { flows, shown, element, largest } = model;
  const values = {
    ...cropWords(words, crop.id, section.id),
    area: areaName(words, flows.area),
    year: String(flows.year),
  };
  const title = words('trade.sankey.title', values);
  const listed = flows.answer.flows.filter(
    ({ origin, destination }) =>
      shown.length === 2 ||
      !isCountry(flows.area) ||
      (shown.includes('1') ? destination : origin) === flows.area,
  );
  return toDataFigure(data, speech, {
    id: 'sankey',
    title: words('figure.titleUnit', { title, unit: model.scaleUnit }),
    name: title,
    finding:
      largest &&
      words('trade.sankey.finding', {
        originFrom: endWords(words, largest.origin).areaFrom,
        destinationTo: endWords(words, largest.destination).areaTo,
        value: partInSentence(element, largest.value, model.isWhole(largest.value), speech),
      }),
    info: `${words('trade.sankey.info')} ${words('trade.mirror.info')}`,
    remarks: isCountry(flows.area)
      ? [model.sums.map(({ flow }) => sideText(flow, model, speech)).join(' ')]
      : [words('trade.sankey.larger')],
    notes: [
      words('trade.sankey.totals', {
        sums: speech.formats.list(
          model.sums.map(({ flow, sum }) =>
            words('trade.sankey.totals.sum', {
              flow: flows.area === worldCode ? 'all' : flow === '1' ? 'imports' : 'exports',
              value: partInSentence(element, sum, true, speech),
            }),
          ),
        ),
      }),
      words('trade.partners.threshold'),
    ],
    caption: words('trade.sankey.caption', values),
    keyOf: (row, column) => {
      if (column !== 'exported' && column !== 'imported') return null;
      const [origin = '', destination = ''] = row.split('-');
      return reportKey({ origin, destination }, column === 'exported' ? 'origin' : 'destination', flows);
    },
    ...tableOf(
      listed,
      flowColumns(listed, model, speech),
      ({ origin, destination }) => `${origin}-${destination}`,
    ),
    picture: () => <FlowsDrawing title={title} model={model} />,
  });
}

/** Whose reports of a country's flow are drawn. */
const sideText = (flow: FlowId, { flows, sides }: FlowsModel, { words }: Speech): string =>
  words('trade.sankey.by', {
    ...areaWords(words, flows.area),
    flow: flow === '1' ? 'imports' : 'exports',
    by: sides[flow],
  });

function flowColumns(
  listed: readonly Flow[],
  { flows, element }: FlowsModel,
  speech: Speech,
): readonly ColumnOf<Flow>[] {
  const { words } = speech;
  const place = (key: 'origin' | 'destination'): ColumnOf<Flow> =>
    columnOf(key, words(`trade.sankey.${key}`), 'name', (flow) => ({
      value: areaName(words, flow[key]),
      code: flow[key],
    }));
  // Both sides report the same flow: their columns are read against each other.
  const column = {
    ...elementColumn(element, speech, () => listed.flatMap(({ exported, imported }) => [exported, imported])),
    unit: words(`units.${flows.answer.unit}.short`),
  };
  return [
    place('origin'),
    place('destination'),
    {
      ...column,
      key: 'exported',
      label: words('trade.mirror.byExporter'),
      of: ({ exported, exported_flag }) => ({ value: exported, flag: exported_flag }),
    },
    {
      ...column,
      key: 'imported',
      label: words('trade.mirror.byImporter'),
      of: ({ imported, imported_flag }) => ({ value: imported, flag: imported_flag }),
    },
  ];
}

export function FlowsDrawing(props: { title: string; model: FlowsModel; waiting?: boolean }): ReactNode {
  const { title, model, waiting = false } = props;
  const words = useWords();
  const { nodes, links, scaleUnit } = model;
  const picture = useContext(PictureContext);
  const origin = words('trade.sankey.origin');
  // The title on the page has the unit; an image has it at the first head.
  const from = picture === null ? origin : `${origin} (${scaleUnit})`;
  const sums = nodes.flatMap((node) => ('text' in node ? [node] : []));
  return (
    <div className={styles.flows} aria-busy={waiting}>
      {/* Where bands are too short to follow, the largest flows are read first. */}
      <ol className={styles.first}>
        {links
          .filter(({ origin, destination }) => origin !== null && destination !== null)
          .toSorted((a, b) => b.value - a.value)
          .slice(0, firstFlows)
          .map((link) => (
            <li key={link.id}>
              <ExplainLink figure={link.explain} text={link.sentence} />
            </li>
          ))}
      </ol>
      <Sankey
        id="sankey-flows"
        title={title}
        description={words('trade.sankey.label')}
        hint={words('trade.sankey.keyboard')}
        heads={[from, words('trade.sankey.destination')]}
        nodes={nodes}
        links={links}
      />
      <Disclosure summary={words('trade.sankey.list')}>
        <ol className={styles.list}>
          {links.map((link) => (
            <li key={link.id}>
              <ExplainLink figure={link.explain} text={link.text} />
              {link.count > 1 && ` (${words('trade.sankey.gathered', { count: link.count })})`}
            </li>
          ))}
        </ol>
        {sums.length > 0 && (
          <>
            <p>{words('trade.sankey.sums')}</p>
            <ul className={styles.list}>
              {sums.map(({ id, text, explain }) => (
                <li key={id}>
                  <ExplainLink figure={explain} text={text} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Disclosure>
    </div>
  );
}
