import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { publisherOrigins } from '../download/allowed-addresses.ts';
import { bulkFiles } from '../sources/index.ts';
import { listen } from './listen.ts';
import { serve, sha256Of } from './local-publisher.ts';
import { officialFiles } from './official-files.ts';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Local servers in place of those of FAO, WFP and the World Bank, each at the paths of its publisher. */
export interface StandIns {
  /** Settings that lead a refresh to them. */
  env: Record<keyof typeof publisherOrigins, string>;
  /** Files by the key of their source, or by the name that a catalogue gives them. */
  files: Map<string, Buffer>;
  /** Responses by key in place of the file. */
  instead: Map<string, Respond>;
  /** Minutes that the servers' clocks are behind this machine's. */
  behind: number;
  /** Requests as `key status`, in the order of their answers. */
  seen: string[];
  close(): Promise<void>;
}

const names = Object.keys(publisherOrigins) as (keyof typeof publisherOrigins)[];

/** Key of the file at an address of a publisher: as the manifest has it, or its name where a catalogue lists it. */
function keyAt(publisher: string, url: string): string {
  const file = bulkFiles.find((known) => known.url === `${publisher}${url}`);
  return file?.key ?? basename(url);
}

export async function openStandIns(): Promise<StandIns> {
  const closes: (() => Promise<void>)[] = [];
  const standIns: StandIns = {
    env: { FAO_ORIGIN: '', HDX_ORIGIN: '', WORLD_BANK_ORIGIN: '', WORLD_BANK_DOCUMENTS_ORIGIN: '' },
    files: new Map(Object.entries(officialFiles)),
    instead: new Map(),
    behind: 0,
    seen: [],
    async close() {
      for (const end of closes) await end();
    },
  };
  for (const name of names) {
    const server = createServer((request, response) => {
      const key = keyAt(publisherOrigins[name], request.url ?? '');
      const body = standIns.files.get(key);
      response.setHeader('date', new Date(Date.now() - standIns.behind * 60_000).toUTCString());
      response.on('finish', () => standIns.seen.push(`${key} ${response.statusCode}`));
      const answer = standIns.instead.get(key);
      if (answer !== undefined) answer(request, response);
      else if (body === undefined) response.writeHead(404).end();
      else serve({ body, etag: `"${sha256Of(body).slice(0, 16)}"` })(request, response);
    });
    const { url, close } = await listen(server);
    closes.push(close);
    standIns.env[name] = url;
  }
  return standIns;
}
