import { type Cluster, clusterRadius, groupShapes } from '../../map/cluster-model.ts';
import { type Frame, type MapView, toFrame } from '../../map/view.ts';
import { groupColours, ringShares } from './cluster-marks.tsx';

/** Colours of canvases: the current custom properties of the page. */
export interface Paint {
  groups: readonly string[];
  surface: string;
  ink: string;
  font: string;
}

/** Reads the colours of the page's scheme. */
export function readPaint(element: Element): Paint {
  const style = getComputedStyle(element);
  const value = (property: string): string => style.getPropertyValue(property).trim();
  return {
    groups: groupColours.map((colour) => value(colour.slice(4, -1))),
    surface: value('--surface'),
    ink: value('--ink'),
    font: `11.5px ${value('--font-sans')}`,
  };
}

/** Beyond the frame nothing is drawn. */
const margin = 24;

/** Clusters within the frame with their positions; the small ones last, above the others. */
export function visibleClusters(
  clusters: readonly Cluster[],
  view: MapView,
  frame: Frame,
): readonly { cluster: Cluster; x: number; y: number; radius: number }[] {
  return clusters.flatMap((cluster) => {
    const [x, y] = toFrame([cluster.x, cluster.y], view, frame);
    if (x < -margin || y < -margin || x > frame.width + margin || y > frame.height + margin) return [];
    return [{ cluster, x, y, radius: clusterRadius(cluster.count) }];
  });
}

/** Draws clusters and single points for a view. */
export function drawPoints(
  canvas: HTMLCanvasElement,
  clusters: readonly Cluster[],
  {
    view,
    frame,
    paint,
    countText,
  }: {
    view: MapView;
    frame: Frame;
    paint: Paint;
    countText: (count: number) => string;
  },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const ratio = Math.min(3, window.devicePixelRatio || 1);
  const [width, height] = [Math.round(frame.width * ratio), Math.round(frame.height * ratio)];
  const fits = canvas.width === width && canvas.height === height;
  if (!fits) Object.assign(canvas, { width, height });
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  // A canvas of a new size is empty. Clearing it all the same would, on paper, clear the land below it: browsers print what was drawn
  // for paper stroke by stroke.
  if (fits) context.clearRect(0, 0, frame.width, frame.height);
  context.font = paint.font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { cluster, x, y, radius } of visibleClusters(clusters, view, frame)) {
    if (cluster.count === 1) {
      drawSingle(context, cluster, { x, y, radius, paint });
      continue;
    }
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = paint.surface;
    context.fill();
    context.lineWidth = 4;
    for (const { group, from, to } of ringShares(cluster)) {
      context.beginPath();
      context.arc(x, y, radius - 2, (from - 0.25) * 2 * Math.PI, (to - 0.25) * 2 * Math.PI);
      context.strokeStyle = paint.groups[group] ?? paint.ink;
      context.stroke();
    }
    context.fillStyle = paint.ink;
    context.fillText(countText(cluster.count), x, y + 0.5);
  }
}

function drawSingle(
  context: CanvasRenderingContext2D,
  { groups }: Cluster,
  { x, y, radius, paint }: { x: number; y: number; radius: number; paint: Paint },
): void {
  const group = groups.findIndex((count) => count > 0);
  const shape = groupShapes[group] ?? 'circle';
  context.beginPath();
  if (shape === 'square') context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
  else if (shape === 'triangle') {
    context.moveTo(x, y - 1.2 * radius);
    context.lineTo(x + 1.15 * radius, y + radius);
    context.lineTo(x - 1.15 * radius, y + radius);
    context.closePath();
  } else context.arc(x, y, radius, 0, 2 * Math.PI);
  const colour = paint.groups[group] ?? paint.ink;
  context.fillStyle = shape === 'ring' ? paint.surface : colour;
  context.fill();
  context.lineWidth = shape === 'ring' ? 2 : 1;
  context.strokeStyle = shape === 'ring' ? colour : paint.surface;
  context.stroke();
}
