import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { singleValue } from '#contract/data.ts';
import { type ExplainedFigure, type Explanation, explanation } from '#contract/explain.ts';
import { problem } from '#contract/problem.ts';
import { baseUrl, uncompressed } from './browser.ts';

/** Areas of every kind: large and small countries, a region, a continent, the World, a former state, China as a whole. */
const areas = ['BRA', 'RWA', 'IND', 'NGA', 'CHN', '014', '013', 'WLRD', 'SUN', '159'];
const years = [1975, 2005, 2013, 2017, 2020];

async function ask(path: string): Promise<unknown> {
  const response = await fetch(baseUrl + path, uncompressed);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return response.json();
}

/** Code of the problem that an address is answered with, such as a year in which an item has no figure; else `null`. */
async function refusal(path: string): Promise<string | null> {
  const response = await fetch(baseUrl + path, uncompressed);
  return response.ok ? null : problem.parse(await response.json()).code;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The figure computed again from its explanation, without the rounding at the end. */
function recompute(figure: ExplainedFigure, figures: readonly ExplainedFigure[]): number | null {
  const { row, countries, ranking, items, partners, formula } = figure;
  if (partners !== null) return sum(partners.map(({ value }) => value));
  if (row !== null) return row.factor === null ? null : row.value * row.factor;
  if (countries !== null) {
    const { list, rule, scale } = countries;
    const above = sum(list.map(({ value, weight }) => value * (weight ?? 1)));
    if (rule === 'sum') return above;
    if (rule === 'mean') return above / sum(list.map(({ weight }) => weight ?? 0));
    return (above / sum(list.map(({ denominator, weight }) => (denominator ?? 0) * (weight ?? 1)))) * scale;
  }
  if (ranking !== null) {
    const place = ranking.places.find((place) => place.own);
    const larger = ranking.places.filter(({ value }) => value > (place?.value ?? 0));
    // All places of the first ranks are listed; of a later one only those around it.
    return place !== undefined && place.rank <= 4
      ? new Set(larger.map(({ value }) => value)).size + 1
      : (place?.rank ?? null);
  }
  if (items !== null) return sum(items.list.map(({ value }) => value)) + items.rest;
  if (formula?.kind === 'rank' || (formula === null && figure.inputs.length === 0)) return null;
  const part = (name: string): number =>
    sum(
      figure.inputs
        .filter((input) => input.part === name)
        .map((input) => input.sign * (figures[input.figure]?.value ?? 0)),
    );
  return formula === null || formula.kind === 'sum'
    ? part('term')
    : (part('numerator') / part('denominator')) * formula.scale;
}

/** Whether a number is the other one but for the rounding that the answer names. */
function agrees(figure: ExplainedFigure, again: number): boolean {
  const { value, kept } = figure;
  if (value === null) return false;
  const tolerance =
    kept === 'six-digits' ? Math.abs(again) * 5.001e-6 : kept === 'six-decimals' ? 1e-5 : 1e-8;
  return Math.abs(value - again) <= Math.max(tolerance, Math.abs(again) * 1e-9);
}

interface Checked {
  figures: number;
  kinds: Map<string, number>;
  wrong: string[];
  /** Inputs; pages link to each of them. */
  inputs: Set<string>;
}

async function check(path: string, value: string, checked: Checked): Promise<void> {
  const refusals = await Promise.all([path, value].map(refusal));
  if (refusals.some((code) => code !== null)) {
    if (refusals[0] !== refusals[1]) checked.wrong.push(`${path}: refused as ${refusals.join(' and ')}`);
    return;
  }
  const answer: Explanation = explanation.parse(await ask(path));
  const [requested] = answer.figures;
  const published = singleValue.parse(await ask(value));
  if (
    requested?.value !== published.value ||
    requested.unit !== published.unit ||
    requested.flag !== published.flag
  )
    checked.wrong.push(
      `${path}: ${requested?.value} ${requested?.unit}, the value route ${published.value} ${published.unit}`,
    );
  if ((answer.missing === null) !== (requested?.value !== null))
    checked.wrong.push(`${path}: missing and there`);
  for (const figure of answer.figures) {
    checked.figures += 1;
    checked.kinds.set(figure.kind, (checked.kinds.get(figure.kind) ?? 0) + 1);
    if (figure.kind === 'missing') continue;
    if (figure !== requested)
      checked.inputs.add(`${figure.area}/${figure.element}/${figure.indicator}/${figure.year}`);
    const again = recompute(figure, answer.figures);
    if (again === null || !agrees(figure, again))
      checked.wrong.push(
        `${path}: ${figure.kind} ${figure.element} ${figure.area} is ${figure.value}, explained ${again}`,
      );
    if (figure.kind === 'published' && !/^[0-9a-f]{64}$/.test(figure.row?.sha256 ?? ''))
      checked.wrong.push(`${path}: no file`);
  }
}

describe('explanations of the release', () => {
  it.each(crops.filter((crop) => listSections(crop).length > 0).map((crop) => [crop.id, crop] as const))(
    'give the value again from what they name, for every element of %s',
    async (_, crop) => {
      const checked: Checked = { figures: 0, kinds: new Map(), wrong: [], inputs: new Set() };
      for (const section of listSections(crop)) {
        const table = tableName(crop, section);
        const indicator = crop.items[section.indicator];
        for (const [at, element] of listElements(section).entries())
          for (const [turn, area] of areas.entries()) {
            // Years take turns, so that each element meets each.
            const year = years[(at + turn) % years.length];
            const path = `${area}/${element}/${indicator}/${year}`;
            await check(
              `/api/v1/explain/${table}/${path}`,
              `/api/v1/data/value/${table}/VALUE/${path}`,
              checked,
            );
          }
      }
      for (const input of checked.inputs)
        explanation.parse(await ask(`/api/v1/explain/OBSERVATIONS/${input}`));
      expect(checked.wrong).toEqual([]);
      expect(checked.figures).toBeGreaterThan(200);
      expect([...checked.kinds.keys()]).toContain('published');
      expect([...checked.kinds.keys()]).toContain('derived');
    },
    120_000,
  );
});
