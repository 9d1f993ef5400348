import { muchProtein } from '#domain/dependence.ts';
import { doubtNotes } from '../../blocks/doubt-notes.ts';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import type { Figure } from '../../figure/figure.ts';
import { doubtOf, editFigure } from '../../i18n/figures.ts';
import { lineKey } from '../../url/compare-params.ts';
import { type Comparison, compareFigure, groupNames } from './compare-figure.ts';
import { valueIn } from './compare-figures.ts';
import { dependenceFinding, levelFinding } from './compare-findings.ts';
import { figureTexts, type Speech, wholeFigure, withUnit } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import type { ShownLine } from './shown-lines.ts';

export function barsFigure(
  id: string,
  lines: readonly ShownLine[],
  year: number,
  comparison: Comparison,
): Figure {
  const { speech, data } = comparison;
  const { words, formats } = speech;
  const { dependence } = data;
  const { titleOf, nameOf, namesOf } = groupNames(lines, comparison);
  const missing = lines.filter((entry) => valueIn(entry, year) === null);
  const title = titleOf(String(year));
  const info = words('compare.bar.info', { year: String(year) });
  return compareFigure(lines, comparison, {
    ...{ id, title, info, only: [year] },
    finding:
      dependence === null
        ? levelFinding(lines, year, speech)
        : dependenceFinding(dependence, lines[0]?.line.crop ?? '', speech),
    remarks: [
      ...(dependence === null
        ? []
        : [
            words('compare.dependence.limit', {
              count: dependence.count,
              least: formats.percent(muchProtein, 0),
              cropFrom: words(`crops.${lines[0]?.line.crop}.from`),
            }),
          ]),
      ...(missing.length === 0
        ? []
        : [words('compare.bar.missing', { year: String(year), list: namesOf(missing) })]),
      ...doubtNotes(
        words,
        lines.map(({ figures }) => ({ doubt: figures.doubts?.[year] })),
      ),
    ],
    picture: () => (
      <RankedBars
        id={id}
        title={title}
        description={info}
        hint={words('compare.hint.rows')}
        items={barsOf(lines, year, nameOf, speech)}
        formatRank={String}
        {...(dependence !== null && { whole: 100 })}
        empty={words('dataPage.state.noData')}
      />
    ),
  });
}

function barsOf(
  lines: readonly ShownLine[],
  year: number,
  nameOf: (entry: ShownLine) => string,
  speech: Speech,
) {
  const values = lines.map((entry) => valueIn(entry, year));
  return lines.flatMap((entry) => {
    const { line, measured, figures, place } = entry;
    const { unit } = measured;
    const value = valueIn(entry, year);
    if (value === null) return [];
    return [
      {
        id: lineKey(line),
        label: nameOf(entry),
        value,
        // Those of an element are rounded for reading.
        valueLabel:
          unit.kind === 'element'
            ? editFigure(Number(line.shown), value, speech)
            : withUnit(unit, figureTexts(unit, line, values, speech.formats)(value), speech),
        exact: wholeFigure(unit, line, value, speech),
        colour: lineLook(place).colour,
        doubt: doubtOf(speech.words, { doubt: figures.doubts?.[year] }),
      },
    ];
  });
}
