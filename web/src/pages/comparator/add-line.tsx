import { type ReactNode, useMemo, useRef, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { useFollow } from '../../blocks/follow.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CountryPicker } from '../../ui/country-picker.tsx';
import type { CountryEntry } from '../../ui/country-search.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { closeDetails, useClosingDetails, useToggle } from '../../ui/use-closing-details.ts';
import styles from './add-line.module.css';
import type { ComparatorData, ComparedAreas } from './comparator-data.ts';
import { fieldsOfView, hrefOfFields } from './compare-href.ts';
import type { ElementChoice } from './compare-texts.ts';

type AddData = Pick<ComparatorData, 'view' | 'release' | 'neighbours'>;

/** The form of its own that the fields within the other one belong to. */
const formId = 'compare-add';

const groups = ['regions', 'countries', 'former'] as const;

/** Adds a country or region, of the compared topic or of another crop or measure: by the list, or by a form without scripts. */
export function AddLine(props: {
  data: AddData;
  areas: ComparedAreas;
  choices: readonly ElementChoice[];
}): ReactNode {
  const { data, areas, choices } = props;
  const { view, release } = data;
  const words = useWords();
  const follow = useFollow();
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [crop, setCrop] = useState('');
  const [element, setElement] = useState('');
  const [namesOf, setNamesOf] = useState<((code: string) => readonly string[]) | null>(null);
  useClosingDetails(box);
  useToggle(box, (details) => {
    setOpen(details.open);
    const { left } = details.getBoundingClientRect();
    details.dataset['side'] = left > innerWidth / 2 ? 'end' : 'start';
    if (namesOf === null)
      void import('../../i18n/other-area-names.ts').then(
        ({ otherAreaNames }) => setNamesOf(() => otherAreaNames),
        () => undefined,
      );
  });
  const add = (area: string): void => {
    const newFields = [['area', area] as const, ['crop', crop] as const, ['element', element] as const];
    follow?.(hrefOfFields([...fieldsOfView(view, release), ...newFields], release), 'push');
    if (box.current !== null) closeDetails(box.current);
  };
  const field = { form: formId, noOption: words('dataPage.filters.noOption') };
  return (
    <details ref={box} className={styles.add}>
      <summary className={styles.opener}>{words('compare.add')}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search field would send the form around it. */}
      <div className={styles.panel} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        {isOpen && <AreaFinder {...{ data, areas, namesOf }} onChoose={add} />}
        <noscript>
          <AreaSelect areas={areas} />
        </noscript>
        <Disclosure summary={words('compare.add.other')}>
          <div className={styles.other}>
            <SelectField
              {...field}
              label={words('compare.crop')}
              name="crop"
              value={crop}
              values={['', ...crops.map(({ id }) => id)]}
              names={[words('compare.same'), ...crops.map(({ id }) => words(`crops.${id}.name`))]}
              onChange={setCrop}
            />
            <SelectField
              {...field}
              label={words('dataPage.filters.element')}
              name="element"
              value={element}
              values={['', ...choices.map(({ value }) => value)]}
              names={[words('compare.same'), ...choices.map(({ name }) => name)]}
              groups={['', ...choices.map(({ group }) => group)]}
              onChange={setElement}
            />
          </div>
        </Disclosure>
        <noscript>
          <Button type="submit" look="solid" form={formId}>
            {words('compare.add.send')}
          </Button>
        </noscript>
      </div>
    </details>
  );
}

export function AddForm({ data: { view, release } }: { data: AddData }): ReactNode {
  return (
    <form id={formId} method="get">
      {fieldsOfView(view, release).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

/** All areas of the release by name, for browsers without scripts. */
function AreaSelect({ areas }: { areas: ComparedAreas }): ReactNode {
  const words = useWords();
  const codes = groups.flatMap((group) => areas[group]);
  return (
    <SelectField
      form={formId}
      label={words('compare.area')}
      name="area"
      value=""
      values={['', ...codes]}
      names={['–', ...codes.map((code) => areaName(words, code))]}
      groups={['', ...groups.flatMap((group) => areas[group].map(() => words(`compare.${group}`)))]}
      noOption={words('dataPage.filters.noOption')}
      onChange={() => undefined}
    />
  );
}

/** Finds an area by its name in any of the languages or its code; before anything is typed, the neighbours of the first one lead the list. */
function AreaFinder(props: {
  data: AddData;
  areas: ComparedAreas;
  namesOf: ((code: string) => readonly string[]) | null;
  onChoose: (code: string) => void;
}): ReactNode {
  const { data, areas, namesOf, onChoose } = props;
  const { neighbours } = data;
  const { words, language } = useSpeech();
  const entries = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const entriesOf = (section: string, codes: readonly string[]): readonly CountryEntry[] =>
      codes.map((code) => ({ code, name: areaName(words, code), aliases: namesOf?.(code) ?? [], section }));
    const beside = (neighbours?.areas ?? []).filter((code) => areas.countries.includes(code));
    const listed = [
      entriesOf('neighbours', beside),
      groups.flatMap((group) => entriesOf(group, areas[group])),
    ].flatMap((entries) => entries.toSorted((a, b) => compare(a.name, b.name)));
    // Each area is listed once.
    return listed.filter(({ code }, at) => listed.findIndex((one) => one.code === code) === at);
  }, [areas, namesOf, neighbours, words, language]);
  const sections = [
    ...(neighbours === null
      ? []
      : [{ id: 'neighbours', name: words('compare.neighbours', { ...areaWords(words, neighbours.of) }) }]),
    ...groups.map((id) => ({ id, name: words(`compare.${id}`) })),
  ];
  return (
    <CountryPicker
      label={words('compare.area')}
      placeholder={words('compare.search')}
      entries={entries}
      sections={sections}
      value={null}
      onChoose={onChoose}
      countText={(count) => words('compare.search.count', { count })}
      noneText={(query) => words('compare.search.none', { query })}
    />
  );
}
