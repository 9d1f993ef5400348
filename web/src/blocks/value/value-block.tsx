import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import type { Block } from '#catalog/section.ts';
import { listBreaks } from '#contract/breaks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { type Comparison, relativeChange } from '#domain/change.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { compareYears } from '../../api/compare-years.ts';
import type { Figure } from '../../api/cube-store.ts';
import { elementFor, isCountry, useDataView } from '../../api/data-view.tsx';
import { selectCountryFigures } from '../../api/figure-states.ts';
import { withheldYears } from '../../api/withheld-years.ts';
import { KeyValue } from '../../charts/key-value/key-value.tsx';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { boundText, computedText, flagText, formatFigure, needsUnit } from '../../i18n/figures.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { toSentence } from './value-sentence.ts';

type ValueDefinition = Extract<Block, { kind: 'value' }>;

/** One figure with its unit, ten years of trend and the change against the year before. */
export function ValueBlock({ block }: { block: ValueDefinition }): ReactNode {
  const { area, areas, year, cubes, allCubes, crop, section, view } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const flow = chosenFlow(view);
  const pair = (flow === 'both' ? undefined : block.ofFlow?.[flow]) ?? block.element;
  const element = elementFor(pair, area);
  const key = `${section.id}.${block.id}`;
  const found = cubes.figure(element, area, year);
  // The catalogue: a ratio that is missing or not above zero has no figure to show.
  const figure: Figure | null | undefined =
    block.reads === 'coverage' && found != null && found.value <= 0 ? null : found;
  const series = cubes.series(element, area);
  const years = [...(series?.keys() ?? [])];
  const withheld = withheldYears(allCubes, element, area);
  const values = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    year: String(year),
  };
  const tiny = cubes.isRoundedAway(element, area, year);
  const text = figure == null ? null : formatFigure(element, figure.value, formats, tiny);
  const shownText = figure == null || text === null ? '' : boundText(words, element, figure, text);
  const title = words(`${key}.title`);

  let finding: string | undefined;
  const told =
    figure == null
      ? null
      : toSentence(block, { section, element, area, year, cubes: allCubes, words, formats });
  if (figure != null && text !== null && told !== null) {
    finding = words(`${key}.finding`, {
      ...values,
      ...told,
      value: figureInSentence(
        element,
        // The sentence of a balance says itself which side is larger, and whether by this or by more.
        block.reads === 'balance' ? { ...figure, value: Math.abs(figure.value) } : figure,
        { words, formats },
        tiny,
      ),
      ratio: text,
    });
  }
  const breaks = listBreaks(cubes.about(element), area);
  const compared = compareYears(cubes, areas, { element, area, from: year - 1, to: year });
  const delta =
    typeof compared === 'object' ? changeText(words, formats, section.id, compared, year - 1) : null;
  const changeKey = explainedKey(area, element, year, {
    as: { kind: 'change', since: year - 1, relative: true, perInhabitant: false },
  });
  const notes = [
    ...(figure == null ? [] : [flagText(words, figure.flag)]),
    ...(figure?.summed != null ? [words('figure.coverage.sumOf', { count: figure.summed })] : []),
  ];
  const slice = figure == null || isCountry(area) ? null : allCubes.slice(pair.country, year);
  const computed =
    slice == null
      ? null
      : computedText(element, selectCountryFigures(slice, areas, area), { words, formats });
  const unit = words(`${key}.label`);
  return (
    <BlockFigure
      id={block.id}
      size="half"
      title={title}
      element={element}
      finding={finding}
      info={words(`${key}.info`)}
      table={
        years.length === 0 && withheld.length === 0
          ? null
          : {
              caption: words('figure.table.caption', { title }),
              columns: [
                { id: 'year', label: words('figure.table.year') },
                {
                  id: 'value',
                  label: words(`elements.${element}.short`),
                  unit: needsUnit(element)
                    ? words(`units.${findElement(element)?.unit ?? 'kt'}.short`)
                    : undefined,
                  numeric: true,
                },
              ],
              explain: (row: string) => explainedKey(area, element, Number(row)),
              rows: [...years, ...withheld]
                .sort((one, other) => other - one)
                .map((at) => {
                  const entry = series?.get(at);
                  return {
                    id: String(at),
                    selected: at === year,
                    cells: [
                      { text: String(at), raw: at },
                      entry === undefined
                        ? { text: words('figure.withheld'), raw: null }
                        : {
                            text: formatFigure(element, entry.value, formats),
                            raw: entry.value,
                            flag: entry.flag,
                            isBreak: breaks.includes(at),
                          },
                    ],
                  };
                }),
            }
      }
    >
      {figure === undefined ? (
        <NotLoaded failed={cubes.failed(element)} height="96px" />
      ) : figure == null ? (
        <EmptyYears
          elements={[pair]}
          text={words(withheld.includes(year) ? 'figure.withheld.partial-value' : `${key}.noData`)}
        />
      ) : (
        <KeyValue
          label={title}
          labelHidden
          value={
            text === null ? null : (
              <ExplainLink figure={explainedKey(area, element, year)} text={`${shownText} ${unit}`}>
                {shownText}
              </ExplainLink>
            )
          }
          unit={unit}
          missing={words(`${key}.noData`)}
          delta={delta !== null && <ExplainLink figure={changeKey} text={delta} />}
          note={[formats.list(notes), computed ?? []].flat().join('. ')}
          trend={{
            years,
            values: years.map((at) => series?.get(at)?.value ?? null),
            breaks,
            year,
            colour: 'var(--accent)',
            label: words(`${section.id}.value.trend`),
          }}
        />
      )}
    </BlockFigure>
  );
}

/** The change since an earlier year, with the countries that it rests on; `null` against nothing. */
function changeText(
  words: Words,
  formats: Formats,
  section: string,
  compared: Comparison,
  since: number,
): string | null {
  const change = relativeChange(compared);
  if (change === null) return null;
  const same =
    compared.same === null ? null : { countries: compared.same.areas.length, share: compared.same.share };
  const text =
    change === 0
      ? words(`${section}.value.unchanged`, { year: String(since) })
      : words(`${section}.value.delta`, { change: formats.change(change), year: String(since) });
  return same === null ? text : words('figure.change.same', { change: text, ...sameWords(same, formats) });
}
