import fc, { type Arbitrary } from 'fast-check';

const line = fc.constantFrom(
  ...[
    'GET / HTTP/1.1',
    'GET /en HTTP/1.0',
    'GET /en',
    'PRI * HTTP/2.0',
    'CONNECT a:443 HTTP/1.1',
    'POST / HTTP/1.1',
  ],
  ...[
    'GET http://beans.example/en HTTP/1.1',
    'GET //en HTTP/1.1',
    'GET * HTTP/1.1',
    `GET /${'a'.repeat(70_000)} HTTP/1.1`,
  ],
  ...['get /en http/1.1', 'TRACE / HTTP/1.1', 'GET /\u0001 HTTP/1.1', '\u0016\u0003\u0001', 'GET / HTTP/9.9'],
);
const field = fc.oneof(
  fc.constantFrom(
    ...[
      'Host: x',
      'Content-Length: 5',
      'Content-Length: -1',
      'Content-Length: 5, 6',
      'Transfer-Encoding: chunked',
    ],
    ...[
      'Transfer-Encoding: chunked, x',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Expect: 100-continue',
      ': x',
    ],
    ...[
      'Host : x',
      ' folded',
      `X: ${'y'.repeat(66_000)}`,
      'Connection: close',
      'Upgrade: h2c',
      'Expect: x',
      'X: \u0000',
    ],
  ),
  fc.string({ maxLength: 40 }),
);

/** Bytes that are nearly HTTP, and bytes that are nothing. */
export const rawBytes: Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(
      line,
      fc.array(field, { maxLength: 6 }),
      fc.constantFrom('', '0\r\n\r\n', 'zz\r\n', '5\r\nabcde\r\n', '{}'),
    )
    .map(([first, fields, rest]) =>
      Buffer.from(`${[first, ...fields].join('\r\n')}\r\n\r\n${rest}`, 'latin1'),
    ),
);
