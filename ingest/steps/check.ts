import * as codes from '#catalog/elements/codes.ts';
import { elements } from '#catalog/elements/index.ts';
import type { ReleaseCheck } from '#release/facts.ts';
import { closes } from './balance.ts';
import { type Database, list } from './database.ts';

/** The result of a check, before it is judged. */
interface Check {
  key: string;
  /** A failing check of this kind stops the release; the others are reported and stored in it. */
  stops: boolean;
  detail: string;
  examined: string;
  /** Texts that name each exception. */
  exceptions: string;
  /** Share of the examined that may be exceptions before the check warns. */
  allowed?: number;
}

/** What may be below zero. */
const signed = [
  codes.STOCK_CHANGE,
  codes.RESIDUALS,
  codes.OTHER_USES,
  codes.SELF_SUFFICIENCY,
  codes.TRADE_BALANCE,
];

/** Balances of an indicator's years in which imports and losses are reported at all: earlier ones are fragments. */
const isComplete = `published IS NOT NULL AND (indicator, year) IN (
  SELECT indicator, year FROM observation WHERE element = ${codes.BALANCE_IMPORTS} AND source IS NOT NULL
  INTERSECT SELECT indicator, year FROM observation WHERE element = ${codes.LOSSES} AND source IS NOT NULL)`;

/** Supply identity and uses of every whole balance; carriers of different releases do not always fit together. */
const balances: readonly Check[] = [
  {
    key: 'uses-add-up',
    stops: false,
    detail:
      'Food, feed, seed, processing, losses and other uses add up to domestic supply within 1 % or 1,500 t.',
    examined: `SELECT count(*) FROM balance WHERE ${isComplete} AND uses IS NOT NULL`,
    exceptions: `SELECT concat_ws(' ', indicator, area, year, 'uses', round(uses, 1), 'supply', round(published, 1))
      FROM balance WHERE ${isComplete} AND uses IS NOT NULL AND NOT ${closes('uses - published', 'published')}
      ORDER BY abs(uses - published) DESC, indicator, area, year`,
    allowed: 0.02,
  },
  {
    key: 'supply-identity',
    stops: false,
    detail: 'Production + imports − exports − stock change equals domestic supply within 1 % or 1,500 t.',
    examined: `SELECT count(*) FROM balance WHERE ${isComplete} AND supply IS NOT NULL`,
    exceptions: `SELECT concat_ws(' ', indicator, area, year, 'computed', round(supply, 1), 'published', round(published, 1))
      FROM balance WHERE ${isComplete} AND supply IS NOT NULL AND NOT ${closes('supply - published', 'published')}
      ORDER BY abs(supply - published) DESC, indicator, area, year`,
    allowed: 0.02,
  },
];

const shares = list(elements.filter(({ unit }) => unit === 'fraction').map(({ id }) => id));

const others: readonly Check[] = [
  {
    key: 'parts-match-world',
    stops: false,
    detail:
      'Countries add up to the World within 1 %, or it is known why they do not; world-sums.csv has every total with its reason.',
    examined: `SELECT count(*) FROM world_sum`,
    exceptions: `SELECT concat_ws(' ', indicator, element, year, 'countries', round(countries_sum), 'World', round(world), reason)
      FROM world_sum WHERE reason = 'published-otherwise' AND abs(countries_sum - world) > 0.01 * abs(world)
      ORDER BY abs(countries_sum / nullif(world, 0) - 1) DESC, indicator, element, year`,
    allowed: 0.02,
  },
  {
    key: 'shares-within-one',
    stops: true,
    detail: 'Shares lie between 0 and 1.',
    examined: `SELECT count(*) FROM published_row WHERE element IN ${shares}`,
    exceptions: `SELECT concat_ws(' ', indicator, element, area, year, value) FROM published_row
      WHERE element IN ${shares} AND NOT value BETWEEN 0 AND 1.000001 ORDER BY ALL`,
  },
  {
    key: 'years-of-sources',
    stops: true,
    detail: 'No figure lies beyond the years of its sources.',
    examined: 'SELECT count(*) FROM published_row',
    exceptions: `SELECT concat_ws(' ', indicator, element, area, year) FROM published_row
      WHERE year NOT BETWEEN (SELECT min(year) FROM harmonised) AND (SELECT max(year) FROM harmonised) ORDER BY ALL`,
  },
  {
    key: 'keys-are-unique',
    stops: true,
    detail: 'Each indicator, element, area and year has one figure.',
    examined: 'SELECT count(*) FROM published_row',
    exceptions: `SELECT concat_ws(' ', indicator, element, area, year, count(*) || ' times') FROM published_row
      GROUP BY indicator, element, area, year HAVING count(*) > 1 ORDER BY ALL`,
  },
  {
    key: 'sources-have-rows',
    stops: true,
    detail: 'Every source gave rows.',
    examined: 'SELECT count(*) FROM release_source',
    exceptions: 'SELECT key FROM release_source WHERE rows = 0 ORDER BY key',
  },
  {
    key: 'values-are-numbers',
    stops: true,
    detail: 'Every figure is a finite number.',
    examined: 'SELECT count(*) FROM published_row',
    exceptions: `SELECT concat_ws(' ', indicator, element, area, year, value) FROM published_row
      WHERE value IS NULL OR NOT isfinite(value) ORDER BY ALL`,
  },
  {
    key: 'quantities-not-negative',
    stops: false,
    detail: 'Quantities, areas and supplies are not negative (stock change, residuals and balances may be).',
    examined: `SELECT count(*) FROM published_row WHERE element NOT IN ${list(signed)}`,
    exceptions: `SELECT concat_ws(' ', indicator, element, area, year, value) FROM published_row
      WHERE value < 0 AND element NOT IN ${list(signed)} ORDER BY ALL`,
  },
];

/** Keys of every check that looks at figures. */
export const checkKeys: readonly string[] = [...balances, ...others].map(({ key }) => key);

function judge({ allowed = 0, stops }: Check, examined: number, exceptions: number): ReleaseCheck['status'] {
  if (exceptions > allowed * examined) return stops ? 'failed' : 'warned';
  return examined === 0 ? 'not-examined' : 'passed';
}

/** Runs every check; the results go into `release.json`. Nothing stops here: `mustStop` has the failures that stop the run. */
export async function runChecks(db: Database): Promise<{ checks: ReleaseCheck[]; mustStop: ReleaseCheck[] }> {
  const checks: ReleaseCheck[] = [];
  const mustStop: ReleaseCheck[] = [];
  for (const check of [...balances, ...others]) {
    const examined = await db.count(check.examined);
    const exceptions = await db.count(`SELECT count(*) FROM (${check.exceptions})`);
    const examples = exceptions === 0 ? [] : await db.texts(`${check.exceptions} LIMIT 20`);
    const status = judge(check, examined, exceptions);
    const result: ReleaseCheck = {
      key: check.key,
      status,
      examined,
      exceptions,
      detail: check.detail,
      examples,
    };
    checks.push(result);
    if (status === 'failed') mustStop.push(result);
  }
  return { checks, mustStop };
}

/**
 * Tells which sources a release had to do without. It never stops one: what only they have is then absent and shown
 * as such, and the publishers' own files alone make a release.
 */
export function checkSources(
  sources: readonly { key: string; title: string }[],
  loaded: readonly { key: string }[],
): ReleaseCheck {
  const absent = sources.filter(({ key }) => !loaded.some((source) => source.key === key));
  return {
    key: 'sources-at-hand',
    status: absent.length === 0 ? 'passed' : 'warned',
    examined: sources.length,
    exceptions: absent.length,
    detail: 'Every source was at hand; figures that only an absent one has are absent too.',
    examples: absent.map(({ key, title }) => `${key}: ${title}`),
  };
}
