/** Bytes of a body from `start` on, without `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The bytes that a `Range` header requests of a body of so many bytes; `beyond` where the body has none of them. `null` is the whole body:
 * without a range, and for several ranges or another unit, which a server may leave unread.
 */
export function readRange(header: string | undefined, length: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const start = Math.max(0, length - Number(last));
    return start < length ? { start, end: length } : 'beyond';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= length) return 'beyond';
  return { start, end: last === '' ? length : Math.min(Number(last) + 1, length) };
}
