import { workerPath } from '#contract/page.ts';
import type { PagePayload } from '../app/payload.ts';
import type { WorkerMessage } from './saving-rules.ts';

/** Kinds of personal or missing pages: they are not saved. */
const unsaved: ReadonlySet<PagePayload['kind']> = new Set(['export', 'not-found', 'offline', 'search']);

/** Starts the worker that saves pages, and sends it the addresses that this page loaded: the first visit came before the worker. */
export async function startWorker({ kind, language, failed }: PagePayload): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerPath);
  const { active } = await serviceWorker.ready;
  if (failed || unsaved.has(kind)) return;
  const addresses = [
    location.href.split('#')[0] ?? '',
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ];
  active?.postMessage({ type: 'visited', language, addresses } satisfies WorkerMessage);
}
