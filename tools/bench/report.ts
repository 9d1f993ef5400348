/** Figures of one part, by name. */
export type Figures = Readonly<Record<string, number>>;

/** Figures may lie so much over their budget, for no two runs are alike. */
const tolerance = 1.05;

/** Names of the figures that are more than 5 % over the most that they may be, and of those that could not be measured. */
export function missed(figures: Figures, budgets: Figures): readonly string[] {
  return Object.entries(budgets)
    .filter(([name, most]) => !((figures[name] ?? Number.NaN) <= most * tolerance))
    .map(([name]) => name);
}

export function toLines(figures: Figures, budgets: Figures): readonly string[] {
  const over = new Set(missed(figures, budgets));
  return Object.entries(figures).map(([name, value]) => {
    const budget =
      budgets[name] === undefined ? '' : ` (≤ ${budgets[name]})${over.has(name) ? ' MISSED' : ''}`;
    return `  ${name}: ${Math.round(value * 1000) / 1000}${budget}`;
  });
}
