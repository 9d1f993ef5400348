export type Point = { x: number; y: number };
export type Rect = { x: number; y: number; width: number; height: number };

/** Rounds a coordinate to a tenth of a pixel: finer steps cannot be seen and cost bytes. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)},${tenth(y)}`).join('');
}

export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return '';
  return `${linePath([...upper, ...[...lower].reverse()])}Z`;
}

export const rectPath = ({ x, y, width, height }: Rect): string =>
  `M${tenth(x)},${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`;
