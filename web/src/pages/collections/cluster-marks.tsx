import type { ReactNode } from 'react';
import { poolColours } from '../../charts/cards/pool-colours.ts';
import { arcPath, type Cluster, clusterRadius, groupShapes, shapePath } from '../../map/cluster-model.ts';

/** Colours of groups: custom properties, by their order; a collection without groups has the first. */
const groupColours = [...poolColours, 'var(--edge)'] as const;

function ringShares({ groups, count }: Pick<Cluster, 'groups' | 'count'>) {
  let from = 0;
  return groups.flatMap((clusterCount, group) => {
    if (clusterCount === 0) return [];
    const share = { group, from, to: from + clusterCount / count };
    from = share.to;
    return [share];
  });
}

/** Clusters with their numbers. Lengths are in box units, `unit` of them to a pixel. */
export function ClusterMarks(props: {
  clusters: readonly Cluster[];
  unit: number;
  countText: (count: number) => string;
}): ReactNode {
  const { clusters, unit, countText } = props;
  return (
    <g fontFamily="var(--font-sans)" fontSize={11.5 * unit} textAnchor="middle" fill="var(--ink)">
      {clusters.map((cluster) => {
        const { x, y, count } = cluster;
        const radius = clusterRadius(count) * unit;
        if (count === 1)
          return (
            <GroupMark
              key={`${x} ${y}`}
              {...{ x, y, radius, unit }}
              group={cluster.groups.findIndex((of) => of > 0)}
            />
          );
        return (
          <g key={`${x} ${y} ${count}`}>
            <circle cx={x} cy={y} r={radius} fill="var(--surface)" />
            {ringShares(cluster).map(({ group, from, to }) => (
              <path
                key={group}
                d={arcPath(x, y, radius - 2 * unit, from, to)}
                fill="none"
                stroke={groupColours[group]}
                strokeWidth={4 * unit}
              />
            ))}
            <text x={x} y={y} dy="0.35em">
              {countText(count)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export function GroupMark(props: {
  group: number;
  x: number;
  y: number;
  radius: number;
  unit: number;
}): ReactNode {
  const { group, x, y, radius, unit } = props;
  const shape = groupShapes[group] ?? 'circle';
  const colour = groupColours[group];
  return (
    <path
      d={shapePath(shape, x, y, radius)}
      fill={shape === 'ring' ? 'var(--surface)' : colour}
      stroke={shape === 'ring' ? colour : 'var(--surface)'}
      strokeWidth={(shape === 'ring' ? 2 : 1) * unit}
    />
  );
}
