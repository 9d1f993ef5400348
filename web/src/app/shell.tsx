import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { PagePathContext } from '../api/page-path.ts';
import { type Site, SiteContext } from '../api/site.ts';
import { Waking } from '../blocks/island.tsx';
import { type Words, WordsProvider } from '../i18n/words.tsx';
import type { WorldShapes } from '../map/world-shapes.ts';
import { WorldContext } from '../map/world-source.ts';
import { repeatEarlyChoices } from '../ui/early-choices.ts';
import { OwnTurn } from '../ui/turns.ts';
import type { Language } from '../url/paths.ts';
import { FailureNotice } from './failure-notice.tsx';
import { Frame } from './frame/frame.tsx';
import type { FrameMenu } from './frame/menu-model.ts';

interface ContextProps {
  language: Language;
  words: Words;
  client: QueryClient;
  path: string;
  site: Site;
  world: WorldShapes | null;
  children: ReactNode;
}

export function PageContexts(props: ContextProps): ReactNode {
  return (
    <WordsProvider language={props.language} words={props.words}>
      <QueryClientProvider client={props.client}>
        <SiteContext.Provider value={props.site}>
          <PagePathContext.Provider value={props.path}>
            <WorldContext.Provider value={props.world}>{props.children}</WorldContext.Provider>
          </PagePathContext.Provider>
        </SiteContext.Provider>
      </QueryClientProvider>
    </WordsProvider>
  );
}

/** Contexts and frame of every page, the same on server and in the browser. */
export function Shell(
  props: ContextProps & {
    search: string;
    menu: FrameMenu;
    release: { id: string; created: string };
    /** Some part of the document could not be loaded. */
    failed: boolean;
  },
): ReactNode {
  const waking = useContext(Waking);
  useEffect(() => {
    waking.isOver = true;
    repeatEarlyChoices(document);
  }, [waking]);
  return (
    <PageContexts {...props}>
      <Frame path={props.path} search={props.search} menu={props.menu} release={props.release}>
        <FailureNotice failed={props.failed} search={props.search} />
        <OwnTurn>{props.children}</OwnTurn>
      </Frame>
    </PageContexts>
  );
}
