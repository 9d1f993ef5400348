import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { browserGetJson } from '../../api/queries.ts';
import { editFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { mostLines, parseLine } from '../../url/compare-params.ts';
import { AreaPicker } from './area-picker.tsx';
import type { ComparatorData } from './comparator-data.ts';
import styles from './comparator-page.module.css';
import { HiddenView } from './compare-controls.tsx';
import { hrefOfView } from './compare-href.ts';
import { findLineSource, listComparedElements } from './compare-options.ts';
import { elementName, kindFigure } from './compare-texts.ts';
import type { ComparedAreas } from './load-areas.ts';
import type { AreaValues } from './record-lines.ts';

/** The crop that the form opens with where nothing is compared. */
const firstCrop = 'beans';

/** The figures of all areas of what the form is at: those that came with the page, else fetched. */
function useAreaValues(
  { values, sections }: Pick<ComparatorData, 'values' | 'sections'>,
  asked: { crop: string; element: string; isFirst: boolean },
): AreaValues | null {
  const { crop, element, isFirst } = asked;
  const line = parseLine(`WLRD.${crop}.${element}`);
  const source = line === null ? null : findLineSource(line, sections);
  const known = isFirst && values.state === 'loaded' && values.value.values.length > 0;
  const { data } = useQuery({
    queryKey: ['areas by value', crop, element],
    queryFn: async (): Promise<AreaValues> =>
      source === null
        ? { year: 0, values: [] }
        : (await import('./area-values.ts')).askAreaValues(source, browserGetJson),
    enabled: !known,
  });
  return known ? values.value : (data ?? null);
}

/** Adds lines: of a crop and an element, one for each area that is ticked. A plain form, so that it works without scripts. */
export function AddLines(props: {
  data: Pick<ComparatorData, 'view' | 'release' | 'lines' | 'values' | 'sections' | 'peers'>;
  areas: ComparedAreas;
}): ReactNode {
  const { data, areas } = props;
  const { view, release, sections } = data;
  const words = useWords();
  const language = useLanguage();
  const first = data.peers?.of ?? data.lines[0];
  const opened = { crop: first?.crop ?? firstCrop, element: String(first?.element ?? PRODUCTION) };
  const [crop, setCrop] = useState(opened.crop);
  const [element, setElement] = useState(opened.element);
  const elements = useMemo(() => listComparedElements(sections), [sections]);
  const known = useAreaValues(data, {
    crop,
    element,
    isFirst: crop === opened.crop && element === opened.element && first !== undefined,
  });
  const values = useMemo(() => new Map(known?.values ?? []), [known]);
  const formats = getFormats(language);
  const unitOf = findElement(Number(element));
  const speech = { words, formats, base: null };
  const valueText = (value: number): string =>
    unitOf === undefined ? kindFigure(element, value, speech) : editFigure(unitOf.id, value, speech);
  const name = elements.find((entry) => String(entry.element) === element);
  const topic = {
    crop: words(`crops.${crop}.name`),
    element: name === undefined ? '' : elementName(words, name.element),
  };
  const about =
    known === null
      ? null
      : known.values.length === 0
        ? words('compare.values.none', topic)
        : words('compare.values', { ...topic, year: String(known.year) });
  const noOption = words('dataPage.filters.noOption');
  return (
    <form
      className={classNames(rowStyles.fields, styles.form)}
      method="get"
      aria-label={words('compare.add.label')}
    >
      <HiddenView view={view} release={release} />
      <SelectField
        label={words('compare.crop')}
        name="crop"
        value={crop}
        values={crops.map(({ id }) => id)}
        names={crops.map(({ id }) => words(`crops.${id}.name`))}
        noOption={noOption}
        onChange={setCrop}
      />
      <SelectField
        label={words('dataPage.filters.element')}
        name="element"
        value={element}
        values={elements.map((entry) => String(entry.element))}
        names={elements.map((entry) => elementName(words, entry.element))}
        groups={elements.map((entry) => words(`sections.${entry.section}.name`))}
        noOption={noOption}
        onChange={setElement}
      />
      <AreaPicker
        areas={areas}
        values={values}
        about={about}
        valueText={valueText}
        room={mostLines - view.lines.length}
        sort={view.sort}
        sortHref={(sort) => hrefOfView({ ...view, sort }, release)}
      />
      <Button type="submit" look="solid">
        {words('compare.add')}
      </Button>
    </form>
  );
}
