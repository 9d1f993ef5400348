import { yearsOfMean } from '#domain/change-over-decade.ts';
import { Slope } from '../../charts/slope/slope.tsx';
import type { Figure } from '../../figure/figure.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { yearsText } from '../../i18n/years-text.ts';
import { lineKey } from '../../url/compare-params.ts';
import { type Comparison, compareFigure, groupNames } from './compare-figure.ts';
import { changeFinding } from './compare-findings.ts';
import { figureText, unitText, wholeFigure } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import { areMeans, changeOf, type ShownLine, type SlopeSides, slopeLines } from './shown-lines.ts';

export function slopeFigure(
  id: string,
  lines: readonly ShownLine[],
  sides: SlopeSides,
  comparison: Comparison,
): Figure {
  const { data, log, speech } = comparison;
  const { words, formats } = speech;
  const { titleOf, nameOf, namesOf } = groupNames(lines, comparison);
  const { drawn, undrawn } = slopeLines(lines, sides);
  const place = { from: yearsText(sides.from, formats), to: yearsText(sides.to, formats) };
  const ofMeans = areMeans(sides) ? '.means' : '';
  const title = titleOf(words(`compare.slope.years${ofMeans}`, place));
  const info = words(`compare.slope.info${ofMeans}`, place);
  const short = drawn.filter(
    ({ years }) => areMeans(sides) && years.from.length + years.to.length < 2 * yearsOfMean,
  );
  const sums = drawn.flatMap(({ entry }) => {
    const same = data.changes[lineKey(entry.line)];
    if (same === undefined) return [];
    const { countries, share } = same;
    const values = { name: nameOf(entry), countries, share: formats.percent(share), to: place.to };
    return [words('compare.slope.sum', values)];
  });
  return compareFigure(lines, comparison, {
    ...{ id, title, info, only: [...sides.from, ...sides.to] },
    finding: changeFinding(drawn, data.changes, place, speech),
    remarks: [
      ...(sums.length === 0 ? [] : [words('compare.slope.sums', { list: sums.join('; ') })]),
      ...[...undrawn].map(([reason, some]) =>
        words(`chart.options.slope.${reason}${reason === 'missing' ? ofMeans : ''}`, {
          ...place,
          list: namesOf(some),
        }),
      ),
      ...(short.length === 0
        ? []
        : [words('chart.options.slope.short', { list: namesOf(short.map(({ entry }) => entry)) })]),
    ],
    picture: () =>
      drawn.length === 0 ? (
        <p>{words('compare.slope.none', place)}</p>
      ) : (
        <Slope
          id={id}
          wide
          title={title}
          description={info}
          hint={words('compare.hint')}
          years={[place.from, place.to]}
          {...slopesOf(drawn, nameOf, comparison)}
          log={log}
        />
      ),
  });
}

function slopesOf(
  drawn: ReturnType<typeof slopeLines>['drawn'],
  nameOf: (entry: ShownLine) => string,
  { data, speech }: Comparison,
) {
  const { formats } = speech;
  const unit = drawn[0]?.entry.measured.unit ?? { kind: 'index' };
  const ends = drawn.flatMap(({ from, to }) => [from, to]);
  const scale =
    unit.kind === 'element' ? figureScale(Number(drawn[0]?.entry.line.shown ?? 0), ends, speech) : null;
  return {
    unit: scale?.unit ?? (unit.kind === 'share' || unit.kind === 'loss' ? '' : unitText(unit, speech)),
    items: drawn.map((slope) => {
      const { entry, from, to } = slope;
      const change = changeOf(slope, data.changes);
      const text = (value: number): string =>
        scale?.figure(value) ?? figureText(unit, entry.line, value, formats);
      const whole = (value: number): string => wholeFigure(unit, entry.line, value, speech);
      return {
        id: lineKey(entry.line),
        label: nameOf(entry),
        from,
        to,
        fromLabel: text(from),
        toLabel: text(to),
        changeLabel: change === null ? '—' : formats.change(change),
        exact: [whole(from), whole(to)] as const,
        emphasised: true,
        colour: lineLook(entry.place).colour,
      };
    }),
  };
}
