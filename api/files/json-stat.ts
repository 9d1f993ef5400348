import type { FigureCell } from '#contract/page-figures.ts';
import { ProblemError, quoted } from '../errors.ts';
import type { FigureFile } from './figure-file.ts';
import { sourceList } from './figure-table.ts';
import { type Observation, observe } from './observations.ts';

interface Dimension {
  id: string;
  label: string;
  role?: 'time' | 'geo' | 'metric';
  /** Code and label of what an observation is of in it. */
  of: (observation: Observation) => readonly [code: string, label: string];
}

/** Places that a cube of a table may have for each of its numbers; tables that would have more are a list of rows. */
const emptiest = 1000;

const statusOf = ({ flag = '', isBreak, isSeam }: FigureCell): string =>
  flag || (isBreak ? 'b' : isSeam ? 's' : '');

/** A figure as JSON-stat 2.0. Throws `invalid-parameter` for one without numbers. */
export function toJsonStat(file: FigureFile): string {
  const { figure, page, context, address, gazetteer } = file;
  const observations = observe(figure, gazetteer);
  const { all } = observations;
  if (!figure.columns.some(({ holds }) => holds === 'numbers'))
    throw new ProblemError(
      'invalid-parameter',
      `The table ${quoted(figure.id)} has no numbers for JSON-stat.`,
    );
  const dimensions = chooseDimensions(observations, gazetteer.nameOf);
  const categories = dimensions.map(({ of, role }) => {
    const codes = all.map(of);
    return new Map(role === 'time' ? codes.sort(([a], [b]) => (a < b ? -1 : 1)) : codes);
  });
  const places = categories.map((codes) => new Map([...codes.keys()].map((code, at) => [code, at])));
  const size = categories.map((codes) => codes.size);
  const placeAt = (one: Observation): number =>
    dimensions.reduce((sum, { of }, at) => sum * (size[at] ?? 1) + (places[at]?.get(of(one)[0]) ?? 0), 0);
  const known = all.map((one) => ({ place: placeAt(one), cell: one.cell }));
  const entries = known.flatMap(({ place, cell }) => (cell.value === null ? [] : [[place, cell.value]]));
  const states = known.flatMap(({ place, cell }) => (statusOf(cell) === '' ? [] : [[place, statusOf(cell)]]));
  const word = (key: string): string => gazetteer.nameOf(key);
  const label = Object.fromEntries([
    ...figure.flags.filter(({ flag }) => flag !== '').map(({ flag, meaning }) => [flag, meaning]),
    ...['b', 's'].map((flag) => [flag, word(`figure.flag.${flag}`)]),
  ]);
  const byRole = (role: Dimension['role']): string[] =>
    dimensions.flatMap((one) => (one.role === role ? [one.id] : []));
  const roles = (['time', 'geo', 'metric'] as const).map((role) => [role, byRole(role)] as const);
  return JSON.stringify({
    ...{ version: '2.0', class: 'dataset', label: figure.title, source: sourceList(figure.sources) },
    ...{ updated: context.release.info.created, href: address, note: figure.notes },
    id: dimensions.map(({ id }) => id),
    size,
    role: Object.fromEntries(roles.filter(([, ids]) => ids.length > 0)),
    dimension: Object.fromEntries(
      dimensions.map(({ id, label: name, role }, at) => {
        const codes = categories[at] ?? new Map();
        const category = { index: [...codes.keys()], label: Object.fromEntries(codes) };
        return [
          id,
          { label: name, category: { ...category, ...(role === 'metric' && { unit: unitsOf(all) }) } },
        ];
      }),
    ),
    // Readers take an empty object for a cube without places.
    value:
      entries.length > 0
        ? Object.fromEntries(entries)
        : Array.from({ length: size.reduce((product, count) => product * count, 1) }, () => null),
    status: Object.fromEntries(states),
    extension: {
      ...{ status: { label }, language: page.language, release: context.release.id },
      ...{
        citation: figure.citation ?? null,
        licences: [...new Set(figure.sources.map(({ licence }) => licence))],
      },
    },
  });
}

const unitsOf = (all: readonly Observation[]): Record<string, unknown> =>
  Object.fromEntries(
    all.map(({ measure, column: { unit, decimals } }) => [
      measure.code,
      { label: unit ?? '', ...(decimals !== undefined && { decimals }) },
    ]),
  );

/** Area, period and as many names as distinguish the numbers; the row where they do not, or where nearly all places would be empty. */
function chooseDimensions(
  { all, rest, hasPeriods }: ReturnType<typeof observe>,
  word: (key: string) => string,
): readonly Dimension[] {
  const metric: Dimension = {
    ...{ id: 'measure', label: word('files.column.element'), role: 'metric' },
    of: ({ measure }) => [measure.code, measure.label],
  };
  const areas: Dimension = {
    ...{ id: 'area', label: word('files.column.area'), role: 'geo' },
    of: ({ area }) => [area?.code ?? '', area?.label ?? ''],
  };
  const periods: Dimension = {
    ...{ id: 'period', label: word('files.series.period'), role: 'time' },
    of: ({ period }) => [String(period), String(period)],
  };
  const leading = [
    ...(all.length > 0 && all.every(({ area }) => area !== null) ? [areas] : []),
    ...(all.length > 0 && (hasPeriods || all.every(({ period }) => period !== null)) ? [periods] : []),
  ];
  const names = rest.map(
    ({ id, label }, at): Dimension => ({
      ...{ id: ['area', 'period', 'measure', 'row'].includes(id) ? `${id}_${at}` : id, label },
      of: (one) => {
        const { value = null, code } = one.names[at] ?? {};
        return [String(code ?? value ?? ''), String(value ?? '')];
      },
    }),
  );
  const row: Dimension = {
    ...{ id: 'row', label: word('files.name') },
    of: (one) => [String(one.row), labelOf(one) || String(one.row)],
  };
  const isEnough = (chosen: readonly Dimension[]): boolean => {
    const codes = all.map((one) => [...chosen, metric].map(({ of }) => of(one)[0]));
    const places = [...chosen, metric].map((_, at) => new Set(codes.map((code) => code[at])).size);
    return (
      new Set(codes.map((code) => JSON.stringify(code))).size === all.length &&
      places.reduce((a, b) => a * b, 1) <= emptiest * Math.max(all.length, 1)
    );
  };
  const candidates = [
    ...Array.from({ length: names.length + 1 }, (_, count) => [...leading, ...names.slice(0, count)]),
    [...leading, row],
  ];
  return [...(candidates.find(isEnough) ?? [row]), metric];
}

const labelOf = ({ area, period, names }: Observation): string =>
  [area?.label, period, ...names.map(({ value }) => value)].filter((part) => part != null).join(', ');
