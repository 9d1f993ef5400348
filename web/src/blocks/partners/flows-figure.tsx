import { type ReactNode, useMemo } from 'react';
import { tradeElements } from '#catalog/elements/trade.ts';
import type { FlowId } from '#catalog/section.ts';
import type { FlowRow } from '#domain/flows.ts';
import { isCountry, useDataView } from '../../api/data-view.tsx';
import type { ShownFlows } from '../../api/trade-flows.ts';
import { Sankey } from '../../charts/sankey/sankey.tsx';
import { figureInSentence } from '../../i18n/amounts.ts';
import { type AreaWords, areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { columnText, figureColumn } from '../../i18n/number-lists.ts';
import { scaleValues } from '../../i18n/scale-values.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { ExplainLink } from '../explain-link.tsx';
import styles from './flows-figure.module.css';
import { drawnKey, reportKey, sumKey } from './to-partners.ts';
import { toPicture } from './to-sankey.ts';

/** Partners of a side that stand alone in the picture. */
const limit = 7;

/** Flows that are listed above the picture on phones. */
const firstFlows = 5;

/** The flows as bands between exporters and importers, and the same as a list. */
export function FlowsFigure(props: {
  flows: ShownFlows;
  rows: Readonly<Record<FlowId, readonly FlowRow[]>>;
  shown: readonly FlowId[];
  /** Flows of another year or area are on their way. */
  waiting: boolean;
}): ReactNode {
  const { flows, rows, shown, waiting } = props;
  const { crop, section } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const element = tradeElements[flows.measure]['1'];
  const unit = words(`units.${flows.answer.unit}.short`);
  const longUnit = words(`trade.unit.${flows.answer.unit}`);
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
  const { unit: scaleUnit, short } = useMemo(() => {
    // The country in the middle has no number: it does not decide how the others are rounded.
    const sums = picture.nodes.flatMap(({ sum, selected }) => (selected && both ? [] : [sum]));
    const scale = figureScale(element, scaleValues(sums), { words, formats });
    const text = columnText(sums.map(scale.amount), formats);
    return { unit: scale.unit, short: (value: number) => text(scale.amount(value)) };
  }, [element, picture, both, words, formats]);
  const drawn = useMemo(() => {
    const amount = (value: number): string => `${formatFigure(element, value, formats)} ${longUnit}`;
    const endOf = (area: string | null): string | number | null => {
      if (area === null) return limit;
      return area === flows.area ? null : area;
    };
    const nodes = picture.nodes.map((node) => {
      // The sum of what comes in and what goes out would say nothing.
      const summed = node.selected !== true || !both;
      const label =
        node.area === null
          ? words('trade.sankey.others.count', { count: node.count })
          : areaName(words, node.area);
      const named = { ...node, label };
      if (!summed) return { ...named, valueLabel: '' };
      const { reported } = node;
      // Without any report of its own, open bands say that the sum is the others'.
      const own = reported === null || reported === 0 || reported === node.sum ? null : reported;
      const valueLabel =
        own === null
          ? short(node.sum)
          : words('trade.sankey.parts', {
              reported: short(own),
              others: short(node.sum - own),
            });
      // A single flow is said and listed as such.
      if (node.only !== null) return { ...named, valueLabel, explain: drawnKey(node.only, node.flow, flows) };
      const ends = node.end === 'middle' ? {} : { [node.end]: endOf(node.area) };
      return {
        ...named,
        valueLabel,
        text:
          own === null
            ? words('trade.sankey.sum', { end: node.end, area: label, value: amount(node.sum) })
            : words('trade.sankey.sum.parts', {
                end: node.end,
                area: label,
                value: amount(node.sum),
                reported: amount(own),
              }),
        explain: sumKey(node.flow, flows, ends),
      };
    });
    const flowText = (link: (typeof picture.links)[number], value: string): string =>
      words('trade.sankey.flow', {
        originFrom: endWords(words, link.origin).areaFrom,
        destinationTo: endWords(words, link.destination).areaTo,
        value: `${value}${link.open === true ? ` (${words('trade.mirror.only')})` : ''}`,
      });
    const said = (value: number): string =>
      figureInSentence(element, { value, flag: '' }, { words, formats });
    const links = picture.links.map((link) => ({
      ...link,
      explain:
        link.only === null
          ? sumKey(link.flow, flows, { origin: endOf(link.origin), destination: endOf(link.destination) })
          : drawnKey(link.only, link.flow, flows),
      text: flowText(link, amount(link.value)),
      said: flowText(link, said(link.value)),
    }));
    return { nodes, links };
  }, [picture, words, formats, element, longUnit, both, flows, short]);
  const values = {
    ...cropWords(words, crop.id, section.id),
    area: areaName(words, flows.area),
    year: String(flows.year),
  };
  const sums = drawn.nodes.flatMap((node) => ('text' in node ? [node] : []));
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
  const listed = flows.answer.flows.filter(
    ({ origin, destination }) =>
      shown.length === 2 || !isCountry(flows.area) || (showsImports ? destination : origin) === flows.area,
  );
  // Both sides report the same flow: their columns are read against each other.
  const inTable = figureColumn(
    element,
    listed.flatMap(({ exported, imported }) => [exported, imported]),
    formats,
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
              originFrom: endWords(words, largest.origin).areaFrom,
              destinationTo: endWords(words, largest.destination).areaTo,
              value: figureInSentence(element, { value: largest.value, flag: '' }, { words, formats }),
            })
      }
      info={`${words('trade.sankey.info')} ${words('trade.mirror.info')}`}
      notes={[words('trade.sankey.open'), words('trade.sankey.basis'), words('trade.partners.threshold')]}
      table={{
        caption: words('trade.sankey.caption', values),
        explain: keyOf,
        columns: [
          { id: 'origin', label: words('trade.sankey.origin') },
          { id: 'destination', label: words('trade.sankey.destination') },
          { id: 'exported', label: words('trade.mirror.byExporter'), unit, numeric: true },
          { id: 'imported', label: words('trade.mirror.byImporter'), unit, numeric: true },
        ],
        rows: listed.map((flow) => ({
          id: `${flow.origin}-${flow.destination}`,
          cells: [
            { text: areaName(words, flow.origin), raw: areaName(words, flow.origin), code: flow.origin },
            {
              text: areaName(words, flow.destination),
              raw: areaName(words, flow.destination),
              code: flow.destination,
            },
            {
              text: flow.exported === null ? '' : inTable(flow.exported),
              raw: flow.exported,
              flag: flow.exported_flag,
            },
            {
              text: flow.imported === null ? '' : inTable(flow.imported),
              raw: flow.imported,
              flag: flow.imported_flag,
            },
          ],
        })),
      }}
    >
      <div className={styles.flows} aria-busy={waiting}>
        {/* Where bands are too short to follow, the largest flows are read first. */}
        <ol className={styles.first}>
          {drawn.links
            .filter(({ origin, destination }) => origin !== null && destination !== null)
            .toSorted((a, b) => b.value - a.value)
            .slice(0, firstFlows)
            .map((link) => (
              <li key={link.id}>
                <ExplainLink figure={link.explain} text={link.said} />
              </li>
            ))}
        </ol>
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
          {words('trade.sankey.unit', { unit: scaleUnit })} {words('trade.sankey.open')}
        </p>
        <Disclosure summary={words('trade.sankey.list')}>
          <ol className={styles.list}>
            {drawn.links.map((link) => (
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
    </BlockFigure>
  );
}

/** An end of a flow after its preposition; `null` is all that have no band of their own. */
function endWords(words: Words, area: string | null): Pick<AreaWords, 'areaFrom' | 'areaTo'> {
  return area === null
    ? { areaFrom: words('trade.sankey.others.from'), areaTo: words('trade.sankey.others.to') }
    : areaWords(words, area);
}
