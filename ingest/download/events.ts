/** A file of the manifest that is on disk, whole and checked. */
export type DownloadedFile = {
  key: string;
  path: string;
  bytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** Day of the publisher's last change (ISO), or of the download if the publisher gives none. */
  date: string;
};

/** Events of a download; `key` is the file's key in the manifest. Sizes are bytes. */
export type DownloadEvent =
  | { kind: 'started'; key: string; url: string; resumedAt: number }
  /** At most ten a second and file, and always one at the end; `total` is null if the publisher gives no size. */
  | { kind: 'progress'; key: string; received: number; total: number | null }
  | { kind: 'retrying'; key: string; attempt: number; pause: number; reason: string }
  /** What had arrived cannot be continued, so the file is fetched from its first byte. */
  | { kind: 'restarting'; key: string; reason: string }
  | { kind: 'unchanged'; key: string; bytes: number }
  /** The publisher cannot be reached now; the previous good copy is used. */
  | { kind: 'kept'; key: string; bytes: number; date: string; reason: string }
  /** Something that a catalogue lists, or has beyond its answer, is not fetched. */
  | { kind: 'left-out'; key: string; reason: string }
  | { kind: 'damaged'; key: string; path: string }
  | { kind: 'new-vintage'; key: string; before: Vintage; after: Vintage }
  | ({ kind: 'done' } & DownloadedFile);

type Vintage = { date: string; sha256: string };

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** One plain line for the data team, for a log without a terminal. */
export function describeDownloadEvent(event: DownloadEvent): string {
  switch (event.kind) {
    case 'started':
      return event.resumedAt === 0
        ? `${event.key}: fetching ${event.url}`
        : `${event.key}: continuing at ${megabytes(event.resumedAt)}, ${event.url}`;
    case 'progress':
      return event.total === null
        ? `${event.key}: ${megabytes(event.received)}`
        : `${event.key}: ${megabytes(event.received)} of ${megabytes(event.total)}`;
    case 'retrying':
      return `${event.key}: ${event.reason}; attempt ${event.attempt} in ${event.pause / 1_000} s`;
    case 'restarting':
      return `${event.key}: starting again from the first byte, because ${event.reason}`;
    case 'unchanged':
      return `${event.key}: unchanged at the publisher, ${megabytes(event.bytes)} kept`;
    case 'kept':
      return `${event.key}: the copy of ${event.date} is used unchecked, because ${event.reason}`;
    case 'left-out':
      return `${event.key}: ${event.reason}`;
    case 'damaged':
      return `${event.key}: ${event.path} is not the file that was downloaded; fetching it again`;
    case 'new-vintage':
      return `${event.key}: the publisher changed the file: ${event.before.date} (${event.before.sha256}) became ${event.after.date} (${event.after.sha256})`;
    case 'done':
      return `${event.key}: ${event.path}, ${megabytes(event.bytes)}, ${event.date}, sha256 ${event.sha256}`;
  }
}
