import '../styles/index.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient, requestRelease } from '../api/queries.ts';
import { Waking } from '../blocks/island.tsx';
import { decimalsFrom } from '../i18n/formats.ts';
import { loadPageWords, nameWordFiles } from '../i18n/page-words.ts';
import { createWords } from '../i18n/words.tsx';
import { readShapesFromDocument } from '../map/shapes-source.ts';
import { offerTour } from '../tour/offer-tour.ts';
import { pressPageKey } from './help/page-keys.ts';
import { LivePage } from './live-page.tsx';
import { loadPage } from './load-page.ts';
import type { PagePayload } from './payload.ts';
import { Shell } from './shell.tsx';

function saveWhenIdle(payload: PagePayload): void {
  if (!('serviceWorker' in navigator) || document.querySelector('link[rel=manifest]') === null) return;
  const save = async (): Promise<void> =>
    (await import('../offline/start-worker.ts')).startWorker(payload).catch(() => undefined);
  const wait = (): void => void (window.requestIdleCallback ?? setTimeout)(save);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

async function start(): Promise<void> {
  const root = document.querySelector('#root');
  const payloadElement = document.querySelector('#payload');
  if (root === null || payloadElement === null) return;
  // Our own server wrote the payload into this very document.
  const payload = JSON.parse(payloadElement.textContent ?? '') as PagePayload;
  decimalsFrom(() => payload.decimals);
  nameWordFiles(payload.language, payload.wordFiles);
  const [messages, Component] = await Promise.all([
    loadPageWords(payload.wordGroups, payload.language),
    loadPage(payload),
  ]);
  if (payload.release.pinned) requestRelease(payload.release.id);
  const words = createWords(payload.language, { ...messages, ...payload.ownWords });
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Waking.Provider value={{ isOver: false }}>
          <Shell
            language={payload.language}
            words={words}
            client={createQueryClient()}
            path={payload.path}
            search={payload.search}
            menu={payload.menu}
            site={payload.site}
            world={readShapesFromDocument(document)}
            day={payload.day}
            failed={payload.failed}
          >
            <LivePage first={payload} messages={messages} Component={Component} />
          </Shell>
        </Waking.Provider>
      </StrictMode>,
    );
  });
  document.addEventListener('keydown', pressPageKey);
  offerTour('page', payload.language);
  saveWhenIdle(payload);
  const { analytics } = payload.site;
  if (analytics === undefined) return;
  const { offerChoice } = await import('../blocks/analytics/offer-choice.tsx');
  offerChoice({ analytics, words, language: payload.language, path: payload.path });
}

await start();
