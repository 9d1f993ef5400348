import { doubtMark } from '../data-table/data-table-model.ts';
import { useExplained } from '../explained/explained.ts';
import type { PlotFormat, PlotLabels } from './plot-text.ts';
import type { Reading, ReadingRow } from './reading.ts';
import { Swatch } from './swatch.tsx';
import styles from './tooltip.module.css';

export type TooltipProps = {
  reading: Reading;
  active: number | null;
  format: PlotFormat;
  labels: PlotLabels;
  /** Pinned cards lie at the bottom of the window and have a close button. */
  pinned: boolean;
  /** A floating card that a click holds: its links can be reached. */
  held: boolean;
  /** Distance of a floating card from the left or right edge of the chart. */
  place: { side: 'left' | 'right'; distance: string; top: string };
  onClose: () => void;
};

type RowValueProps = { row: ReadingRow; period: number; format: PlotFormat; labels: PlotLabels };

function RowValue({ row, period, format, labels }: RowValueProps) {
  const explained = useExplained();
  if (row.value === null) return <span className={styles.missing}>{labels.noValue}</span>;
  const text = format.value(row.value, row.series);
  const target = labels.explain?.(row, period);
  return (
    <>
      {row.negated && row.value !== 0 && <span aria-hidden="true">−</span>}
      {target === undefined ? (
        text
      ) : (
        <a className={styles.explain} href={target.href} aria-label={target.label} {...explained(target.key)}>
          {text}
        </a>
      )}
      {row.doubt !== null && <sup className={styles.flag}>{doubtMark}</sup>}
      {row.state !== 'official' && <sup className={styles.flag}>{row.flag}</sup>}
      {row.low !== null && row.high !== null && (
        <span className={styles.range}>
          {format.value(row.low, row.series)}–{format.value(row.high, row.series)}
        </span>
      )}
    </>
  );
}

/** One card with all series of a period. Screen readers get the live region instead, so the card is hidden from them. */
export function Tooltip({ reading, active, format, labels, pinned, held, place, onClose }: TooltipProps) {
  const { rows, total } = reading;
  const [first] = rows;
  const rank =
    first === undefined || first.value === null
      ? null
      : (labels.rank?.(first.series.id, reading.period) ?? null);
  const flags = [
    ...new Set(rows.filter((row) => row.value !== null && row.state !== 'official').map((row) => row.flag)),
  ].sort();
  const reasons = (kind: 'doubt' | 'event'): string[] => [...new Set(rows.flatMap((row) => row[kind] ?? []))];
  const position = pinned ? undefined : { [place.side]: place.distance, top: place.top };
  return (
    <div
      className={styles.card}
      data-pinned={pinned || undefined}
      data-held={held || undefined}
      style={position}
      inert={!pinned && !held}
    >
      <p className={styles.head}>
        <strong>{format.period(reading.period)}</strong>
        {reading.isBreak && <span className={styles.note}>{labels.breakAt(reading.period)}</span>}
        {(pinned || held) && (
          <button type="button" className={styles.close} onClick={onClose} aria-label={labels.close}>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
              <path d="M2,2L12,12M12,2L2,12" stroke="currentColor" strokeWidth="1.5" fill="none" />
            </svg>
          </button>
        )}
      </p>
      <table className={styles.rows}>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.series.id} data-active={index === active || undefined}>
              <td className={styles.swatch}>
                <Swatch {...row.series} isByColour />
              </td>
              <th scope="row">{row.series.label}</th>
              <td className={styles.number}>
                <RowValue row={row} period={reading.period} format={format} labels={labels} />
              </td>
              <td className={styles.unit}>{row.value === null ? '' : row.series.unit}</td>
            </tr>
          ))}
        </tbody>
        {total !== null && (
          <tfoot>
            <tr>
              <td />
              <th scope="row">{labels.total}</th>
              <td className={styles.number}>{format.value(total.value, total.series)}</td>
              <td className={styles.unit}>{total.unit}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {rank !== null && <p className={styles.flags}>{rank}</p>}
      {reading.partial !== null && <p className={styles.flags}>{reading.partial}</p>}
      {reasons('doubt').map((reason) => (
        <p key={reason} className={styles.flags}>
          <b>{doubtMark}</b> {reason}
        </p>
      ))}
      {reasons('event').map((event) => (
        <p key={event} className={styles.flags}>
          {event}
        </p>
      ))}
      {flags.length > 0 && (
        <p className={styles.flags}>
          {flags.map((flag) => (
            <span key={flag}>
              <b>{flag}</b> {labels.flag(flag)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
