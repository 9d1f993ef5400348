import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { useDataView } from '../api/data-view.tsx';
import { useSpeech } from '../i18n/speech.ts';
import { compareHref } from '../url/compare-link.ts';

export function FigureLinks(props: {
  /** Element whose definition it leads to; without one, it leads to the definitions of the page. */
  element?: number | undefined;
  /** Elements that the comparator opens with; without them `element`, or that of the map. */
  compared?: readonly number[];
  /** Areas that it opens with instead of the page's, and how it shows them. */
  comparedAreas?: { areas: readonly string[]; as: string } | undefined;
  /** Address of the full ranking behind the figure; absent where it ranks nothing. */
  rankingHref?: string | undefined;
}): ReactNode {
  const { element, rankingHref } = props;
  const { view, hrefOf, area, crop, release } = useDataView();
  const { words, language } = useSpeech();
  // A rank is a place by a figure, which is what can be compared.
  const { formula } = findElement(element ?? view.element) ?? {};
  const { compared = [formula?.kind === 'rank' ? formula.of : (element ?? view.element)] } = props;
  const anchor = element === undefined ? 'metadata-caption' : `element-${element}`;
  const version = release.pinned ? release.id : null;
  const comparator = { area, ...props.comparedAreas, crop: crop.id, elements: compared, version };
  return (
    <>
      {rankingHref !== undefined && (
        <p>
          <a href={version === null ? rankingHref : `${rankingHref}&v=${version}`}>
            {words('figure.ranking')}
          </a>
        </p>
      )}
      <p>
        <a href={`${hrefOf({ do: 'tab', tab: 'metadata' })}#${anchor}`}>{words('figure.definition')}</a> ·{' '}
        <a href={compareHref(language, comparator)}>{words('figure.compare')}</a>
      </p>
    </>
  );
}
