import { type ReactNode, useId } from 'react';
import { useDataView } from '../api/data-view.tsx';
import { DataTable, type DataTableProps } from '../charts/data-table/data-table.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { FigureFrame } from '../ui/figure-frame.tsx';
import { ShareBar } from '../ui/share-bar.tsx';

/** The figures of a block as a table, the equal of its picture. */
export type BlockTable = Pick<DataTableProps, 'caption' | 'columns' | 'rows' | 'compareText'>;

/**
 * What every block stands in: a title that talks, the finding, an explanation to open, the picture or its table, and
 * under it source and caveats. Without JavaScript picture and table are both there.
 */
export function BlockFigure(props: {
  id: string;
  title: string;
  finding?: string | undefined;
  info: string;
  table?: BlockTable | null;
  /** Controls that belong to the block: a selector of rankings, say. */
  controls?: ReactNode;
  /** Sentences that qualify this block beyond the crop's own caveats. */
  notes?: readonly string[];
  level?: 2 | 3;
  children: ReactNode;
}): ReactNode {
  const { id, title, finding, info, table, controls, notes = [], level = 2, children } = props;
  const { view, dispatch, hrefOf, crop, section } = useDataView();
  const words = useWords();
  const tableId = useId();
  const showsTable = view.tables.includes(id) && table != null;
  const caveats = [...notes, ...crop.caveats.map((caveat) => words(`crops.${crop.id}.caveat.${caveat}`))];
  const dataTable = table != null && (
    <DataTable
      id={tableId}
      {...table}
      noValue={words('figure.table.noValue')}
      flagLabel={(flag) =>
        words(words.has(`figure.flag.${flag}`) ? `figure.flag.${flag}` : 'figure.flag.none')
      }
    />
  );
  return (
    <FigureFrame
      id={id}
      level={level}
      title={title}
      finding={finding}
      info={{ label: words('dataPage.info.show'), content: <p>{info}</p> }}
      controls={controls}
      source={
        <>
          {words('figure.source', { source: words(`${section.id}.source`) })} ·{' '}
          <a href={hrefOf({ do: 'tab', tab: 'metadata' })}>{words('figure.source.learn')}</a>
        </>
      }
      share={
        <ShareBar
          title={title}
          labels={{
            copyLink: words('frame.action.copyLink'),
            copied: words('frame.action.linkCopied'),
            failed: words('frame.action.copyFailed'),
            share: words('frame.action.share'),
            cite: words('frame.action.cite'),
          }}
        />
      }
      caveat={caveats.join(' ')}
      data={
        table != null && (
          <Button
            look="quiet"
            icon={showsTable ? 'chart' : 'table'}
            aria-pressed={showsTable}
            onClick={() => dispatch({ do: 'table', block: id })}
          >
            {words(showsTable ? 'figure.table.hide' : 'figure.table.show')}
          </Button>
        )
      }
    >
      {showsTable ? dataTable : children}
      {!showsTable && dataTable !== false && <noscript>{dataTable}</noscript>}
    </FigureFrame>
  );
}
