import { expect, it } from 'vitest';
import { joinMetrics } from './metrics-of-workers.ts';

const of = (requests: number, bytes: number): string => `# HELP http_requests_total Requests answered.
# TYPE http_requests_total counter
http_requests_total{status="hit"} ${requests}
http_requests_total{status="2xx"} 7
# HELP cache_bytes Bytes of answers.
# TYPE cache_bytes gauge
cache_bytes ${bytes}
`;

it('metrics of workers stand under one help and type, each sample with its worker', () => {
  const all = [
    [1, of(3, 500)],
    [2, of(0, 1.5e6)],
  ] as const;
  expect(joinMetrics(all)).toBe(`# HELP http_requests_total Requests answered.
# TYPE http_requests_total counter
http_requests_total{status="hit",worker="1"} 3
http_requests_total{status="2xx",worker="1"} 7
http_requests_total{status="hit",worker="2"} 0
http_requests_total{status="2xx",worker="2"} 7
# HELP cache_bytes Bytes of answers.
# TYPE cache_bytes gauge
cache_bytes{worker="1"} 500
cache_bytes{worker="2"} 1500000
`);
});

it('what only one worker has is told for that one', () => {
  const lines = joinMetrics([
    [1, of(1, 2)],
    [
      2,
      '# HELP db_server_up Whether it can be asked.\n# TYPE db_server_up gauge\ndb_server_up{server="a:1"} 1\n',
    ],
  ]).split('\n');
  expect(lines.filter((line) => line.includes('worker="2"'))).toEqual([
    'db_server_up{server="a:1",worker="2"} 1',
  ]);
});
