import { createHash } from 'node:crypto';
import {
  type Attempt,
  type BulkFile,
  type DownloadContext,
  isPassing,
  parseRetryAfter,
  toBrokenAttempt,
} from './attempt.ts';
import { hashFile } from './disk.ts';
import { DownloadError } from './errors.ts';
import {
  compareVersions,
  parseContentLength,
  parseContentRange,
  parseUnsatisfiedRange,
  readVersion,
  toConditions,
  toIfRange,
  type Version,
} from './version.ts';
import { discardPart, ignoreBody, readPart, writePart } from './write-part.ts';

/**
 * Sends one request for a file and streams the response into its part. `known` is the version of a good copy on disk: the request
 * is then conditional.
 */
export async function receive(
  around: DownloadContext,
  file: BulkFile,
  partPath: string,
  known: Version | null,
): Promise<Attempt> {
  const host = new URL(file.url).host;
  const part = await readPart(partPath, file.url);
  const ifRange = part === null ? null : toIfRange(part.version);
  const continued =
    part !== null && ifRange !== null ? { part, hash: await hashFile(partPath, around.signal) } : null;

  // Compressed transfer would make sizes and ranges those of the wrapping and not of the file.
  const headers: Record<string, string> = { 'accept-encoding': 'identity', 'user-agent': 'crop-observatory' };
  if (continued !== null && ifRange !== null) {
    headers['range'] = `bytes=${continued.part.bytes}-`;
    headers['if-range'] = ifRange;
  } else if (known !== null) {
    Object.assign(headers, toConditions(known));
  }

  let response: Response;
  try {
    response = await around.fetch(file.url, { headers, signal: around.signal });
  } catch (error) {
    around.signal?.throwIfAborted();
    return toBrokenAttempt(error, file, 0);
  }

  const sent = readVersion(response.headers);
  const { status } = response;

  if (status === 206 && continued !== null) {
    const range = parseContentRange(response.headers.get('content-range'));
    const { part } = continued;
    const isSameSize = range?.total == null || part.total === null || range.total === part.total;
    if (range?.start !== part.bytes || !isSameSize || compareVersions(part.version, sent) === 'different') {
      await ignoreBody(response);
      return restart(around, file, partPath, 'the publisher answered with another part of the file');
    }
    const total = range.total ?? part.total;
    return writePart(around, file, partPath, response, {
      start: part.bytes,
      hash: continued.hash,
      version: part.version,
      total,
    });
  }

  if (status === 200) {
    if (known !== null && compareVersions(known, sent) === 'same') {
      await ignoreBody(response);
      return { outcome: 'unchanged' };
    }
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) {
      await ignoreBody(response);
      throw new DownloadError(
        'download-not-a-zip',
        file.key,
        `${file.url} answered with a web page instead of the file: a sign-in page of the network, or the address has moved (see ${file.page})`,
      );
    }
    if (continued !== null) {
      const reason =
        compareVersions(continued.part.version, sent) === 'different'
          ? 'the publisher changed the file meanwhile'
          : 'the publisher does not continue files';
      around.log({ kind: 'restarting', key: file.key, reason });
    }
    const total = parseContentLength(response.headers);
    return writePart(around, file, partPath, response, {
      start: 0,
      hash: createHash('sha256'),
      version: sent,
      total,
    });
  }

  await ignoreBody(response);
  if (status === 304 && known !== null) return { outcome: 'unchanged' };
  if (status === 416 && continued !== null) {
    const total = parseUnsatisfiedRange(response.headers.get('content-range')) ?? continued.part.total;
    const { bytes, version } = continued.part;
    if (total === bytes && compareVersions(version, sent) !== 'different') {
      return { outcome: 'complete', bytes, sha256: continued.hash.digest('hex'), version, resumed: true };
    }
    return restart(around, file, partPath, 'what had arrived is longer than the file, or of another version');
  }
  if (status === 404 || status === 410) {
    throw new DownloadError(
      'download-not-found',
      file.key,
      `${file.url} does not exist any more (${status}); look for its new address at ${file.page}`,
    );
  }
  if (isPassing(status)) {
    return {
      outcome: 'again',
      code: 'download-unavailable',
      reason: `${host} answered ${status}`,
      received: 0,
      retryAfter: parseRetryAfter(response.headers.get('retry-after'), around.clock.now()),
    };
  }
  throw new DownloadError('download-unavailable', file.key, `${file.url} answered ${status}`);
}

/** The part is of no use: the next attempt finds none, requests no range, and so cannot end here again. */
async function restart(
  around: DownloadContext,
  file: BulkFile,
  partPath: string,
  reason: string,
): Promise<Attempt> {
  await discardPart(partPath);
  around.log({ kind: 'restarting', key: file.key, reason });
  return { outcome: 'again', code: 'download-cut', reason, received: 0, retryAfter: 0 };
}
