import { z } from 'zod';
import { type ExplainedFigure, explainedRow, explanation } from '#contract/explain.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { PageLanguage } from '#contract/page.ts';
import { cropId } from '#contract/route.ts';
import { certainty, certaintyOf, figureText, findSubject, openSources, pageOf } from './subject.ts';
import { areaCode, elementId, type ToolContext, tool, year } from './tool.ts';

const mostInputs = 30;
const mostFigures = mostInputs + 1;
const mostCountries = 15;
const { shown, standing, missing } = explanation.shape;

const row = explainedRow.pick({
  ...{ source: true, file: true, area: true, item: true, element: true },
  ...{ year: true, unit: true, value: true, flag: true, factor: true },
});

const figure = z.object({
  ...{ element: z.int(), elementName: z.string(), item: z.string(), itemName: z.string() },
  ...{ area: z.string(), areaName: z.string(), year: z.int(), unit: z.string() },
  value: z.number().nullable(),
  ...certainty,
  kind: z.enum(['published', 'derived', 'aggregated', 'rank', 'missing']),
  expression: z.string().describe('Formula in codes, element[item]; empty where there is none'),
  inputs: z
    .array(z.int())
    .describe('Places in "figures" of what the formula takes, without those that are not listed'),
  row: row.nullable().describe("The row of the publisher's file"),
  countries: z
    .object({ rule: z.string(), count: z.int(), without: z.int().nullable(), largest: z.array(z.string()) })
    .nullable()
    .describe('Of a sum, mean or ratio of countries: how many, and the largest parts of a sum'),
});

function toFigure(
  context: ToolContext,
  language: PageLanguage,
  each: ExplainedFigure,
): z.infer<typeof figure> {
  const { countries } = each;
  const parts = countries?.rule === 'sum' ? countries.list.toSorted((a, b) => b.value - a.value) : [];
  const largest = parts.slice(0, mostCountries).map(({ name, value }) => `${name[language]}: ${value}`);
  return figure.parse({
    ...each,
    ...{
      elementName: each.elementName[language],
      itemName: each.itemName[language],
      areaName: each.areaName[language],
    },
    ...{ doubt: undefined, ...certaintyOf(context, language, each.flag, each.doubt?.reason) },
    inputs: each.inputs.flatMap((input) => (input.figure < mostFigures ? input.figure : [])),
    countries: countries && { ...countries, count: countries.list.length, largest },
  });
}

export const explainFigure = tool({
  name: 'explain_figure',
  title: 'What a figure rests on',
  description: `One figure with its formula, its inputs (the first ${mostInputs}), the rows of the source files behind them, its rank and, where it is missing, the reason.`,
  input: { element: elementId, crop: cropId, area: areaCode, year },
  output: {
    shown: shown.describe('As pages show it'),
    figures: z.array(figure).describe('The figure, then its inputs and theirs'),
    left: z.int().describe('Inputs that are not listed'),
    standing,
    missing,
  },
  answer: async ({ year: at, language, ...asked }, context) => {
    const subject = findSubject(context, asked);
    const { area, element, item } = subject;
    const behind = await openSources(context, subject);
    const path = `/api/v1/explain/OBSERVATIONS/${area}/${element.id}/${item}/${at}`;
    const answer = await context.ask('explain', path);
    const figures = answer.figures.slice(0, mostFigures).map((each) => toFigure(context, language, each));
    const page = pageOf(context, subject, at);
    return {
      data: {
        ...{ shown: answer.shown, figures, left: answer.figures.length - figures.length },
        ...{ standing: answer.standing, missing: answer.missing },
      },
      text: figures.map((each) =>
        [each.areaName, each.itemName, each.elementName, each.year, figureText(each, each.unit)]
          .concat(each.expression === '' ? [] : each.expression)
          .join(', '),
      ),
      sources: answer.sources.length === 0 ? behind : answer.sources,
      page: `${page}${page.includes('?') ? '&' : '?'}explain=${explainedKey(area, element.id, at)}`,
    };
  },
});
