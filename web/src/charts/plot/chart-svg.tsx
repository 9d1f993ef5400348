import { type ReactNode, type SVGProps, useContext } from 'react';
import { PictureContext } from '../picture/picture-parts.ts';
import styles from './chart-svg.module.css';

export type ChartSvgProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'preserveAspectRatio'> & {
  /** Prefix of ids; unique on the page. */
  id: string;
  title: string;
  description: string;
  /** Size that the drawing is laid out for. */
  width: number;
  height: number;
  /** Height on the page, where the style sheet does not give it. */
  shownHeight?: string | undefined;
  /** The box is not measured yet. */
  stretched: boolean;
  children: ReactNode;
};

/** A drawing with its name and description, as wide as its box, also before that is measured. */
export function ChartSvg(props: ChartSvgProps): ReactNode {
  const { id, title, description, width, height, stretched, className, children } = props;
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR) picture?.add({ width, height, content: children });
  return (
    <svg
      className={stretched ? `${className} ${styles.stretched}` : className}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${width} ${height}`}
      height={props.shownHeight}
      preserveAspectRatio={stretched ? 'none' : props.preserveAspectRatio}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {children}
    </svg>
  );
}
