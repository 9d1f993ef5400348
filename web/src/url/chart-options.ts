/** How a chart is to be drawn beside its default; the address holds it as the chart's choice. */
export interface ChartOptions {
  /** Parts of a stack in percent of their sum. */
  share: boolean;
  /** Quantities divided by the population of the same year. */
  perInhabitant: boolean;
  /** Equal steps are equal multiples. */
  log: boolean;
  /** One small chart for each series: all on one axis, or each on its own. */
  facets: 'none' | 'shared' | 'own';
  /** All series in one picture, where the chart parts them otherwise. */
  one: boolean;
}

/** A chart as it is without a choice: amounts on a linear scale. */
export const plainChart: ChartOptions = {
  share: false,
  perInhabitant: false,
  log: false,
  facets: 'none',
  one: false,
};

/** Reads a choice such as `inhabitant-log`; words that it does not know are passed over. */
export function parseChartOptions(choice: string | undefined): ChartOptions {
  const tokens = (choice ?? '').split('-');
  return {
    share: tokens.includes('share'),
    perInhabitant: tokens.includes('inhabitant'),
    log: tokens.includes('log'),
    facets: tokens.includes('own') ? 'own' : tokens.includes('facets') ? 'shared' : 'none',
    one: tokens.includes('one'),
  };
}

/** Writes a choice; the plain chart is the empty text, which no address holds. */
export function serialiseChartOptions({ share, perInhabitant, log, facets, one }: ChartOptions): string {
  return [
    ...(share ? ['share'] : []),
    ...(perInhabitant ? ['inhabitant'] : []),
    ...(log ? ['log'] : []),
    ...(facets === 'own' ? ['own'] : facets === 'shared' ? ['facets'] : []),
    ...(one ? ['one'] : []),
  ].join('-');
}

/** Whether any chart of the page is shown per inhabitant, so that population is needed. */
export function asksPerInhabitant(choices: Readonly<Record<string, string>>): boolean {
  return Object.values(choices).some((choice) => choice.split('-').includes('inhabitant'));
}

export function chosenChart<Chart extends { id: string }>(
  charts: readonly Chart[],
  choice: string | undefined,
): Chart | undefined {
  return charts.find(({ id }, index) => id === choice || String(index) === choice);
}
