import type { Crop } from '#catalog/crop.ts';
import { BALANCE_EXPORTS, DOMESTIC_SUPPLY } from '#catalog/elements/codes.ts';
import type { Section } from '#catalog/section.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { elementFor, type ShownData } from '../../api/data-view.tsx';
import { countStates } from '../../api/figure-states.ts';
import { existsIn } from '../../blocks/map/map-figures.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { capital } from '../../i18n/area-subject.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { stateCounts } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

interface PageSubject {
  crop: Crop;
  section: Section;
  area: string;
  year: number;
}

export function pageHeading(words: Words, { crop, section, area }: Omit<PageSubject, 'year'>): string {
  return words('dataPage.heading', {
    title: cropWords(words, crop.id, section.id).cropTitle,
    ...areaWords(words, area),
  });
}

/** `Bean consumption in Rwanda, 2017`: title of the browser's tab and of shared links. */
export function pageTitle(words: Words, { crop, section, area, year }: PageSubject): string {
  return words(`${section.id}.pageTitle`, {
    title: cropWords(words, crop.id, section.id).cropTitle,
    ...areaWords(words, area),
    year: String(year),
  });
}

/**
 * The finding in one sentence; without a figure, the nearest year that has one. `null` where
 * figures are not loaded.
 */
export interface FindingText {
  text: string | null;
  nearest: number | null;
  /** There are figures, and the view's filter hides them. */
  hidden: boolean;
}

/**
 * The first of the section's sentences with all figures; otherwise that there is none, with the nearest
 * year that has one. A state that has ended, or has yet to begin, is searched in its own time. Figures that
 * the view's filter hides are never called missing.
 */
export function finding(
  words: Words,
  formats: Formats,
  known: Pick<ShownData, 'cubes' | 'allCubes' | 'areas'>,
  place: PageSubject,
): FindingText {
  const { cubes, allCubes, areas } = known;
  const { crop, section, area, year } = place;
  const values = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    subject: capital(areaWords(words, area).areaThe),
    year: String(year),
  };
  for (const { key, values: pairs } of section.findings) {
    let isDoubtful = false;
    const figures = Object.entries(pairs).flatMap(([name, pair]) => {
      const element = elementFor(pair, area);
      const figure = cubes.figure(element, area, year);
      if (figure == null) return [];
      const tiny = cubes.isRoundedAway(element, area, year);
      const value = figureInSentence(element, figure, { words, formats }, tiny);
      // One mark is enough: what the others are worked out from is doubtful too.
      const isMarked = !isDoubtful && !isBelieved(figure);
      isDoubtful ||= isMarked;
      return [[name, isMarked ? words('figure.doubted', { value }) : value] as const];
    });
    if (figures.length === Object.keys(pairs).length) {
      const text = words(`${section.id}.${key}`, { ...values, ...Object.fromEntries(figures) });
      return { text, nearest: null, hidden: false };
    }
  }
  // Its sums were taken out with its former members: no year has one, and none is missing in the sources.
  if (areas.get(area)?.awaitsSum === true)
    return {
      text: words('dataPage.state.sumAwaited', areaWords(words, area)),
      nearest: null,
      hidden: false,
    };
  const exported = overdrawnText(words, formats, known, place);
  if (exported !== null) return { text: exported, nearest: null, hidden: false };
  const hidden = countStates(
    cubes === allCubes
      ? []
      : Object.values(section.findings[0]?.values ?? {}).flatMap(
          (pair) => allCubes.figure(elementFor(pair, area), area, year) ?? [],
        ),
  );
  if (hidden.size > 0) {
    const list = stateCounts(hidden, { words, formats });
    return { text: words('dataPage.state.noOfficialFinding', { list }), nearest: null, hidden: true };
  }
  const series = section.findings.flatMap(({ values: pairs }) =>
    Object.values(pairs).map((pair) => allCubes.series(elementFor(pair, area), area)),
  );
  if (series.includes(undefined)) return { text: null, nearest: null, hidden: false };
  const years = series.flatMap((figures) => [...(figures?.keys() ?? [])]);
  const yearsOfArea = years.filter((entry) => existsIn(areas.get(area), entry));
  const found = nearestYear(yearsOfArea, year);
  // The year itself has only some of what the sentences need.
  const nearest = found === year ? null : found;
  const text =
    nearest === null
      ? words(`${section.id}.finding.missing`, values)
      : words(`${section.id}.finding.missingNearest`, { ...values, nearestYear: String(nearest) });
  return { text, nearest, hidden: false };
}

/** What a country exported that has no figures on food, because more was exported than was recorded; `null` of others. */
function overdrawnText(
  words: Words,
  formats: Formats,
  { cubes }: Pick<ShownData, 'cubes'>,
  { crop, section, area, year }: PageSubject,
): string | null {
  const key = `${section.id}.finding.overdrawn`;
  const supply = cubes.figure(DOMESTIC_SUPPLY, area, year);
  const exported = cubes.figure(BALANCE_EXPORTS, area, year);
  if (!words.has(key) || supply == null || exported == null || supply.value >= 0) return null;
  const { areaThe, ...forms } = areaWords(words, area);
  return words(key, {
    ...cropWords(words, crop.id, section.id),
    ...forms,
    year: String(year),
    subject: capital(areaThe),
    value: figureInSentence(BALANCE_EXPORTS, exported, { words, formats }),
  });
}
