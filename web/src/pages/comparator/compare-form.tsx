import { type ReactNode, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type CompareView, serialiseCompare } from '../../url/compare-url.ts';
import styles from './comparator-page.module.css';
import { listComparedElements } from './compare-options.ts';

/** The view as hidden fields of a form that changes one thing of it. */
export function HiddenView(props: { view: CompareView; version: string | null }): ReactNode {
  const entries = [...new URLSearchParams(serialiseCompare(props.view, props.version))];
  return entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Adds a line; a plain form, so that it works without scripts. */
export function AddLine(props: {
  view: CompareView;
  version: string | null;
  areas: readonly { code: string; isCountry: boolean }[];
}): ReactNode {
  const { view, version, areas } = props;
  const words = useWords();
  const language = useLanguage();
  const last = view.lines.at(-1);
  const [crop, setCrop] = useState(last?.crop ?? 'beans');
  const [element, setElement] = useState(String(last?.element ?? PRODUCTION));
  const [area, setArea] = useState('');
  const compare = new Intl.Collator(language).compare;
  const places = areas
    .map(({ code, isCountry }) => ({ code, isCountry, name: areaName(words, code) }))
    .sort((a, b) => Number(a.isCountry) - Number(b.isCountry) || compare(a.name, b.name));
  const elements = listComparedElements();
  const noOption = words('dataPage.filters.noOption');
  return (
    <form className={styles.form} method="get" aria-label={words('compare.add.label')}>
      <HiddenView view={view} version={version} />
      <SelectField
        label={words('compare.area')}
        name="area"
        value={area}
        values={['', ...places.map(({ code }) => code)]}
        names={[words('compare.area.choose'), ...places.map(({ name }) => name)]}
        groups={[
          '',
          ...places.map(({ isCountry }) => words(isCountry ? 'compare.countries' : 'compare.regions')),
        ]}
        noOption={noOption}
        onChange={setArea}
      />
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
        names={elements.map((entry) => words(`elements.${entry.element}.short`))}
        groups={elements.map((entry) => words(`sections.${entry.section}.name`))}
        noOption={noOption}
        onChange={setElement}
      />
      <Button type="submit">{words('compare.add')}</Button>
    </form>
  );
}

/** Chooses the year whose value is 100. */
export function BaseYear(props: {
  view: CompareView;
  version: string | null;
  base: number;
  years: readonly number[];
}): ReactNode {
  const { view, version, years } = props;
  const words = useWords();
  const [base, setBase] = useState(String(props.base));
  const texts = years.map(String);
  return (
    <form className={styles.form} method="get" aria-label={words('compare.base')}>
      <HiddenView view={{ ...view, base: null }} version={version} />
      <SelectField
        label={words('compare.base')}
        name="base"
        value={base}
        values={texts}
        names={texts}
        noOption={words('dataPage.filters.noOption')}
        onChange={setBase}
      />
      <Button type="submit">{words('compare.base.apply')}</Button>
    </form>
  );
}
