import type { ReactNode } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { LoadedPage, PageContext } from '../page.ts';
import { BlockPart } from './block-part.tsx';
import { ControlPart } from './control-part.tsx';
import styles from './design-page.module.css';
import { useDesignWords } from './design-words.ts';
import { StatePart } from './state-part.tsx';
import { IconsPart, PatternsPart } from './symbol-parts.tsx';
import { AccentsPart, NeutralsPart, RampsPart, SpacePart, TypePart, UsesPart } from './token-parts.tsx';

/** The page of the whole visual system needs no data. */
export async function loadDesignPage(context: PageContext): Promise<LoadedPage<null>> {
  return {
    status: 200,
    head: {
      title: context.words('frame.design.title'),
      description: context.words('frame.design.text'),
      theme: 'GENERAL',
      search: '',
    },
    data: null,
  };
}

/** Crops whose colours the blocks are shown in: a dark, a cool and a light accent. */
const shownIn = ['beans', 'rice', 'cassava'];

const parts = [
  'neutrals',
  'accents',
  'ramps',
  'uses',
  'type',
  'space',
  'patterns',
  'icons',
  'controls',
  'states',
] as const;

/** Tokens, blocks in every state, and every crop's theme: what a new developer opens first. */
export function DesignPage(): ReactNode {
  const words = useWords();
  const own = useDesignWords();
  const blocks = crops.filter((crop) => shownIn.includes(crop.id));
  return (
    <PageLayout>
      <PageTitle title={words('frame.design.title')} finding={words('frame.design.text')} />
      <nav aria-label={own('design.contents')}>
        <ul className={styles.contents}>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{own(`design.${part}`)}</a>
            </li>
          ))}
          {blocks.map((crop) => (
            <li key={crop.id}>
              <a href={`#blocks-${crop.id}`}>
                {own('design.blocks', { crop: words(`crops.${crop.id}.name`) })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <NeutralsPart />
      <AccentsPart />
      <RampsPart />
      <UsesPart />
      <TypePart />
      <SpacePart />
      <PatternsPart />
      <IconsPart />
      <ControlPart />
      <StatePart />
      {blocks.map((crop) => (
        <BlockPart key={crop.id} crop={crop} />
      ))}
    </PageLayout>
  );
}
