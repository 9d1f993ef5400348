import { type ReactNode, useMemo } from 'react';
import { genebanks } from '#catalog/germplasm/genebanks.ts';
import type { FlowPage } from '#contract/flows.ts';
import type { PriceSource } from '#contract/prices.ts';
import { Sankey } from '../../charts/sankey/sankey.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { ViewLink } from '../../ui/view-link.tsx';
import { type DeliveryView, flowKey } from '../../url/delivery-params.ts';
import styles from './delivery-page.module.css';
import { type FlowInput, FlowLinks, ofFlows, useFlowInput } from './delivery-place.tsx';
import { genebankText, samplesNumber, samplesText, scopeText } from './delivery-texts.ts';
import { bandEnd, bandId, bandTable } from './flow-tables.ts';
import { useControl } from './use-delivery.ts';

/** Bands that are listed above the picture on phones. */
const firstBands = 6;

export function bandsFigure(input: FlowInput): Figure {
  const { page, view, speech } = input;
  const { words, formats } = speech;
  const { shown } = page;
  const title = words('deliveryNetwork.bands.title', { scope: scopeText(speech, view) });
  return {
    id: 'bands',
    finding: words('deliveryNetwork.bands.finding', {
      domestic: formats.editedPercent(shown.domestic / shown.value),
      samples: samplesText(speech, shown.domestic),
    }),
    info: words('deliveryNetwork.bands.info'),
    remarks: [words('deliveryNetwork.bands.note')],
    ...ofFlows(input, title),
    ...bandTable(input),
    picture: () => <Bands page={page} title={title} />,
  };
}

export function BandsFigure({ page, source }: { page: FlowPage; source: PriceSource }): ReactNode {
  const input = useFlowInput(page, source);
  const figure = useMemo(() => bandsFigure(input), [input]);
  return <FigureFrame figure={figure} links={<FlowLinks page={page} />} />;
}

function toBands({ network }: FlowPage, view: DeliveryView, speech: Speech) {
  const { words } = speech;
  const idOf = (column: number, code: string | null): string => `${column}-${code ?? 'rest'}`;
  const nameOf = (column: number, code: string | null): string => bandEnd(words, network, column, code);
  const keyOf = (column: number, code: string | null): string | undefined =>
    code === null
      ? undefined
      : flowKey({
          origin: column === 0 ? code : null,
          genebank: column === 1 ? code : view.genebank,
          recipient: column === 2 ? code : null,
        });
  // With a filter beyond genebank, country and direction a sum is of fewer rows than its ends have.
  const isWhole = view.country === null && view.macro === null && view.min === 0;
  const nodes = network.nodes.map(({ column, code, value }) => ({
    id: idOf(column, code),
    column,
    label: nameOf(column, code),
    valueLabel: samplesNumber(speech, value),
    rest: code === null,
    selected: code !== null && code === view.country,
    text: words('deliveryNetwork.bands.sum', {
      end: ['origin', 'genebank', 'recipient'][column] ?? '',
      name: nameOf(column, code),
      samples: samplesText(speech, value),
    }),
    explain: isWhole ? keyOf(column, code) : undefined,
  }));
  const links = network.links.map(({ column, from, to, value }) => ({
    id: bandId({ column, from, to, value }),
    from: idOf(column, from),
    to: idOf(column + 1, to),
    value,
    text: words('deliveryNetwork.bands.link', {
      from: nameOf(column, from),
      to: nameOf(column + 1, to),
      samples: samplesText(speech, value),
    }),
  }));
  return { nodes, links };
}

/** On phones the largest bands are read first. */
function Bands({ page, title }: { page: FlowPage; title: string }): ReactNode {
  const { view, show, hrefOf } = useControl();
  const speech = useSpeech();
  const { words } = speech;
  const bands = useMemo(() => toBands(page, view, speech), [page, view, speech]);
  return (
    <>
      <div className={styles.bands}>
        <ol className={styles.first}>
          {bands.links
            .toSorted((a, b) => b.value - a.value)
            .slice(0, firstBands)
            .map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
        </ol>
        <Sankey
          id="delivery-bands"
          title={title}
          description={words('deliveryNetwork.bands.label')}
          hint={words('deliveryNetwork.bands.keyboard')}
          heads={[words('deliveryNetwork.column.origin'), words('deliveryNetwork.column.recipient')]}
          nodes={bands.nodes}
          links={bands.links}
        />
      </div>
      <ul className={styles.genebanks}>
        {genebanks
          .filter(({ id }) => page.genebanks.some(({ code }) => code === id))
          .map(({ id }) => (
            <li key={id}>
              <ViewLink href={hrefOf({ genebank: id })} onChoose={() => show({ genebank: id })}>
                {genebankText(words, id)}
              </ViewLink>
            </li>
          ))}
      </ul>
    </>
  );
}
