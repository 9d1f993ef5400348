/** What a heading is of, with what was chosen of it: "Bean seed varieties in Kenya (Breeder: KALRO; Type: bush)". */
export const withChosen = (heading: string, filters: readonly string[]): string =>
  filters.length === 0 ? heading : `${heading} (${filters.join('; ')})`;

/**
 * What a file or an image calls a figure, which travels without its page: what it is, of what and where, and what was chosen.
 * "Records by type: Bean seed varieties in Kenya (Breeder: KALRO)"
 */
export const figureName = (title: string, heading: string, filters: readonly string[] = []): string =>
  `${title}: ${withChosen(heading, filters)}`;
