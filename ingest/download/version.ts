import { z } from 'zod';

export function isPlainBody(headers: Headers): boolean {
  return (headers.get('content-encoding') ?? 'identity') === 'identity';
}

/** Size of the file, when the body is the file as it is. */
export function parseContentLength(headers: Headers): number | null {
  const length = headers.get('content-length');
  return isPlainBody(headers) && length !== null && /^\d+$/.test(length) ? Number(length) : null;
}

/** Where the bytes of a 206 begin, and the size of the whole; null when not understood. */
export function parseContentRange(value: string | null): { start: number; total: number | null } | null {
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(value ?? '') ?? [];
  if (start === undefined || total === undefined) return null;
  return { start: Number(start), total: total === '*' ? null : Number(total) };
}

/** Size of the file in the header of a 416 response. */
export function parseUnsatisfiedRange(value: string | null): number | null {
  const [, total] = /^bytes \*\/(\d+)$/.exec(value ?? '') ?? [];
  return total === undefined ? null : Number(total);
}

/** A publisher's headers that identify the version of a file. */
export const version = z.object({
  etag: z.string().nullable(),
  /** The header as sent, an HTTP date. */
  lastModified: z.string().nullable(),
});

export type Version = z.infer<typeof version>;

export function readVersion(headers: Headers): Version {
  return { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
}

/** `unknown` when the two have no statement in common. A weak and a strong tag of one name count as equal. */
export function compareVersions(left: Version, right: Version): 'same' | 'different' | 'unknown' {
  if (left.etag !== null && right.etag !== null) {
    return left.etag.replace(/^W\//, '') === right.etag.replace(/^W\//, '') ? 'same' : 'different';
  }
  if (left.lastModified !== null && right.lastModified !== null) {
    return left.lastModified === right.lastModified ? 'same' : 'different';
  }
  return 'unknown';
}

/** Value of `If-Range`, which takes a strong tag or a date (RFC 9110 § 13.1.5); null when nothing can be continued. */
export function toIfRange({ etag, lastModified }: Version): string | null {
  return etag !== null && !etag.startsWith('W/') ? etag : lastModified;
}

/** Headers that ask for the file only if it is another version; none when the publisher made no statement. */
export function toConditions({ etag, lastModified }: Version): Record<string, string> {
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
}

/** Day of the publisher's last change, or the given moment's day. */
export function toDate({ lastModified }: Version, now: number): string {
  const moment = lastModified === null ? Number.NaN : Date.parse(lastModified);
  return new Date(Number.isNaN(moment) ? now : moment).toISOString().slice(0, 10);
}
