import { worldCode } from '#catalog/regions/index.ts';
import type { GlanceFigure, Section } from '#catalog/section.ts';
import { decimalsOfShare } from '#domain/rounding.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor } from '../../api/data-view.tsx';
import { editFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

export type ElementFigure = Extract<GlanceFigure, { element: unknown }>;

/** A balance of supply, each part `null` where the source gives nothing. */
export interface SupplyParts {
  production: number | null;
  imports: number | null;
  exports: number | null;
  /** What went into stocks; below zero what was taken from them. */
  stocks: number | null;
  /** Domestic supply as the source has it. */
  supply: number | null;
}

/** Two decimals of a percentage are shown: what does not change them cannot be read. */
const unseen = 0.005;

const agree = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(1.5, 0.01 * Math.abs(other));

/** Whether production as a percentage of production + imports − exports is a share of use (`below`, `equal`, `above`), else which parts are listed. */
export function coverageCase(area: string, parts: SupplyParts): string {
  const { production, imports, exports, stocks, supply } = parts;
  if (area === worldCode || production === null || imports === null || exports === null) return 'other';
  const left = production + imports - exports;
  const used = stocks === null ? supply : left - stocks;
  const moved = stocks === null || stocks === 0 ? 'parts' : stocks < 0 ? 'drawn' : 'added';
  if (used === null || used <= 0 || left <= 0) return moved;
  if (supply !== null && !agree(used, supply)) return moved;
  const ratio = (production / left) * 100;
  if (stocks === null ? !agree(left, used) : Math.abs((production / used) * 100 - ratio) >= unseen)
    return moved;
  return ratio < 100 - unseen ? 'below' : ratio > 100 + unseen ? 'above' : 'equal';
}

/** Values for the words of a figure: `{}` where they need none, `null` while they are not loaded. */
export function toSentence(
  figure: ElementFigure,
  of: {
    section: Section;
    element: number;
    area: string;
    year: number;
    cubes: CubeStore;
    words: Words;
    formats: Formats;
  },
): Record<string, string> | null {
  const { section, element, area, year, cubes, words, formats } = of;
  switch (figure.reads) {
    case 'coverage': {
      const balance = section.blocks.find(({ kind }) => kind === 'balance');
      const wanted =
        balance?.kind === 'balance'
          ? [...balance.supply, { element: balance.published, word: 'supply' }]
          : [];
      const known = wanted.map(({ element: pair, word }) => {
        const id = elementFor(pair, area);
        return { word, id, figure: cubes.figure(id, area, year) };
      });
      if (known.some((part) => part.figure === undefined)) return null;
      const part = (word: string): number | null =>
        known.find((entry) => entry.word === word)?.figure?.value ?? null;
      const text = (word: string): string => {
        const amount = part(word);
        const id = known.find((entry) => entry.word === word)?.id ?? 0;
        return amount === null ? '' : editFigure(id, Math.abs(amount), { words, formats });
      };
      const [production, imports, exports] = ['production', 'imports', 'exports'].map(part);
      const isWhole = [production, imports, exports].every((amount) => Number.isInteger(amount));
      const decimals = decimalsOfShare((production ?? 0) + (imports ?? 0) - (exports ?? 0));
      return {
        ...(isWhole && decimals !== null && { decimals: String(decimals) }),
        case: coverageCase(area, {
          production: part('production'),
          imports: part('imports'),
          exports: part('exports'),
          stocks: part('stocks'),
          supply: part('supply'),
        }),
        production: text('production'),
        imports: text('imports'),
        exports: text('exports'),
        stocks: text('stocks'),
      };
    }
    case 'balance': {
      const balance = cubes.figure(element, area, year)?.value;
      if (balance === undefined) return null;
      return { direction: balance > 0 ? 'surplus' : balance < 0 ? 'deficit' : 'even' };
    }
    case 'flow':
      return { flow: element === figure.ofFlow?.['1'].country ? 'imports' : 'exports' };
    case undefined:
      return {};
  }
}
