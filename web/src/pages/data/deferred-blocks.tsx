import { type ReactNode, useState } from 'react';
import type { Block } from '#catalog/section.ts';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import { type DeferredCode, DeferredPart } from '../../blocks/deferred-part.tsx';
import { type BlockComponents, loadComponents, lowerComponent } from '../../blocks/registry.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, useLanguage, type Words } from '../../i18n/words.tsx';
import { rowStyles } from '../../ui/rows.ts';
import type { Language } from '../../url/paths.ts';
import { onlyDiffers } from '../../url/view-state.ts';

/** What the lower blocks are drawn with: their code, and the words that only they need. */
interface Lower {
  components: BlockComponents;
  words: Words;
}

const known = new Map<Language, Lower>();

/** Loads code and words of these blocks. The server does so before it draws a page; a browser when they come near. */
export async function loadLowerBlocks(blocks: readonly Block[], language: Language): Promise<Lower> {
  const [words, components] = await Promise.all([loadWords(['charts'], language), loadComponents(blocks)]);
  const lower = { words, components: { ...known.get(language)?.components, ...components } };
  known.set(language, lower);
  return lower;
}

/** The code and words that are there already; `null` where a block of these still lacks its own, as others of the page may not. */
function findAtHand(blocks: readonly Block[], language: Language): Lower | null {
  const lower = known.get(language);
  return lower !== undefined && blocks.every((block) => lowerComponent(block, lower.components) !== null)
    ? lower
    : null;
}

const viewOf = ({ view }: ShownData): unknown => view;

/** A step through the years draws what is seen first. */
const mayWait = (before: ShownData, after: ShownData): boolean =>
  onlyDiffers('year', before.view, after.view);

/** The blocks below the first window: drawn by the server, with code when the visitor comes near them or the view changes. */
export function DeferredBlocks(props: {
  blocks: readonly Block[];
  /** Tells these blocks from others of the page. */
  name: string;
  live: ShownData;
}): ReactNode {
  const { blocks, name, live } = props;
  const language = useLanguage();
  const [of] = useState(
    (): DeferredCode<Lower, ShownData> => ({
      name,
      load: () => loadLowerBlocks(blocks, language),
      atHand: () => findAtHand(blocks, language),
      Provider: DataViewProvider,
      Content: ({ code }) => <DrawnBlocks blocks={blocks} lower={code} />,
    }),
  );
  return <DeferredPart of={of} live={live} viewOf={viewOf} mayWait={mayWait} className={rowStyles.parts} />;
}

function DrawnBlocks({ blocks, lower }: { blocks: readonly Block[]; lower: Lower }): ReactNode {
  return (
    <FurtherWords words={lower.words}>
      {blocks.map((block) => {
        const Component = lowerComponent(block, lower.components);
        return Component === null ? null : <Component key={block.id} block={block} />;
      })}
    </FurtherWords>
  );
}
