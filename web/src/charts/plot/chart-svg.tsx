import { type ReactNode, type SVGProps, useContext } from 'react';
import { PictureContext } from '../picture/picture-parts.ts';
import styles from './chart-svg.module.css';

export type ChartSvgProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'preserveAspectRatio'> & {
  /** Prefix of ids; unique on the page. */
  id: string;
  title: string;
  description: string;
  width: number;
  height: number;
  shownHeight?: string | undefined;
  stretched?: boolean;
  /** Laid out for this width and stretched to whatever the box is, with texts as they are. */
  fittedFrom?: number | undefined;
  children: ReactNode;
};

export function ChartSvg(props: ChartSvgProps): ReactNode {
  const { id, title, description, width, height, stretched = false, fittedFrom, className, children } = props;
  const look = stretched ? styles.stretched : fittedFrom === undefined ? '' : styles.fitted;
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR) picture?.add({ width, height, content: children });
  return (
    <svg
      className={`${className} ${look}`.trim()}
      data-drawn={fittedFrom}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${width} ${height}`}
      height={props.shownHeight}
      preserveAspectRatio={look === '' ? props.preserveAspectRatio : 'none'}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  );
}
