import type { Element, Formula, Term } from '#catalog/element.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { neededCoverage } from './aggregate.ts';
import { type Database, list, text } from './database.ts';
import { grandTotal } from './grand-total.ts';
import { primaryCrops } from './primary-crops.ts';
import { recordSummed } from './summed.ts';
import { createUnits } from './units.ts';

type Ratio = Extract<Formula, { kind: 'ratio' }>;
type Sum = Extract<Formula, { kind: 'sum' }>;

/** Indicator that a term reads when it is not the crop's own. */
const itemOf = { 'grand-total': grandTotal, 'primary-crops': primaryCrops, population: 3010 } as const;

const scopes: Readonly<Record<Element['scope'], readonly string[]>> = {
  country: ['country', 'former'],
  aggregate: ['aggregate'],
  all: ['country', 'former', 'aggregate'],
};

/** The items that a term reads, as a list in SQL. */
function itemsOf(term: Term, indicators: string): string {
  if (typeof term.item === 'number') return String(term.item);
  return term.item === undefined ? indicators : String(itemOf[term.item]);
}

/** One input as rows `indicator, area, year, value, severity, contributors, edition`. */
function input(term: Term, alias: string, indicators: string): { join: string; value: string } {
  const rows =
    term.item === 'population'
      ? `SELECT area, year, value, severity, NULL::INTEGER AS contributors, edition FROM population`
      : `SELECT indicator, area, year, value, severity(flag) AS severity, contributors, source, edition FROM observation
         WHERE element = ${term.element} AND indicator IN (${itemsOf(term, indicators)})`;
  const keys = [
    term.item === undefined ? `${alias}.indicator = base.indicator` : 'true',
    term.area === 'world' ? `${alias}.area = ${text(worldCode)}` : `${alias}.area = base.area`,
    `${alias}.year = base.year`,
  ];
  return { join: `JOIN (${rows}) AS ${alias} ON ${keys.join(' AND ')}`, value: `${alias}.value` };
}

const signed = (term: Term, value: string) => `${term.sign === -1 ? '-' : '+'} ${value}`;

/** Insert rows computed by `select` (indicator, area, year, value, severity, contributors, edition) unless they exist. */
function insert(element: Element, select: string): string {
  return `INSERT INTO observation
    SELECT f.indicator, ${element.id}, f.year, f.area, f.value, worst(f.severity), NULL,
      CASE WHEN area.kind = 'aggregate' THEN f.contributors END, NULL, f.edition
    FROM (${select}) AS f JOIN area ON area.code = f.area
    WHERE f.value IS NOT NULL AND area.kind IN ${list(scopes[element.scope])}
      AND NOT EXISTS (FROM observation o WHERE o.indicator = f.indicator AND o.element = ${element.id}
        AND o.area = f.area AND o.year = f.year)`;
}

/** The rows that a sum needs to have of an area and year. */
function neededSql({ terms, missing }: Sum, indicators: string): string {
  const every = `count(*) = ${terms.length}`;
  if (missing === 'skip') return '';
  if (missing === 'null') return `HAVING ${every}`;
  const pairs = terms.map((term) => `(${term.element}, ${itemsOf(term, indicators)})`).join(', ');
  return `HAVING ${every} OR year IN (
    SELECT year FROM observation JOIN area ON code = area
    WHERE kind = 'country' AND (element, indicator) IN (${pairs})
    GROUP BY year HAVING count(DISTINCT (element, indicator)) = ${terms.length})`;
}

/** Σ terms of the same area and year; which of them may be absent is `missing`'s to say. */
function sumSql(formula: Sum, indicators: string): string {
  const rows = formula.terms.map(
    (term) => `SELECT ${typeof term.item === 'number' ? indicators : 'indicator'} AS indicator, area, year,
        ${term.sign} * value AS value, severity(flag) AS severity, contributors, edition
      FROM observation WHERE element = ${term.element} AND indicator IN (${itemsOf(term, indicators)})`,
  );
  return `SELECT indicator, area, year, exact(fsum(value)) AS value, max(severity)::INTEGER AS severity,
      max(contributors) AS contributors, bit_or(edition) AS edition
    FROM (${rows.join(' UNION ALL ')}) GROUP BY indicator, area, year ${neededSql(formula, indicators)}`;
}

/**
 * A crop and all food are parts of one balance, so a share of the total is of one edition or not there. Terms of other kinds
 * (the World's sum, population) come from files of their own; their ratio names every edition that it rests on.
 */
function oneEdition(terms: readonly Term[], aliases: readonly string[]): string {
  return terms.some(({ item }) => item === 'grand-total')
    ? aliases.map((alias) => `${alias}.edition IS NOT DISTINCT FROM ${aliases[0]}.edition`).join(' AND ')
    : 'true';
}

/** Σ numerator ÷ Σ denominator × scale from inputs of the same area (or the World); a denominator ≤ 0 gives nothing. */
function ratioSql(formula: Ratio, indicators: string, extra = 'true'): string {
  const terms = [...formula.numerator, ...formula.denominator];
  const inputs = terms.map((term, at) => input(term, `t${at}`, indicators));
  const above = formula.numerator.map((term, at) => signed(term, `t${at}.value`)).join(' ');
  const below = formula.denominator
    .map((term, at) => signed(term, `t${at + formula.numerator.length}.value`))
    .join(' ');
  const aliases = terms.map((_, at) => `t${at}`);
  const [first] = formula.numerator;
  return `SELECT base.indicator, base.area, base.year,
      CASE WHEN (${below}) > 0 THEN significant((${above}) / (${below}) * ${formula.scale}) END AS value,
      greatest(${aliases.map((alias) => `${alias}.severity`).join(', ')}) AS severity,
      least(${aliases.map((alias) => `${alias}.contributors`).join(', ')}) AS contributors,
      ${aliases.map((alias) => `${alias}.edition`).join(' | ')} AS edition
    FROM (SELECT indicator, area, year FROM observation
      WHERE element = ${first?.element ?? 0} AND indicator IN (${indicators})) AS base
    ${inputs.map(({ join }) => join).join('\n')}
    WHERE (${extra}) AND ${oneEdition(terms, aliases)}`;
}

/**
 * A ratio of an aggregate whose terms belong to different items: numerator and denominator are summed over the same
 * countries (weighted by population where the element is a mean), where these hold ≥ 90 % of the population.
 */
async function matchedRatio(
  db: Database,
  element: Element,
  formula: Ratio,
  indicators: string,
  rules: (id: number) => Element['aggregate'],
): Promise<void> {
  const [above] = formula.numerator;
  const [below] = formula.denominator;
  if (above === undefined || below === undefined) return;
  const weight = (term: Term) => (rules(term.element) === 'population-mean' ? '* p.value' : '');
  const denominator =
    below.item === 'population'
      ? 'SELECT area, year, value, severity, edition FROM population'
      : `SELECT area, year, value, severity(flag) AS severity, edition FROM observation
         WHERE element = ${below.element} AND indicator = ${below.item === undefined ? 0 : itemsOf(below, indicators)}`;
  const sameEdition = below.item === 'grand-total' ? '(u.nil OR u.edition = d.edition)' : 'true';
  await db.run(
    insert(
      element,
      `SELECT u.indicator, m.aggregate AS area, u.year,
        CASE WHEN fsum(d.value ${weight(below)}) > 0 THEN
          significant(fsum(u.value ${weight(above)}) / fsum(d.value ${weight(below)}) * ${formula.scale}) END AS value,
        max(greatest(u.severity, d.severity))::INTEGER AS severity,
        (count(*) FILTER (NOT u.nil))::INTEGER AS contributors, bit_or(u.edition | d.edition) AS edition
      FROM unit u
      JOIN (${denominator}) AS d ON d.area = u.area AND d.year = u.year AND ${sameEdition}
      JOIN population p ON p.area = u.area AND p.year = u.year
      JOIN member m ON m.area = u.area AND u.year BETWEEN m.first_year AND m.last_year
      JOIN population whole ON whole.area = m.aggregate AND whole.year = u.year
      WHERE u.element = ${above.element} AND u.indicator IN (${indicators})
      GROUP BY u.indicator, m.aggregate, u.year
      HAVING fsum(p.value) >= ${neededCoverage} * max(whole.value) AND count(*) FILTER (NOT u.nil) > 0`,
    ),
  );
  await recordSummed(
    db,
    [element.id],
    `SELECT u.indicator, ${element.id} AS element, u.year, u.area, u.nil FROM unit u
     JOIN (${denominator}) AS d ON d.area = u.area AND d.year = u.year AND ${sameEdition}
     WHERE u.element = ${above.element} AND u.indicator IN (${indicators})`,
  );
}

/**
 * Computes a derived element from its declaration alone: for countries from their own inputs, for aggregates from
 * the aggregate's inputs or, where terms belong to different items, over the same countries.
 */
export async function computeFormula(
  db: Database,
  element: Element,
  indicators: string,
  context: { rules: (id: number) => Element['aggregate']; nil: (ids: readonly number[]) => string },
): Promise<void> {
  const { formula } = element;
  if (formula === undefined || formula.kind === 'rank') return;
  if (formula.kind === 'sum') {
    await db.run(insert(element, sumSql(formula, indicators)));
    return;
  }
  const terms = [...formula.numerator, ...formula.denominator];
  const mixed = terms.some((term) => term.item !== undefined);
  if (!mixed) {
    await db.run(insert(element, ratioSql(formula, indicators)));
    return;
  }
  // Of an aggregate, published inputs fit together; computed ones may rest on different countries. A sum over primary
  // crops, animals or products without contributors is one of published figures of the aggregate itself.
  const published = terms
    .map((term, at) => {
      if (term.item === 'population') return 'true';
      if (term.item === 'primary-crops' || element.indicator !== undefined)
        return `t${at}.contributors IS NULL`;
      return `t${at}.source IS NOT NULL`;
    })
    .join(' AND ');
  const own = `base.area IN (SELECT code FROM area WHERE kind <> 'aggregate') OR ${published}
    OR base.area IN (SELECT composite FROM composite)`;
  await db.run(insert(element, ratioSql(formula, indicators, own)));
  if (element.scope === 'country') return;
  const ids = formula.numerator.map((term) => term.element);
  await createUnits(db, ids, indicators, context.nil(ids));
  await matchedRatio(db, element, formula, indicators, context.rules);
}
