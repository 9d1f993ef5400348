/** A heading with the choices behind it: "Bean seed varieties in Kenya (Breeder: KALRO; Type: bush)". */
export const withChosen = (heading: string, filters: readonly string[]): string =>
  filters.length === 0 ? heading : `${heading} (${filters.join('; ')})`;

/** Name of a figure without its page: "Records by type: Bean seed varieties in Kenya (Breeder: KALRO)" */
export const figureName = (title: string, heading: string, filters: readonly string[] = []): string =>
  `${title}: ${withChosen(heading, filters)}`;
