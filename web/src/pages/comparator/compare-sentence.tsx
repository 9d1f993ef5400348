import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { addsUp } from '#catalog/elements/index.ts';
import { findConversion } from '#domain/per-inhabitant.ts';
import { NotLoaded } from '../../blocks/failed-part.tsx';
import { useFollow } from '../../blocks/follow.ts';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { Followed } from '../../blocks/list/followed.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import {
  type CompareView,
  compareKinds,
  compareMeasures,
  mostLines,
  topicsOf,
} from '../../url/compare-params.ts';
import { AddForm, AddLine } from './add-line.tsx';
import { CompareChips } from './compare-chips.tsx';
import { fieldsOfView, hrefOfFields, hrefOfView } from './compare-href.ts';
import styles from './compare-sentence.module.css';
import { type ElementChoice, elementChoices, elementInSentence } from './compare-texts.ts';
import type { LoadedLine } from './load-lines.ts';
import type { LiveComparison } from './shown-lines.ts';

interface Draft {
  valueOf(name: string, shown: string): string;
  set(name: string, value: string): void;
}

function useDraft(view: CompareView): Draft {
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: The shown view replaces the choice.
  useEffect(() => setDraft({}), [view]);
  return {
    valueOf: (name, shown) => draft[name] ?? shown,
    set: (name, value) => setDraft((known) => ({ ...known, [name]: value })),
  };
}

/**
 * The comparison as a sentence with words to choose and a chip for each line, and under it how it is drawn. One form, which browsers
 * without scripts send; with them a choice is applied at once.
 */
export function CompareSentence({ live }: { live: LiveComparison }): ReactNode {
  const { data, shownComparison } = live;
  const { view, release, lines, areas } = data;
  const words = useWords();
  const follow = useFollow();
  const draft = useDraft(view);
  const choices = useMemo(() => elementChoices(words, data.sections), [words, data.sections]);
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
    // Fields within it belong to the form that adds lines.
    if ((target as HTMLInputElement).form !== currentTarget) return;
    const fields = [...new FormData(currentTarget)].map(([name, text]) => [name, String(text)] as const);
    follow?.(hrefOfFields(fields, release), 'push');
  };
  const chosen = new Set(['kind', 'measure', 'base', 'from', 'year', 'log']);
  return (
    <Followed>
      <form
        className={styles.form}
        method="get"
        aria-label={words('compare.title')}
        onChange={onChange}
        data-print="no"
      >
        {fieldsOfView(view, release).map(
          ([name, value]) =>
            !chosen.has(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={styles.sentence}>
          <span>{words('compare.sentence.start')}</span>
          <Topics {...{ view, draft, choices }} />
          <span>{words('compare.sentence.in')}</span>
          <CompareChips data={data} />
          {areas.state === 'failed' ? (
            <NotLoaded failed height="4rem" />
          ) : (
            view.lines.length < mostLines && <AddLine {...{ data, choices }} areas={areas.value} />
          )}
          <noscript>
            <Button type="submit">{words('compare.apply')}</Button>
          </noscript>
        </div>
        {lines.length > 0 && (
          <div className={styles.row}>
            <DrawingControls {...{ live, draft }} />
            <LatestChip year={shownComparison.years.at(-1) ?? null} release={release} />
          </div>
        )}
      </form>
      <AddForm data={data} />
    </Followed>
  );
}

function Topics(props: { view: CompareView; draft: Draft; choices: readonly ElementChoice[] }): ReactNode {
  const { view, draft, choices } = props;
  const words = useWords();
  const { elements, crops: own } = topicsOf(view.lines);
  const [first = '', second] = elements;
  // More than two elements are not named.
  const areNamed = elements.length <= 2;
  const element = (name: string, shown: string | undefined, otherwise: string): ReactNode => {
    const value = shown ?? '';
    const chosenLine = view.lines.find((line) => String(line.element) === value);
    return (
      <WordSelect
        label={words('dataPage.filters.element')}
        {...{ name, value, draft }}
        text={chosenLine === undefined ? otherwise : elementInSentence(words, chosenLine.element)}
        options={[...(chosenLine === undefined ? [{ value: '', name: otherwise }] : []), ...choices]}
      />
    );
  };
  const cropText = (id: string): string => words(`crops.${id}.amount`);
  const crop = own.length === 1 ? (own[0] ?? '') : '';
  return (
    <>
      {element('newElement', areNamed ? first : undefined, words('compare.several'))}
      {areNamed && (second !== undefined || view.kind === 'scatter') && (
        <>
          <span>{words('compare.sentence.and')}</span>
          {element('second', second, words('compare.second'))}
        </>
      )}
      <WordSelect
        label={words('compare.crop')}
        name="newCrop"
        value={crop}
        draft={draft}
        text={crop === '' ? words('compare.several.crops') : cropText(crop)}
        options={[
          ...(crop === '' ? [{ value: '', name: words('compare.several.crops') }] : []),
          ...crops.map(({ id }) => ({ value: id, name: cropText(id) })),
        ]}
      />
    </>
  );
}

/** A word of the sentence that is chosen from a list: the choice as text, below a transparent list. */
function WordSelect(props: {
  label: string;
  name: string;
  value: string;
  text: string;
  draft: Draft;
  options: readonly { value: string; name: string; group?: string }[];
}): ReactNode {
  const { label, name, draft, options } = props;
  const value = draft.valueOf(name, props.value);
  const isShown = value === props.value;
  const groups = [...new Set(options.map(({ group = '' }) => group))];
  return (
    <span className={styles.word}>
      <span aria-hidden="true">
        {isShown ? props.text : options.find((option) => option.value === value)?.name}
        <Icon name="chevron" size={16} />
      </span>
      <select
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => draft.set(name, event.target.value)}
      >
        {groups.map((group) => {
          const own = options
            .filter((option) => (option.group ?? '') === group)
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ));
          return group === '' ? (
            own
          ) : (
            <optgroup key={group} label={group}>
              {own}
            </optgroup>
          );
        })}
      </select>
    </span>
  );
}

/** Whether the measure makes sense of the line's figures: a ratio is no part of the World's, and is shared out among nobody. */
const isMeasured = ({ shown, unit }: LoadedLine, measure: CompareView['measure']): boolean =>
  measure === 'inhabitant'
    ? findConversion(unit) !== null
    : measure !== 'share' || typeof shown !== 'number' || addsUp(shown);

/** How the lines are drawn and measured: two rows of words, on phones two lists, with the options of some of them. */
function DrawingControls({ live, draft }: { live: LiveComparison; draft: Draft }): ReactNode {
  const { data, shownComparison, hasLog } = live;
  const { view, release } = data;
  const { base, year } = shownComparison;
  const words = useWords();
  const measureText = (measure: CompareView['measure']): string =>
    measure === 'index' && base !== null
      ? words('compare.unit.index', { base: String(base) })
      : words(`compare.measure.${measure}`);
  const kinds = compareKinds.map((id) => ({
    id,
    label: words(`compare.kind.${id}`),
    href: hrefOfView({ ...view, kind: id }, release),
  }));
  const measures = compareMeasures
    .filter((id) => id === view.measure || data.lines.some((line) => isMeasured(line, id)))
    .map((id) => ({
      id,
      label: measureText(id),
      href: hrefOfView({ ...view, measure: id, base: null }, release),
    }));
  const select = (
    name: string,
    value: string,
    options: readonly { id: string; label: string }[],
    label: string,
  ): ReactNode => (
    <SelectField
      hidesLabel="always"
      {...{ name, label }}
      value={draft.valueOf(name, value)}
      values={options.map(({ id }) => id)}
      names={options.map((option) => option.label)}
      noOption={words('dataPage.filters.noOption')}
      onChange={(chosen) => draft.set(name, chosen)}
    />
  );
  const years = shownComparison.years.toReversed().map((one) => ({ id: String(one), label: String(one) }));
  const means = { id: '', label: words('compare.compared.means') };
  return (
    <>
      <div className={styles.segments}>
        <SegmentedControl label={words('compare.kind')} value={view.kind} options={kinds} />
        <SegmentedControl label={words('compare.measure')} value={view.measure} options={measures} />
      </div>
      <div className={styles.lists}>
        {select('kind', view.kind, kinds, words('compare.kind'))}
        {select('measure', view.measure, measures, words('compare.measure'))}
      </div>
      {view.kind === 'slope' &&
        select('from', String(view.from ?? ''), [means, ...years], words('compare.from'))}
      {(view.kind === 'slope' || view.kind === 'bar') &&
        year !== null &&
        select('year', String(year), years, words('compare.year'))}
      {view.measure === 'index' &&
        base !== null &&
        select('base', String(base), years, words('compare.base'))}
      {hasLog && (
        <label className={styles.log}>
          <input
            type="checkbox"
            name="log"
            value="1"
            checked={draft.valueOf('log', view.log ? '1' : '') === '1'}
            onChange={(event) => draft.set('log', event.target.checked ? '1' : '')}
          />
          {words('compare.scale.log')}
        </label>
      )}
    </>
  );
}
