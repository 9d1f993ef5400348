import { type ReactNode, useMemo } from 'react';
import type { Crop } from '#catalog/crop.ts';
import { Sankey } from '../../charts/sankey/sankey.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Specimen, sampleTitle } from './specimen.tsx';

/** Made-up flows: from, to, as reported and as the other side reports. */
const flows = [
  ['MMR', 'IND', 47, 53],
  ['MMR', 'CHN', 38, 36],
  ['ARG', 'BRA', 5, 4],
  ['CAN', 'IND', null, 9],
] as const;

/** Flows as bands, one of them known from one side only. */
export function FlowSpecimens({ crop }: { crop: Crop }): ReactNode {
  const { words, formats } = useSpeech();
  const title = (block: string): string => sampleTitle(block, words, crop);
  const picture = useMemo(() => {
    const sumOf = (end: 0 | 1, code: string): number =>
      flows
        .filter((flow) => flow[end] === code)
        .reduce((sum, [, , reported, mirror]) => sum + (reported ?? mirror), 0);
    const nodes = ([0, 1] as const).flatMap((column) =>
      [...new Set(flows.map((flow) => flow[column]))].map((code) => ({
        id: `${column}-${code}`,
        column,
        label: areaName(words, code),
        valueLabel: formats.number(sumOf(column, code)),
      })),
    );
    const links = flows.map(([from, to, reported, mirror]) => ({
      id: `${from}-${to}`,
      from: `0-${from}`,
      to: `1-${to}`,
      value: reported ?? mirror,
      text: `${areaName(words, from)} → ${areaName(words, to)}: ${formats.number(reported ?? mirror)}`,
    }));
    return { nodes, links };
  }, [words, formats]);
  const low = 'Lowest series';
  const high = 'Highest series';
  return (
    <Specimen name="Flows">
      <Sankey
        id={`design-sankey-${crop.id}`}
        title={title('Flows')}
        description="Made-up values that show the drawing."
        hint={words('chart.keyboardHint.points')}
        heads={[low, high]}
        nodes={picture.nodes}
        links={picture.links}
      />
    </Specimen>
  );
}
