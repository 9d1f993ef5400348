import type { ReactNode } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { useWords } from '../../i18n/words.tsx';
import layout from '../../styles/layout.module.css';
import type { LoadedPage, PageContext } from '../page.ts';

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

/** Tokens, blocks in every state, and every crop's theme: what a new developer opens first. */
export function DesignPage(): ReactNode {
  const words = useWords();
  return (
    <div className={layout.page}>
      <h1>{words('frame.design.title')}</h1>
      <p>{words('frame.design.text')}</p>
      <ul>
        {crops.map((crop) => (
          <li key={crop.id} data-theme={crop.theme}>
            {words(`crops.${crop.id}.name`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
