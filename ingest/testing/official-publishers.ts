import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BulkFile } from '../download/attempt.ts';
import { bulkFiles } from '../sources/index.ts';
import { listen } from './listen.ts';
import { serve } from './local-publisher.ts';
import { officialFiles } from './official-files.ts';

/** A real HTTP server in place of every publisher of the manifest. */
export interface OfficialPublishers {
  /** The manifest, with the server's addresses. */
  manifest: BulkFile[];
  /** The server's origin, which differs from the publishers'. */
  own: string[];
  /** Requests as `key` or `key bytes=…`, in the order of their arrival. */
  seen: string[];
  /** Key of a file whose response always breaks after this many bytes. */
  cut: { key: string; bytes: number } | null;
  close(): Promise<void>;
}

/** Opens the server; a cut waits until the bytes are on the disk in `downloads`, so that no chance is left. */
export async function openOfficialPublishers(downloads: string): Promise<OfficialPublishers> {
  const server = createServer(async (request, response) => {
    const key = basename(request.url ?? '');
    const { range } = request.headers;
    publishers.seen.push(range === undefined ? key : `${key} ${range}`);
    const body = officialFiles[key];
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { cut } = publishers;
    if (cut?.key !== key) {
      serve({ body, etag: `"${key}"`, lastModified: 'Thu, 18 Dec 2025 09:30:00 GMT' })(request, response);
      return;
    }
    if (range !== undefined) {
      response.destroy();
      return;
    }
    response.writeHead(200, { etag: `"${key}"`, 'content-length': body.length });
    response.write(body.subarray(0, cut.bytes));
    const part = join(downloads, `${bulkFiles.find((file) => file.key === key)?.file}.part`);
    const size = () =>
      stat(part).then(
        (found) => found.size,
        () => 0,
      );
    while ((await size()) < cut.bytes) await setTimeout(1);
    response.destroy();
  });
  const { url, close } = await listen(server);
  const publishers: OfficialPublishers = {
    manifest: bulkFiles.map((file) => ({ ...file, url: `${url}/${file.key}` })),
    own: [url],
    seen: [],
    cut: null,
    close,
  };
  return publishers;
}
