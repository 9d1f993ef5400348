import type { ReactNode } from 'react';
import { filterParts, isSet, noFilter, without } from '#domain/germplasm/points.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { partText } from './collection-texts.ts';
import type { ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';
import type { CollectionsControl } from './use-collections-view.ts';

/** Each part of the filter, with a way to take it back; without any, a line as high, so that a first choice moves nothing. */
export function FilterChips({ control }: { control: CollectionsControl }): ReactNode {
  const { view, show, hrefOf } = control;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const set = filterParts.filter((part) => isSet(view.filter, part));
  return (
    <div className={styles.chips} data-print="no">
      {set.length === 0 && <p className={styles.note}>{words('collections.noFilter')}</p>}
      {set.map((part) => {
        const text = partText(words, formats, view.filter, part);
        const filter = without(view.filter, part);
        return (
          <Chip
            key={part}
            text={text}
            label={words('map.chosen.remove', { what: text })}
            href={hrefOf({ filter })}
            onRemove={() => show({ filter })}
          />
        );
      })}
    </div>
  );
}

/** The filter leaves nothing: which part of it to give up for the most points. */
export function NothingFound({
  shown,
  control,
}: {
  shown: ShownPoints;
  control: CollectionsControl;
}): ReactNode {
  const { view, show, hrefOf } = control;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const { relax } = shown;
  const filter = relax === null ? noFilter : without(view.filter, relax.part);
  return (
    <EmptyState
      text={words('collections.empty')}
      hint={
        relax === null
          ? words('collections.empty.several')
          : words('collections.empty.one', {
              what: partText(words, formats, view.filter, relax.part),
              count: formats.number(relax.count, 0),
            })
      }
      action={{
        label: words(relax === null ? 'collections.empty.clear' : 'collections.empty.relax'),
        href: hrefOf({ filter }),
        onPress: () => show({ filter }),
      }}
    />
  );
}
