import { expect, it } from 'vitest';
import { describeDownloadEvent } from './events.ts';

it('tells every event in one plain line', () => {
  const key = 'faostat-qcl';
  const vintage = { date: '2025-12-18', sha256: 'ab' };
  const lines = [
    describeDownloadEvent({ kind: 'started', key, url: 'https://example.org/a.zip', resumedAt: 0 }),
    describeDownloadEvent({ kind: 'started', key, url: 'https://example.org/a.zip', resumedAt: 2_500_000 }),
    describeDownloadEvent({ kind: 'progress', key, received: 1_000_000, total: null }),
    describeDownloadEvent({ kind: 'progress', key, received: 1_000_000, total: 33_300_000 }),
    describeDownloadEvent({ kind: 'retrying', key, attempt: 2, pause: 1_000, reason: 'answered 503' }),
    describeDownloadEvent({ kind: 'restarting', key, reason: 'it changed' }),
    describeDownloadEvent({ kind: 'unchanged', key, bytes: 33_300_000 }),
    describeDownloadEvent({ kind: 'kept', key, bytes: 1, date: '2025-12-18', reason: 'no network' }),
    describeDownloadEvent({ kind: 'damaged', key, path: 'a.zip' }),
    describeDownloadEvent({
      kind: 'new-vintage',
      key,
      before: vintage,
      after: { date: '2026-01-14', sha256: 'cd' },
    }),
    describeDownloadEvent({ kind: 'done', key, path: 'a.zip', bytes: 33_300_000, ...vintage }),
  ];
  expect(lines).toEqual([
    `${key}: fetching https://example.org/a.zip`,
    `${key}: continuing at 2.5 MB, https://example.org/a.zip`,
    `${key}: 1.0 MB`,
    `${key}: 1.0 MB of 33.3 MB`,
    `${key}: answered 503; attempt 2 in 1 s`,
    `${key}: starting again from the first byte, because it changed`,
    `${key}: unchanged at the publisher, 33.3 MB kept`,
    `${key}: the copy of 2025-12-18 is used unchecked, because no network`,
    `${key}: a.zip is not the file that was downloaded; fetching it again`,
    `${key}: the publisher changed the file: 2025-12-18 (ab) became 2026-01-14 (cd)`,
    `${key}: a.zip, 33.3 MB, 2025-12-18, sha256 ab`,
  ]);
});
