import type { Crop } from '#catalog/crop.ts';
import type { CubeStore, Figure } from '../../api/cube-store.ts';
import { isCountry } from '../../api/data-view.tsx';
import { nearestYear } from '../../api/nearest-year.ts';
import { areaIn, areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

interface Place {
  crop: Crop;
  section: string;
  area: string;
  year: number;
}

/** `Bean consumption, Rwanda, 2017`: title of the page, the browser's tab and shared links. */
export function pageTitle(words: Words, { crop, section, area, year }: Place): string {
  const { cropTitle } = cropWords(words, crop.id, section);
  return words('consumption.pageTitle', {
    title: cropTitle,
    area: areaName(words, area),
    year: String(year),
  });
}

/**
 * The finding in one sentence, from the figures of the area and year: energy and protein where both are there, else
 * what there is; otherwise that there is nothing, with the nearest year that has something.
 */
export function finding(words: Words, formats: Formats, cubes: CubeStore, place: Place): string {
  const { crop, section, area, year } = place;
  const forms = cropWords(words, crop.id, section);
  const values = { ...forms, areaIn: areaIn(words, area), year: String(year) };
  const figure = (element: number): Figure | null => cubes.figure(element, area, year) ?? null;
  const energy = figure(6);
  const protein = figure(7);
  const perCapitaElement = isCountry(area) ? 645 : 14;
  const perCapita = figure(perCapitaElement);
  const text = (element: number, known: Figure): string => formatFigure(element, known.value, formats);
  if (energy !== null && protein !== null) {
    return words('consumption.finding', { ...values, energy: text(6, energy), protein: text(7, protein) });
  }
  if (energy !== null) return words('consumption.finding.energy', { ...values, energy: text(6, energy) });
  if (protein !== null) return words('consumption.finding.protein', { ...values, protein: text(7, protein) });
  if (perCapita !== null) {
    return words('consumption.finding.perCapita', { ...values, value: text(perCapitaElement, perCapita) });
  }
  const years = [6, 7, perCapitaElement].flatMap((element) => [
    ...(cubes.series(element, area)?.keys() ?? []),
  ]);
  const nearest = nearestYear(years, year);
  return nearest === null
    ? words('consumption.finding.missing', values)
    : words('consumption.finding.missingNearest', { ...values, nearestYear: String(nearest) });
}
