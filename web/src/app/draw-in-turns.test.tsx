import { setImmediate as turn } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { getFormats } from '../i18n/formats.ts';
import { withDecimals } from '../i18n/page-decimals.ts';
import { OwnTurn } from '../ui/turns.ts';
import { drawInTurns } from './draw-in-turns.ts';

/** A page of parts that note when they are drawn. */
function pageOf(name: string, drawnParts: string[]): ReactNode {
  const Part = ({ part }: { part: number }): ReactNode => {
    drawnParts.push(`${name}${part}`);
    return <b>{getFormats('es').number(part + 0.5)}</b>;
  };
  return (
    <main>
      {[1, 2, 3].map((part) => (
        <OwnTurn key={part}>
          <Part part={part} />
        </OwnTurn>
      ))}
    </main>
  );
}

it('draws the parts of a page in their places, and answers others in between', async () => {
  const drawnParts: string[] = [];
  let isDrawn = false;
  const page = drawInTurns(pageOf('a', drawnParts)).finally(() => {
    isDrawn = true;
  });
  const lengths = new Set<number>();
  while (!isDrawn) {
    lengths.add(drawnParts.length);
    await turn();
  }
  expect(new TextDecoder().decode(await page)).toBe('<main><b>1,5</b><b>2,5</b><b>3,5</b></main>');
  expect([...lengths]).toEqual(expect.arrayContaining([0, 1, 2]));
});

it('keeps the decimals of readers apart whose pages are drawn at once', async () => {
  const drawnParts: string[] = [];
  const pages = (['comma', 'point'] as const).map((sign) =>
    withDecimals(sign, () => drawInTurns(pageOf(sign, drawnParts))),
  );
  expect((await Promise.all(pages)).map((page) => new TextDecoder().decode(page))).toEqual([
    '<main><b>1,5</b><b>2,5</b><b>3,5</b></main>',
    '<main><b>1.5</b><b>2.5</b><b>3.5</b></main>',
  ]);
  expect(drawnParts.slice(0, 2).sort()).toEqual(['comma1', 'point1']);
});

it('rejects where a part cannot be drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): ReactNode => {
    throw new Error('This part is broken.');
  };
  await expect(
    drawInTurns(
      <OwnTurn>
        <Broken />
      </OwnTurn>,
    ),
  ).rejects.toThrow('This part is broken.');
});
