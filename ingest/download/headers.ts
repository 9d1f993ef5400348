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

/** Size of the file as a 416 tells it. */
export function parseUnsatisfiedRange(value: string | null): number | null {
  const [, total] = /^bytes \*\/(\d+)$/.exec(value ?? '') ?? [];
  return total === undefined ? null : Number(total);
}
