import { type ReactNode, useState } from 'react';
import { decade } from '#domain/change-over-decade.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import {
  type CompareView,
  compareKinds,
  compareMeasures,
  serialiseCompare,
} from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import styles from './comparator-page.module.css';
import { hrefOfView } from './compare-href.ts';
import type { ShownComparison } from './shown-lines.ts';

type Release = ComparatorData['release'];

/** The view as hidden fields of a form that changes one thing of it. */
export function HiddenView(props: { view: CompareView; release: Release }): ReactNode {
  const { view, release } = props;
  const entries = [...new URLSearchParams(serialiseCompare(view, release.pinned ? release.id : null))];
  return entries.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Chooses years, each in a field of its own; a plain form, so that it works without scripts. */
function YearForm(props: {
  label: string;
  view: CompareView;
  release: Release;
  years: readonly number[];
  fields: readonly { name: 'base' | 'from' | 'year'; label: string; value: number }[];
}): ReactNode {
  const { label, view, release, years, fields } = props;
  const words = useWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const texts = years.toReversed().map(String);
  const others = Object.fromEntries(fields.map(({ name }) => [name, null]));
  return (
    <form className={classNames(rowStyles.fields, styles.form)} method="get" aria-label={label}>
      <HiddenView view={{ ...view, ...others }} release={release} />
      {fields.map((field) => (
        <SelectField
          key={field.name}
          label={field.label}
          name={field.name}
          value={chosen[field.name] ?? String(field.value)}
          values={texts}
          names={texts}
          noOption={words('dataPage.filters.noOption')}
          onChange={(value) => setChosen((known) => ({ ...known, [field.name]: value }))}
        />
      ))}
      <Button type="submit">{words('compare.apply')}</Button>
    </form>
  );
}

/** How the lines are drawn and measured: choices that are addresses. */
export function CompareControls(props: {
  view: CompareView;
  release: Release;
  shown: ShownComparison;
  /** Whether a logarithmic axis can be chosen. */
  offersLog: boolean;
}): ReactNode {
  const { view, release, shown, offersLog } = props;
  const { years, base, year } = shown;
  const words = useWords();
  const choice = (change: Partial<CompareView>, text: string, current: boolean) => ({
    href: hrefOfView({ ...view, ...change }, release),
    text,
    current,
  });
  const form = { view, release, years };
  return (
    <div className={styles.choices}>
      <ChoiceLinks
        label={words('compare.kind')}
        choices={compareKinds.map((kind) =>
          choice({ kind }, words(`compare.kind.${kind}`), kind === view.kind),
        )}
      />
      <ChoiceLinks
        label={words('compare.measure')}
        choices={compareMeasures.map((measure) =>
          choice({ measure, base: null }, words(`compare.measure.${measure}`), measure === view.measure),
        )}
      />
      {offersLog && (
        <ChoiceLinks
          label={words('compare.scale')}
          choices={[
            choice({ log: false }, words('compare.scale.linear'), !view.log),
            choice({ log: true }, words('compare.scale.log'), view.log),
          ]}
        />
      )}
      {view.measure === 'index' && base !== null && years.length > 1 && (
        <YearForm
          {...form}
          key={`base ${base}`}
          label={words('compare.base')}
          fields={[{ name: 'base', label: words('compare.base'), value: base }]}
        />
      )}
      {view.kind === 'bar' && year !== null && (
        <YearForm
          {...form}
          key={`year ${year}`}
          label={words('compare.year')}
          fields={[{ name: 'year', label: words('compare.year'), value: year }]}
        />
      )}
      {view.kind === 'slope' && year !== null && (
        <ChoiceLinks
          label={words('compare.compared')}
          choices={[
            choice({ from: null }, words('compare.compared.means'), view.from === null),
            choice(
              { from: view.from ?? year - decade, year },
              words('compare.compared.years'),
              view.from !== null,
            ),
          ]}
        />
      )}
      {view.kind === 'slope' && year !== null && view.from !== null && (
        <YearForm
          {...form}
          key={`years ${view.from} ${year}`}
          label={words('compare.years')}
          fields={[
            { name: 'from', label: words('compare.from'), value: view.from },
            { name: 'year', label: words('compare.to'), value: year },
          ]}
        />
      )}
    </div>
  );
}
