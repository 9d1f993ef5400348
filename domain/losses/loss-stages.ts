import { type LossMethod, type LossStage, lossStages } from '#catalog/losses/stages.ts';
import { median } from '../prices/median.ts';

/** A percentage lost, as a source reports it of a place, a year and a stage. */
export interface LossFinding {
  commodity: string;
  country: string;
  region: string | null;
  year: number;
  stage: LossStage;
  activity: string | null;
  /** Percent of what came to the stage. */
  percent: number;
  /** Ends of a range that the source gives, whose middle is `percent`. */
  low?: number | null;
  high?: number | null;
  method: LossMethod;
  reference: string | null;
  source: string;
}

/** What one study found at a stage: the middle of its figures, their ends, and how many they are. */
interface LossPoint {
  country: string;
  year: number;
  method: LossMethod;
  reference: string | null;
  value: number;
  low: number;
  high: number;
  figures: number;
  sources: string[];
}

/**
 * What all studies found at a stage. Percent; the median is that of the studies' points, `low` and `high` are the least and the greatest
 * of their results.
 */
export interface StageLosses {
  stage: LossStage;
  median: number;
  low: number;
  high: number;
  studies: number;
  figures: number;
  /** Years of the first and the last of them. */
  first: number;
  last: number;
  points: LossPoint[];
}

/** The fewest results that have a median in words and pictures: fewer have their range. */
export const fewestForMedian = 4;

/** The key of a finding's study: a work in a country and year, by one method. Without a work, only country, year and method identify it. */
export const studyOf = ({ country, year, method, reference }: LossFinding): string =>
  JSON.stringify([country, year, method, reference]);

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
};

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const greatest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));

function toPoint(rows: readonly LossFinding[]): LossPoint[] {
  const [first] = rows;
  const values = rows.map(({ percent }) => percent);
  const value = median(values);
  if (first === undefined || value === null) return [];
  const { country, year, method, reference } = first;
  const sources = [...new Set(rows.map(({ source }) => source))];
  return [
    {
      ...{ country, year, method, reference, value, sources },
      low: least(rows.map(({ percent, low }) => low ?? percent)),
      high: greatest(rows.map(({ percent, high }) => high ?? percent)),
      figures: rows.length,
    },
  ];
}

/** The stage of a row: what a source puts after the harvest in general, with storage as the work, is storage. */
export const stageOf = ({ stage, activity }: Pick<LossFinding, 'stage' | 'activity'>): LossStage =>
  stage === 'post-harvest' && activity === 'Storage' ? 'storage' : stage;

/**
 * Losses by stage, in the order of the chain. Every study is one point, the median of its figures, so that a study with a hundred
 * figures weighs as one with a single one does; the stage's median is that of the points. Stages without a finding are left out.
 */
export function stagesOf(findings: readonly LossFinding[]): StageLosses[] {
  return lossStages.flatMap((stage): StageLosses[] => {
    const rows = findings.filter((row) => row.stage === stage);
    const points = groupBy(rows, studyOf)
      .flatMap(toPoint)
      .sort((a, b) => a.value - b.value || a.year - b.year || (a.country < b.country ? -1 : 1));
    const values = points.map(({ value }) => value);
    const middle = median(values);
    if (middle === null) return [];
    return [
      {
        stage,
        median: middle,
        low: least(points.map(({ low }) => low)),
        high: greatest(points.map(({ high }) => high)),
        studies: points.length,
        figures: rows.length,
        first: least(points.map(({ year }) => year)),
        last: greatest(points.map(({ year }) => year)),
        points,
      },
    ];
  });
}
