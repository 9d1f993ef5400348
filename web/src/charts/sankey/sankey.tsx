import { memo, type ReactNode, useState } from 'react';
import { useExplained } from '../explained/explained.ts';
import { type DrawingTexts, FittedDrawing } from '../plot/drawing.tsx';
import { paperEdge } from '../plot/marks/label.tsx';
import { textWidth } from '../plot/text-width.ts';
import styles from './sankey.module.css';
import {
  type DrawnNode,
  type SankeyLink,
  type SankeyModel,
  type SankeyNode,
  toSankeyModel,
} from './sankey-model.ts';

const HEAD = 24;

type Announced = { text: string; explain?: string | undefined };

type DrawableLink = SankeyLink & Announced;
/** A node without `text` has no sum of several flows to be read. */
type DrawableNode = SankeyNode & Partial<Announced>;

export type SankeyProps = DrawingTexts & {
  heads: readonly [string, string];
  nodes: readonly DrawableNode[];
  links: readonly DrawableLink[];
};

/** Flows from the left to the right as bands; keys go from band to band, or from sum to sum, and each is announced. */
export const Sankey = memo(function Sankey(props: SankeyProps): ReactNode {
  const { heads, nodes, links, ...texts } = props;
  const explained = useExplained();
  const entries = new Map([...links, ...nodes].map((entry) => [entry.id, entry]));
  const point = ({ id }: { id: string }) => ({
    text: entries.get(id)?.text ?? '',
    explain: entries.get(id)?.explain,
  });
  // Texts of flows are in the list and announced to keyboards; a pointer gets a tooltip.
  const [pointed, setPointed] = useState<string | null>(null);
  const layoutOf = (width: number) => {
    const model = toSankeyModel({ nodes, links, width });
    return { ...model, height: model.height + HEAD };
  };
  const pointsOf = (model: SankeyModel) => {
    const flows = model.links.map(({ link }) => point(link));
    const sums = model.nodes.map(({ node, box }) => ({ ...point(node), box: { ...box, y: box.y + HEAD } }));
    return [flows, sums.filter(({ text }) => text !== '')].filter((series) => series.length > 0);
  };
  return (
    <FittedDrawing {...texts} wide layoutOf={layoutOf} pointsOf={pointsOf}>
      {(model, cursor) => (
        <>
          <Heads heads={heads} model={model} />
          <g transform={`translate(0 ${HEAD})`}>
            {model.links.map(({ link, path }, index) => (
              <path
                key={link.id}
                className={styles.band}
                d={path}
                fillOpacity="0.32"
                fill="var(--accent)"
                data-on={(cursor?.series === 0 && cursor.point === index) || undefined}
                onPointerEnter={() => setPointed(link.id)}
                {...explained(entries.get(link.id)?.explain)}
              >
                {pointed === link.id && <title>{entries.get(link.id)?.text}</title>}
              </path>
            ))}
            {model.nodes.map((drawnNode) => (
              <Node
                key={drawnNode.node.id}
                drawnNode={drawnNode}
                explain={entries.get(drawnNode.node.id)?.explain}
                narrow={model.width < 480}
              />
            ))}
          </g>
        </>
      )}
    </FittedDrawing>
  );
});

/** Heads of the first and the last column, at the side of their labels; a long one begins at the edge. */
function Heads({ heads, model }: Pick<SankeyProps, 'heads'> & { model: SankeyModel }): ReactNode {
  const boxes = model.nodes.map(({ box }) => box);
  const left = Math.min(...boxes.map(({ x, width }) => x + width));
  const right = Math.max(...boxes.map(({ x }) => x));
  const fitsLeft = textWidth(heads[0], model.fontSize) <= left;
  const fitsRight = textWidth(heads[1], model.fontSize) <= model.width - right;
  return (
    <g className={styles.label} fill="var(--ink-2)">
      <text x={fitsLeft ? left : 0} y="14" textAnchor={fitsLeft ? 'end' : 'start'}>
        {heads[0]}
      </text>
      <text x={fitsRight ? right : model.width} y="14" textAnchor={fitsRight ? 'start' : 'end'}>
        {heads[1]}
      </text>
    </g>
  );
}

function Node(props: { drawnNode: DrawnNode; explain: string | undefined; narrow: boolean }): ReactNode {
  const { explain, narrow } = props;
  const { node, box, label } = props.drawnNode;
  const beside = label.anchor !== 'middle';
  // Where there is little room the sum is under the name.
  const below = narrow && beside;
  return (
    <g {...useExplained()(explain)}>
      <rect {...box} fill={node.rest === true ? 'var(--ink-2)' : 'var(--accent)'} />
      <text
        className={styles.label}
        {...paperEdge(6)}
        x={label.x}
        y={label.y + (below ? 5 - 7 * label.lines.length : beside ? 4 : 0)}
        textAnchor={label.anchor}
        fontWeight={node.selected === true ? 600 : undefined}
      >
        {label.lines.map((line, index) => (
          <tspan key={line} {...(index > 0 && { x: label.x, dy: '1.15em' })}>
            {line}
          </tspan>
        ))}
        <tspan fill="var(--ink-2)" fontWeight={400} {...(below && { x: label.x, dy: '1.15em' })}>
          {/* Spaces, for not every program that draws images reckons with a shift in a text that ends at its place. */}
          {below ? label.value : `\u00a0\u00a0${label.value}`}
        </tspan>
      </text>
    </g>
  );
}
