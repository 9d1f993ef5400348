import { z } from 'zod';
import type { Crop } from '#catalog/crop.ts';
import type { DoubtReason } from '#catalog/doubts.ts';
import type { Element } from '#catalog/element.ts';
import { aggregateTwin, countryTwin, isInScope } from '#catalog/sections/element-twins.ts';
import { listSections } from '#catalog/sections/index.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import { listElements, sectionPath } from '#catalog/sections/section-facts.ts';
import type { PageLanguage } from '#contract/page.ts';
import { ProblemError } from '../errors.ts';
import { requireOpenSeries } from '../files/series-rows.ts';
import { findLicences } from '../licensing/release-licences.ts';
import type { SourceRow } from '../queries/select-sources.ts';
import { requireArea, requireCrop } from '../routes/scope.ts';
import { placeOf } from '../search/areas.ts';
import { nameCrop } from '../search/crop-names.ts';
import { doubtNote } from '../shaping/to-export-rows.ts';
import { anyTable, itemFor, requireElement } from '../vocabulary.ts';
import type { ToolContext } from './tool.ts';

/** A figure's element, crop and area, as requested and checked. */
export interface Subject {
  crop: Crop;
  element: Element;
  item: number;
  area: string;
}

/**
 * The element, crop and area of a figure; elements that countries and groups of countries have apart (645 and 14) are replaced by each
 * other. Throws the problem of an unknown id.
 */
export function findSubject(
  { release }: ToolContext,
  ids: { crop: string; element: number; area: string },
): Subject {
  const crop = requireCrop(ids.crop);
  const area = requireArea(release, ids.area);
  const named = requireElement(anyTable, ids.element);
  const twin = area.kind === 'aggregate' ? aggregateTwin(named.id) : countryTwin(named.id);
  const element = isInScope(named, area) ? named : requireElement(anyTable, twin);
  const item = itemFor(crop, element);
  if (item !== null) return { crop, element, item, area: area.code };
  throw new ProblemError('unknown-element', `The crop ${crop.id} has no figures of element ${element.id}.`);
}

/** Ids and names of a figure. */
export const names = {
  ...{ area: z.string(), areaName: z.string(), crop: z.string(), cropName: z.string() },
  ...{ element: z.int(), elementName: z.string() },
  unit: z.string().describe('Id of the unit: kt is a thousand tonnes; a fraction of 1 is 100 %'),
  unitName: z.string(),
  caveat: z.string().describe('What has to be kept in mind of figures of the crop'),
};

export function namesOf({ words }: ToolContext, { crop, element, area }: Subject, language: PageLanguage) {
  const nameOf = (key: string): string => words.names(key)[language];
  const unitKey = element.unit === 'fraction' ? 'files.unit.fraction' : `units.${element.unit}.short`;
  return {
    ...{ area, areaName: nameOf(`areas.${area}`), crop: crop.id, cropName: nameOf(`crops.${crop.id}.name`) },
    ...{ element: element.id, elementName: nameOf(`elements.${element.id}.name`) },
    ...{ unit: element.unit, unitName: nameOf(unitKey), caveat: nameCrop(crop, words, language).caveat },
  };
}

/** How certain a figure is. */
export const certainty = {
  flag: z.string(),
  certainty: z.string().describe('The flag in words'),
  doubt: z.string().optional().describe('Why it has to be checked before it is used'),
};

export function certaintyOf(
  { words }: ToolContext,
  language: PageLanguage,
  flag: string,
  reason?: DoubtReason,
) {
  const nameOf = (key: string): string => words.names(key)[language];
  const doubt = doubtNote(nameOf, reason);
  return { flag, certainty: nameOf(`figure.flag.${flag || 'none'}`), ...(doubt !== null && { doubt }) };
}

/** `600 t (Official figure)`; a dash where there is no value. */
export function figureText(
  figure: { value: number | null; certainty: string; doubt?: string | undefined },
  unit = '',
): string {
  const value = [figure.value ?? '–', unit].join(' ').trim();
  return `${value} (${figure.certainty}${figure.doubt === undefined ? '' : `; ${figure.doubt}`})`;
}

export function pageOf({ release }: ToolContext, subject: Subject, year?: number): string {
  const { crop, element, area } = subject;
  const kind = release.areas.get(area)?.kind ?? 'aggregate';
  const place = placeOf({ code: area, kind })?.view ?? '';
  const onMap = pageOfElement(crop, countryTwin(element.id), { place, ...(year !== undefined && { year }) });
  if (onMap !== null) return onMap;
  const section = listSections(crop).find((each) => listElements(each).includes(element.id));
  if (section === undefined) return `/${crop.id}`;
  const query = [year === undefined ? '' : `year=${year}`, place].filter((part) => part !== '');
  return `${sectionPath(crop, section)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** The sources behind figures of an item. Throws `licence-forbids-export` where they may not be redistributed. */
export async function openSources(
  context: ToolContext,
  { element, item }: Pick<Subject, 'element' | 'item'>,
): Promise<readonly SourceRow[]> {
  const column = { element, indicator: item };
  await requireOpenSeries(column, context);
  return findLicences(context.release).behind(column);
}
