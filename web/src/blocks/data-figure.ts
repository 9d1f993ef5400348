import { useMemo } from 'react';
import { type ShownData, useDataView } from '../api/data-view.tsx';
import { valueOr } from '../api/loaded.ts';
import type { Figure } from '../figure/figure.ts';
import { endedNotes } from '../i18n/crop-notes.ts';
import { type Speech, useSpeech } from '../i18n/speech.ts';
import { pageCaveats } from './page-caveats.ts';
import { sourceText } from './source-text.ts';

/** A block's part of its figure; the page adds the rest. */
type BlockFigure = Omit<Figure, 'source' | 'sources' | 'indicators' | 'area' | 'year'> & {
  /** Element that it shows; that of the map unless given. */
  element?: number;
  /** Years between which it compares an area: the page's unless given. */
  spans?: { from: number; to: number } | undefined;
};

export function toDataFigure(data: ShownData, { words }: Speech, block: BlockFigure): Figure {
  const { crop, section, indicator, area, year, pageYear = year, view, sources } = data;
  const { element = view.element, spans, notes = [], remarks = [], finding, ...figure } = block;
  const caveats = pageCaveats(crop, section, { id: figure.id, element });
  const ended = spans === undefined ? [] : endedNotes(words, { crop: crop.id, element, area, ...spans });
  return {
    ...figure,
    // Beside the lead of another year the finding has its own, where its sentence has none.
    finding:
      finding === undefined || pageYear === year || finding.includes(String(year))
        ? finding
        : words('figure.findingYear', { finding, year: String(year) }),
    notes: [...notes, ...caveats.map((key) => words(key))],
    remarks: [...remarks, ...ended],
    source: sources.state === 'failed' ? words('dataPage.state.failed') : sourceText(words, section, element),
    sources: valueOr(sources, []),
    indicators: [indicator],
    area,
    year,
  };
}

/** The figure of a block in the shown view; made anew when the view changes. */
export function useDataFigure<Of>(
  toFigure: (data: ShownData, of: Of, speech: Speech) => Figure,
  of: Of,
): Figure {
  const data = useDataView();
  const speech = useSpeech();
  return useMemo(() => toFigure(data, of, speech), [toFigure, data, of, speech]);
}

/** The data in the page's year, or where the frame has nothing in it, and nobody chose it, in the newest of its own `years`. */
export const inFrameYear = <Data extends Pick<ShownData, 'year' | 'view'>>(
  data: Data,
  years: readonly number[],
): Data =>
  data.view.year !== null || years.length === 0 || years.includes(data.year)
    ? data
    : { ...data, year: years.at(-1) ?? data.year, pageYear: data.year };
