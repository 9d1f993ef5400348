import type { ReactNode } from 'react';
import { filterParts, isSet, noFilter, without } from '#domain/germplasm/points.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { NoRows } from '../../blocks/list/list-parts.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { Chip } from '../../ui/chip.tsx';
import { partText } from './collection-texts.ts';
import type { ShownPoints } from './collections-data.ts';
import styles from './collections-page.module.css';
import { pointsOnPage } from './shown-points.ts';
import type { CollectionsControl } from './use-collections-view.ts';

/** Each part of the filter, with a way to take it back. */
export function FilterChips({ control }: { control: CollectionsControl }): ReactNode {
  const { view, show, hrefOf } = control;
  const { words, formats } = useSpeech();
  const set = filterParts.filter((part) => isSet(view.filter, part));
  if (set.length === 0) return null;
  return (
    <div className={styles.chips} data-print="no">
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

/** The filter leaves nothing: how many points there are without each part of it. */
export function NothingFound({
  shown,
  control,
}: {
  shown: ShownPoints;
  control: CollectionsControl;
}): ReactNode {
  const { view, follow, hrefOf } = control;
  const { words, formats } = useSpeech();
  const plain = hrefOf({ filter: noFilter });
  return (
    <FollowedHere show={follow}>
      <NoRows
        total={0}
        page={view.page}
        onPage={pointsOnPage}
        chosen={shown.without.map(({ part, count }) => ({
          ...{ text: partText(words, formats, view.filter, part), count },
          href: hrefOf({ filter: without(view.filter, part) }),
        }))}
        {...{ plain, first: plain }}
      />
    </FollowedHere>
  );
}
