import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import {
  useAnyFailed,
  useAskAgain,
  useAskAgainOnline,
  useFailedPart,
  useRefusedFor,
} from '../api/failed-parts.ts';
import { PagePathContext } from '../api/page-path.ts';
import { type Site, SiteContext } from '../api/site.ts';
import { Waking } from '../blocks/island.tsx';
import { useWords, type Words, WordsProvider } from '../i18n/words.tsx';
import type { WorldShapes } from '../map/world-shapes.ts';
import { WorldContext } from '../map/world-source.ts';
import { ButtonLink } from '../ui/button.tsx';
import { repeatEarlyChoices } from '../ui/early-choices.ts';
import { Notice } from '../ui/notice.tsx';
import { OwnTurn } from '../ui/turns.ts';
import type { Language } from '../url/paths.ts';
import styles from './failure-notice.module.css';
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

/** Contexts of a page, with or without the frame. */
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

export function Shell(
  props: ContextProps & {
    search: string;
    menu: FrameMenu;
    day: string | null;
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
      <Frame path={props.path} search={props.search} menu={props.menu} day={props.day}>
        <FailureNotice failed={props.failed} search={props.search} />
        <OwnTurn>{props.children}</OwnTurn>
      </Frame>
    </PageContexts>
  );
}

/** Loads the document anew once the server can draw it whole: until then the page stays. */
async function reloadWhenWhole(): Promise<void> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${response.status} ${window.location.pathname}`);
  window.location.reload();
}

/** Notice that parts of the page wait or failed, with a retry of all; without scripts the link reloads the page. */
function FailureNotice(props: { failed: boolean; search: string }): ReactNode {
  const words = useWords();
  const askAgain = useAskAgain();
  const anyFailed = useAnyFailed();
  useAskAgainOnline();
  useFailedPart('document', props.failed, reloadWhenWhole);
  const refusedFor = useRefusedFor();
  if (!(props.failed || anyFailed) && refusedFor > 0)
    return (
      <div className={styles.notice}>
        <Notice tone="info" role="status">
          <p>{words('dataPage.state.refused', { seconds: refusedFor })}</p>
        </Notice>
      </div>
    );
  if (!props.failed && !anyFailed) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning" role="alert">
        <p>{words('dataPage.state.partial')}</p>
        <ButtonLink href={props.search || '?'} icon="reset" onChoose={askAgain}>
          {words('dataPage.state.retry')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
