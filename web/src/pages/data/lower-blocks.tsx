import { type ReactNode, useState } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import type { Block } from '#catalog/section.ts';
import { inCoveredYear } from '../../api/covered-year.ts';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import { Island, type LaterCode } from '../../blocks/island.tsx';
import { toMapFigure } from '../../blocks/map/map-figure.tsx';
import { type BlockComponents, loadComponents, lowerComponent } from '../../blocks/registry.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, type Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { TakeButtons } from './data-head.tsx';
import styles from './data-page.module.css';
import { type LowerCell, toRows } from './lower-rows.ts';

interface Lower {
  components: BlockComponents;
  words: Words;
}

const lowerByLanguage = new Map<Language, Lower>();

/** Loads code and words of these blocks. The server does so before it draws a page; a browser when they come near. */
export async function loadLowerBlocks(blocks: readonly Block[], language: Language): Promise<Lower> {
  const [words, components] = await Promise.all([loadWords(['charts'], language), loadComponents(blocks)]);
  const lower = { words, components: { ...lowerByLanguage.get(language)?.components, ...components } };
  lowerByLanguage.set(language, lower);
  return lower;
}

/** The code and words that are there already; `null` where a block of these still lacks its own, as others of the page may not. */
function findAtHand(blocks: readonly Block[], language: Language): Lower | null {
  const lower = lowerByLanguage.get(language);
  return lower !== undefined && blocks.every((block) => lowerComponent(block, lower.components) !== null)
    ? lower
    : null;
}

const laterBlocks = (blocks: readonly Block[]): LaterCode<Lower> => ({
  load: (language) => loadLowerBlocks(blocks, language),
  atHand: (language) => findAtHand(blocks, language),
});

/** Blocks whose code comes later than the page's, in rows whose figures have label, heading, picture, note and foot on common lines. */
export function LowerBlocks(props: {
  rows: readonly (readonly LowerCell[])[];
  name: string;
  live: ShownData;
  className?: string | undefined;
}): ReactNode {
  const { rows, name, live, className } = props;
  const blocks = rows.flat().map(({ block }) => block);
  const [code] = useState(() => laterBlocks(blocks));
  return (
    <Island name={name} code={code} shows={live.view} from={live} className={className}>
      {({ components, words }) => (
        <DataViewProvider value={live}>
          <FurtherWords words={words}>
            {shownRows(rows, live, components).map((row) => (
              <div key={row.map(({ block }) => keyOf(block)).join(' ')} className={styles.row}>
                {row.map(({ block, width }) => {
                  const Component = lowerComponent(block, components);
                  return (
                    <div key={keyOf(block)} className={styles.cell} data-width={width}>
                      {Component !== null && <Component block={block} />}
                    </div>
                  );
                })}
              </div>
            ))}
          </FurtherWords>
        </DataViewProvider>
      )}
    </Island>
  );
}

/** Files and sharing of the figure that leads a country's page, `block`; of others of the map, and of what its chart has no figures of. */
export function TakeIsland(props: {
  block: Block | undefined;
  map: BlockOf<'map'> | undefined;
  live: ShownData;
}): ReactNode {
  const { block, map, live } = props;
  const [code] = useState(() => laterBlocks(block === undefined ? [] : [block]));
  return (
    <Island name="take" code={code} shows={live.view} from={live} isStill>
      {({ components, words }) => {
        const figuresOf = block && lowerComponent(block, components)?.figures;
        return (
          <DataViewProvider value={live}>
            <FurtherWords words={words}>
              <TakeButtons
                figureOf={(data, speech) => {
                  const figure =
                    block && figuresOf?.(data, block, speech).find(({ rowCount }) => rowCount > 0);
                  return figure ?? (map === undefined ? null : toMapFigure(inCoveredYear(data), map, speech));
                }}
              />
            </FurtherWords>
          </DataViewProvider>
        );
      }}
    </Island>
  );
}

/** The rows; where a block has nothing to show, the others close up. */
function shownRows(
  rows: readonly (readonly LowerCell[])[],
  live: ShownData,
  components: BlockComponents,
): readonly (readonly LowerCell[])[] {
  const blocks = rows.flat().map(({ block }) => block);
  const visibleBlocks = blocks.filter(
    (block) => lowerComponent(block, components)?.shows?.(live, block) ?? true,
  );
  return visibleBlocks.length === blocks.length ? rows : toRows(visibleBlocks);
}

/** Charts of one block are in several rows. */
const keyOf = (block: Block): string =>
  block.kind === 'charts' ? block.charts.map(({ id }) => id).join(' ') : block.id;
