import { type ReactNode, useId } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { useDataView } from '../../api/data-view.tsx';
import { FigureFrame, StillTable } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { Button } from '../../ui/button.tsx';
import { useDataFigure } from '../data-figure.ts';
import { FigureLinks } from '../figure-links.tsx';
import styles from './glance-block.module.css';
import { toGlanceFigure } from './glance-figure.tsx';

/** The main figures of the area and the year, as a strip; their table is in the frame of other figures. */
export function GlanceBlock({ block }: { block: BlockOf<'glance'> }): ReactNode {
  const { view, dispatch } = useDataView();
  const { words } = useSpeech();
  const figure = useDataFigure(toGlanceFigure, block);
  const titleId = useId();
  if (view.tables.includes(block.id)) return <FigureFrame figure={figure} links={<FigureLinks />} />;
  return (
    <section id={block.id} className={styles.strip} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {figure.title}
      </h2>
      {figure.picture?.()}
      {figure.rowCount > 0 && (
        <>
          <footer className={styles.foot} data-print="no">
            <Button
              look="quiet"
              icon="table"
              aria-label={words('figure.table.caption', { title: figure.title })}
              aria-expanded={false}
              onClick={() => dispatch({ do: 'table', block: block.id })}
            />
          </footer>
          <StillTable figure={figure} />
        </>
      )}
    </section>
  );
}
