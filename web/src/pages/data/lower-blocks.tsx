import { type ReactNode, useState } from 'react';
import type { Block } from '#catalog/section.ts';
import { DataViewProvider, type ShownData } from '../../api/data-view.tsx';
import { Island, type LaterCode } from '../../blocks/island.tsx';
import { type BlockComponents, loadComponents, lowerComponent } from '../../blocks/registry.ts';
import { loadWords } from '../../i18n/page-words.ts';
import { FurtherWords, type Words } from '../../i18n/words.tsx';
import { rowStyles } from '../../ui/rows.ts';
import type { Language } from '../../url/paths.ts';

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

/** The blocks below the first window. */
export function LowerBlocks(props: {
  blocks: readonly Block[];
  /** Tells these blocks from others of the page. */
  name: string;
  live: ShownData;
}): ReactNode {
  const { blocks, name, live } = props;
  const [code] = useState(
    (): LaterCode<Lower> => ({
      load: (language) => loadLowerBlocks(blocks, language),
      atHand: (language) => findAtHand(blocks, language),
    }),
  );
  return (
    <Island name={name} code={code} shows={live.view} from={live} className={rowStyles.parts}>
      {({ components, words }) => (
        <DataViewProvider value={live}>
          <FurtherWords words={words}>
            {blocks.map((block) => {
              const Component = lowerComponent(block, components);
              return Component === null ? null : <Component key={block.id} block={block} />;
            })}
          </FurtherWords>
        </DataViewProvider>
      )}
    </Island>
  );
}
