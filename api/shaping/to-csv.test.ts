import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

describe('toCsv', () => {
  it('ends lines with CR LF, quotes what needs it and leaves missing cells empty', async () => {
    const text = await toCsv(
      ['Area', 'Value'],
      [
        ['China, Hong Kong SAR', 0.1],
        ['Say "maize"', null],
        ['two\nlines', 12_345_678.9],
        ["Côte d'Ivoire", 0],
      ],
    );
    expect(text).toBe(
      'Area,Value\r\n"China, Hong Kong SAR",0.1\r\n"Say ""maize""",\r\n"two\nlines",12345678.9\r\nCôte d\'Ivoire,0\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('takes the formula out of %j', async (cell) => {
    const [, line = ''] = (await toCsv(['a', 'b'], [[cell, 'x']])).split(/(?<=b\r\n)/);
    expect(line.replaceAll('"', '')).toBe(`'${cell},x\r\n`);
  });

  it('leaves numbers as they are, negative and tiny ones too', async () => {
    const numbers = [-5, -0.000001234, 1e-9, 1e21, 0.1 + 0.2];
    const text = await toCsv(
      ['n'],
      numbers.map((number) => [number]),
    );
    expect(text.trimEnd().split('\r\n').slice(1).map(Number)).toEqual(numbers);
    expect(text).not.toContain("'");
  });

  it('keeps every text of any first character readable and harmless', async () => {
    const cells = Array.from({ length: 95 }, (_, at) => `${String.fromCharCode(32 + at)}x`);
    const text = await toCsv(
      ['t'],
      cells.map((cell) => [cell]),
    );
    for (const line of text.trimEnd().split('\r\n').slice(1)) expect(line).not.toMatch(/^"?[=+\-@]/);
  });

  it('writes as many rows as it is given, however many pieces that takes', async () => {
    const rows = Array.from({ length: 4001 }, (_, at) => [at]);
    expect((await toCsv(['n'], rows)).split('\r\n')).toHaveLength(4003);
    expect(await toCsv(['n'], [])).toBe('n\r\n');
  });
});
