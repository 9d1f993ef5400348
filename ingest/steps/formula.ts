import type { Element, Formula, Term } from '#catalog/element.ts';
import { AREA_HARVESTED } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { itemOfTerm } from '#domain/formula.ts';
import { aggregate, neededCoverage } from './aggregate.ts';
import { type Database, hasRows, list, text } from './database.ts';
import { createShortfall, heldShare, weights } from './shortfall.ts';
import { recordHeld, recordSummed } from './summed.ts';
import { createUnits } from './units.ts';

type RatioFormula = Extract<Formula, { kind: 'ratio' }>;
type SumFormula = Extract<Formula, { kind: 'sum' }>;

const scopes: Readonly<Record<Element['scope'], readonly string[]>> = {
  country: ['country', 'former'],
  aggregate: ['aggregate'],
  all: ['country', 'former', 'aggregate'],
};

/** The items that a term reads, as a list in SQL. */
const itemsOf = (term: Term, indicators: string): string => String(itemOfTerm(term, indicators));

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
function neededSql({ terms, missing }: SumFormula, indicators: string): string {
  const every = `count(*) = ${terms.length}`;
  if (missing === 'skip') return '';
  if (missing === 'null') return `HAVING ${every}`;
  const pairs = terms.map((term) => `(${term.element}, ${itemsOf(term, indicators)})`).join(', ');
  return `HAVING ${every} OR year IN (
    SELECT year FROM observation JOIN area ON code = area
    WHERE kind = 'country' AND (element, indicator) IN (${pairs})
    GROUP BY year HAVING count(DISTINCT (element, indicator)) = ${terms.length})`;
}

/** Σ terms of the same area and year; `missing` decides which of them may be absent. */
function sumSql(formula: SumFormula, indicators: string): string {
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
 * Both parts of a share of food are of one edition or it is not there: a crop and all food come from one balance, and the World's
 * food has to rest on the area's own edition too. Other terms (population, the World's harvest) come from files of their own;
 * their ratio names every edition that it rests on.
 */
function oneEdition({ domain }: Element, terms: readonly Term[], aliases: readonly string[]): string {
  if (domain !== 'food-balance') return 'true';
  const conditions = terms.flatMap(({ area, item }, at) => {
    if (area === 'world') return [`${aliases[0]}.edition & ~${aliases[at]}.edition = 0`];
    return item === 'grand-total'
      ? [`${aliases[at]}.edition IS NOT DISTINCT FROM ${aliases[0]}.edition`]
      : [];
  });
  return conditions.join(' AND ') || 'true';
}

/** Σ numerator ÷ Σ denominator × scale from inputs of the same area (or the World); a denominator ≤ 0 gives nothing. */
function ratioSql(element: Element, formula: RatioFormula, indicators: string, extra = 'true'): string {
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
    WHERE (${extra}) AND ${oneEdition(element, terms, aliases)}`;
}

/** Weights of members without a denominator: people in food balances, else their production or harvest. */
function weightOfRatio({ domain }: Element, below: Term): string | undefined {
  if (domain === 'food-balance' || below.item === 'population') return weights.people;
  if (below.item === 'primary-crops') return weights.harvestedArea;
  return below.element === AREA_HARVESTED ? weights.production : undefined;
}

/**
 * A ratio of an aggregate, one term by another: numerator and denominator are summed over the same countries (weighted by
 * population where the element is a mean), where these hold ≥ 90 % of the members' denominator, or of the inhabitants.
 */
async function matchedRatio(
  db: Database,
  element: Element,
  formula: RatioFormula,
  indicators: string,
  rules: (id: number) => Element['aggregate'],
): Promise<void> {
  const [above] = formula.numerator;
  const [below] = formula.denominator;
  if (above === undefined || below === undefined) return;
  const isMean = (term: Term) => rules(term.element) === 'population-mean';
  const weight = (term: Term) => (isMean(term) ? '* p.value' : '');
  const every = `CROSS JOIN (SELECT unnest([${indicators}])::INTEGER AS indicator) AS i`;
  const denominator =
    below.item === 'population'
      ? `SELECT i.indicator, area, year, value, severity, edition FROM population ${every}`
      : `SELECT ${below.item === undefined ? 'o' : 'i'}.indicator, area, year, value, severity(flag) AS severity, edition
         FROM observation o ${below.item === undefined ? '' : every}
         WHERE element = ${below.element} AND o.indicator IN (${itemsOf(below, indicators)})`;
  const people =
    isMean(above) || isMean(below) ? 'JOIN population p ON p.area = u.area AND p.year = u.year' : '';
  const sameEdition = below.item === 'grand-total' ? '(u.nil OR u.edition = d.edition)' : 'true';
  const joins = `FROM unit u
      JOIN (${denominator}) AS d ON d.indicator = u.indicator AND d.area = u.area AND d.year = u.year AND ${sameEdition}
      ${people}
      WHERE u.element = ${above.element} AND u.indicator IN (${indicators})`;
  const amount = `abs(d.value) ${weight(below)} AS value`;
  await createShortfall(
    db,
    `SELECT u.indicator, u.element, u.area, u.year, ${amount} ${joins}`,
    `SELECT d.indicator, ${above.element} AS element, d.area, d.year, ${amount}
      FROM (${denominator}) AS d
      ${isMean(below) ? 'JOIN population p ON p.area = d.area AND p.year = d.year' : ''}
      WHERE d.area IN (SELECT code FROM area WHERE kind <> 'aggregate' UNION SELECT composite FROM composite)`,
    weightOfRatio(element, below),
  );
  await db.run(`CREATE OR REPLACE TEMP TABLE computed AS
      SELECT c.indicator, m.aggregate AS area, c.year,
        CASE WHEN fsum(c.below) > 0 THEN significant(fsum(c.above) / fsum(c.below) * ${formula.scale}) END AS value,
        max(c.severity)::INTEGER AS severity,
        (count(*) FILTER (NOT c.nil))::INTEGER AS contributors, bit_or(c.edition) AS edition,
        ${heldShare('fsum(abs(c.below))')} AS share
      FROM (SELECT u.indicator, u.element, u.area, u.year, u.nil, u.value ${weight(above)} AS above,
        d.value ${weight(below)} AS below, greatest(u.severity, d.severity) AS severity, u.edition | d.edition AS edition ${joins}) AS c
      JOIN member m ON m.area = c.area AND c.year BETWEEN m.first_year AND m.last_year
      LEFT JOIN shortfall s ON s.indicator = c.indicator AND s.element = c.element AND s.year = c.year
        AND s.aggregate = m.aggregate
      GROUP BY c.indicator, m.aggregate, c.year
      HAVING share >= ${neededCoverage} AND contributors > 0`);
  await db.run(insert(element, 'SELECT * EXCLUDE (share) FROM computed'));
  await recordHeld(db, `SELECT indicator, ${element.id}, year, area, share FROM computed`);
  await recordSummed(
    db,
    [element.id],
    indicators,
    `SELECT u.indicator, ${element.id} AS element, u.year, u.area, u.nil ${joins}`,
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
    const used = formula.terms.map((term) => term.element);
    if (!(await hasRows(db, used))) return;
    const sums = sumSql(formula, indicators);
    if (formula.missing === 'null') {
      await db.run(insert(element, sums));
      return;
    }
    // An aggregate's own inputs are whole where they are published. Where they are added up one may be lacking that its countries
    // have, so the aggregate is the sum of its countries' sums.
    await db.run(
      insert(
        element,
        `SELECT * FROM (${sums}) WHERE contributors IS NULL OR area IN (SELECT composite FROM composite)`,
      ),
    );
    if (element.scope === 'all') await aggregate(db, [element], indicators);
    return;
  }
  const [first] = formula.numerator;
  // A ratio is computed for what its first term has.
  if (first === undefined || !(await hasRows(db, [first.element]))) return;
  const terms = [...formula.numerator, ...formula.denominator];
  // Shares of the World and ratios of several terms take the aggregate's own figures.
  const isMatched = terms.length === 2 && terms.every((term) => term.area === undefined);
  if (!isMatched) {
    await db.run(insert(element, ratioSql(element, formula, indicators)));
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
  const isOwn = `base.area IN (SELECT code FROM area WHERE kind <> 'aggregate') OR ${published}
    OR base.area IN (SELECT composite FROM composite)`;
  await db.run(insert(element, ratioSql(element, formula, indicators, isOwn)));
  if (element.scope === 'country') return;
  const ids = formula.numerator.map((term) => term.element);
  await createUnits(db, ids, indicators, context.nil(ids));
  await matchedRatio(db, element, formula, indicators, context.rules);
}
