import { type ReactNode, useMemo } from 'react';
import { tradeElements } from '#catalog/elements/trade.ts';
import type { FlowId } from '#catalog/section.ts';
import { isCountry, useDataView } from '../../api/data-view.tsx';
import type { ShownFlows } from '../../api/trade-flows.ts';
import { Sankey } from '../../charts/sankey/sankey.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { ExplainLink } from '../explain-link.tsx';
import styles from './flows-figure.module.css';
import { type PartnerRow, reportKey, sidesOf } from './to-partners.ts';
import { toPicture } from './to-sankey.ts';

/** Partners of a side that stand alone in the picture. */
const limit = 7;

/** The flows as bands between exporters and importers, and the same as a list. */
export function FlowsFigure(props: {
  flows: ShownFlows;
  rows: Readonly<Record<FlowId, readonly PartnerRow[]>>;
  shown: readonly FlowId[];
  /** Flows of another year or area are on their way. */
  waiting: boolean;
}): ReactNode {
  const { flows, rows, shown, waiting } = props;
  const { crop, section } = useDataView();
  const words = useWords();
  const formats = formatsOf(useLanguage());
  const element = tradeElements[flows.measure]['1'];
  const unit = words(`units.${flows.answer.unit}.short`);
  const longUnit = words(`units.${flows.answer.unit}.long`);
  const both = shown.length === 2;
  const showsImports = shown.includes('1');
  const showsExports = shown.includes('2');
  const picture = useMemo(
    () =>
      toPicture({
        imports: showsImports ? rows['1'] : [],
        exports: showsExports ? rows['2'] : [],
        centre: isCountry(flows.area) ? flows.area : null,
        limit,
      }),
    [rows, showsImports, showsExports, flows.area],
  );
  const drawn = useMemo(() => {
    const text = (value: number): string => formatFigure(element, value, formats);
    const nameOf = (area: string | null): string =>
      area === null ? words('trade.partners.others') : areaName(words, area);
    return {
      nodes: picture.nodes.map((node) => ({
        ...node,
        label:
          node.area === null
            ? words('trade.partners.others.count', { count: node.count })
            : areaName(words, node.area),
        // The sum of what comes in and what goes out would say nothing.
        valueLabel: node.selected === true && both ? '' : text(node.sum),
      })),
      links: picture.links.map(({ origin, destination, flow, ...link }) => ({
        ...link,
        // A gathered band is no single report.
        explain:
          origin === null || destination === null
            ? undefined
            : reportKey({ origin, destination }, sidesOf[flow][link.open === true ? 1 : 0], {
                measure: flows.measure,
                year: flows.year,
              }),
        text: words('trade.sankey.flow', {
          origin: nameOf(origin),
          destination: nameOf(destination),
          value: `${text(link.value)} ${longUnit}${link.open === true ? ` (${words('trade.mirror.only')})` : ''}`,
        }),
      })),
    };
  }, [picture, words, formats, element, longUnit, both, flows.measure, flows.year]);
  const values = {
    ...cropWords(words, crop.id, section.id),
    area: areaName(words, flows.area),
    year: String(flows.year),
  };
  const title = words('trade.sankey.title', values);
  const keyOf = useMemo(
    () =>
      (row: string, column: string): string | null => {
        if (column !== 'exported' && column !== 'imported') return null;
        const [origin = '', destination = ''] = row.split('-');
        const side = column === 'exported' ? 'origin' : 'destination';
        return reportKey({ origin, destination }, side, { measure: flows.measure, year: flows.year });
      },
    [flows.measure, flows.year],
  );
  const largest = picture.links.find(({ origin, destination }) => origin !== null && destination !== null);
  return (
    <BlockFigure
      id="sankey"
      title={title}
      finding={
        largest === undefined
          ? undefined
          : words('trade.sankey.finding', {
              origin: areaName(words, largest.origin ?? ''),
              destination: areaName(words, largest.destination ?? ''),
              value: `${formatFigure(element, largest.value, formats)} ${longUnit}`,
            })
      }
      info={`${words('trade.sankey.info')} ${words('trade.mirror.info')}`}
      notes={[words('trade.sankey.open'), words('trade.partners.threshold')]}
      table={{
        caption: words('trade.sankey.caption', values),
        explain: keyOf,
        columns: [
          { id: 'origin', label: words('trade.sankey.origin') },
          { id: 'destination', label: words('trade.sankey.destination') },
          { id: 'exported', label: words('trade.mirror.byExporter'), unit, numeric: true },
          { id: 'imported', label: words('trade.mirror.byImporter'), unit, numeric: true },
        ],
        rows: flows.answer.flows
          .filter(
            ({ origin, destination }) =>
              shown.length === 2 ||
              !isCountry(flows.area) ||
              (showsImports ? destination : origin) === flows.area,
          )
          .map((flow) => ({
            id: `${flow.origin}-${flow.destination}`,
            cells: [
              { text: areaName(words, flow.origin), raw: areaName(words, flow.origin) },
              { text: areaName(words, flow.destination), raw: areaName(words, flow.destination) },
              {
                text: flow.exported === null ? '' : formatFigure(element, flow.exported, formats),
                raw: flow.exported,
                flag: flow.exported_flag,
              },
              {
                text: flow.imported === null ? '' : formatFigure(element, flow.imported, formats),
                raw: flow.imported,
                flag: flow.imported_flag,
              },
            ],
          })),
      }}
    >
      <div aria-busy={waiting}>
        <Sankey
          id="sankey-flows"
          title={title}
          description={words('trade.sankey.label')}
          hint={words('trade.sankey.keyboard')}
          heads={[words('trade.sankey.origin'), words('trade.sankey.destination')]}
          nodes={drawn.nodes}
          links={drawn.links}
        />
        <p className={styles.note}>
          {words('trade.sankey.unit', { unit: longUnit })} {words('trade.sankey.open')}
        </p>
        <Disclosure summary={words('trade.sankey.list')}>
          <ol className={styles.list}>
            {drawn.links.map((link) => (
              <li key={link.id}>
                {link.text}
                {link.explain === undefined ? (
                  link.count > 1 && ` (${words('trade.sankey.gathered', { count: link.count })})`
                ) : (
                  <ExplainLink figure={link.explain} text={link.text} />
                )}
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </BlockFigure>
  );
}
