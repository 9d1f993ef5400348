import { openTree, replace } from './invent.ts';

const mark = `import type { ReactNode } from 'react';
import { type Channels, toPoints } from '../channels.ts';
import { tenth } from '../paths.ts';

/** A stroke from the ground up to each value. */
export function Stem({ colour, ...channels }: Channels & { colour: string }): ReactNode {
  const ground = tenth(channels.scales.y(0));
  const d = toPoints(channels).flatMap((point) => (point === null ? [] : \`M\${point.x},\${ground}V\${point.y}\`));
  return <path data-mark="stem" d={d.join('')} stroke={colour} fill="none" />;
}
`;

const chart = `import { memo, useMemo } from 'react';
import type { ComboChartProps } from '../combo-chart/combo-chart.tsx';
import { Stem } from '../plot/marks/stem.tsx';
import { PlotChart } from '../plot/plot-chart.tsx';
import type { PlotModel } from '../plot/plot-model.ts';

const stems = ({ rows, periods, scales }: PlotModel) =>
  rows.map(({ series, to }) => (
    <Stem
      key={series.id}
      x={periods}
      y={to}
      scales={{ x: scales.x, y: scales[series.axis] }}
      colour={series.colour}
    />
  ));

/** Points on stems, over the years. */
export const Lollipops = memo(function Lollipops({ years, year, series, ...props }: ComboChartProps) {
  const points = useMemo(() => series.map((one) => ({ ...one, mark: 'points' as const })), [series]);
  return <PlotChart {...props} periods={years} period={year} series={points} marks={stems} legend="always" />;
});
`;

const test = `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lollipops } from './lollipops.tsx';

test('a stem leads from zero to each value', () => {
  const html = renderToStaticMarkup(
    <Lollipops
      id="harvests"
      title=""
      description=""
      years={[2020, 2021, 2022]}
      series={[
        { id: 'a', label: '', unit: 't', axis: 'left', mark: 'points', colour: 'red', values: [1, null, 3] },
      ]}
      hidden={[]}
      breaks={[]}
      format={{ axis: (ticks) => ({ labels: ticks.map(String), head: '' }), period: String, value: String }}
      labels={{
        keyboardHint: '',
        legend: '',
        total: '',
        noValue: '',
        state: String,
        allOf: String,
        close: '',
        flag: String,
        breakAt: String,
        announce: () => '',
      }}
      empty=""
    />,
  );
  expect(/data-mark="stem" d="([^"]+)"/.exec(html)?.[1]?.match(/V/g)).toHaveLength(2);
});
`;

const words = {
  en: { name: 'Harvests', of: 'Harvests {cropOf}', info: 'Each stem is the harvest of a year.' },
  es: { name: 'Cosechas', of: 'Cosechas {cropOf}', info: 'Cada tallo es la cosecha de un año.' },
  pt: { name: 'Colheitas', of: 'Colheitas {cropOf}', info: 'Cada haste é a colheita de um ano.' },
};

/** Adds a mark, and a kind of chart that it draws, to a copy of the tree by CONTRIBUTING.md. */
export function inventChart(tree: string): { mark: readonly string[]; chart: readonly string[] } {
  const { files, read, readWords, write } = openTree(tree);
  write('web/src/charts/plot/marks/stem.tsx', mark);
  const markFiles = [...files];

  write('web/src/charts/lollipops/lollipops.tsx', chart);
  write('web/src/charts/lollipops/lollipops.test.tsx', test);
  const figure = 'web/src/blocks/charts/chart-figure.tsx';
  write(
    figure,
    replace(
      read(figure),
      [
        "import { Facets } from '../../charts/facets/facets.tsx';",
        "import { Facets } from '../../charts/facets/facets.tsx';\nimport { Lollipops } from '../../charts/lollipops/lollipops.tsx';",
      ],
      ['<ComboChart\n', '<Drawn\n'],
      [
        '  const texts = { id: figureId(chart)',
        "  const Drawn = chart.kind === 'lollipops' ? Lollipops : ComboChart;\n  const texts = { id: figureId(chart)",
      ],
    ),
  );
  write(
    'catalog/section.ts',
    replace(read('catalog/section.ts'), [
      '  series: readonly SeriesDefinition[];\n',
      "  series: readonly SeriesDefinition[];\n  /** What draws it; bars, lines and points without it. */\n  kind?: 'lollipops';\n",
    ]),
  );
  write(
    'catalog/sections/production.ts',
    replace(read('catalog/sections/production.ts'), [
      "        {\n          id: 'area-yield',",
      "        {\n          id: 'harvests',\n          kind: 'lollipops',\n          series: [{ element: both(codes.PRODUCTION), mark: 'points', axis: 'left', colour: 'production' }],\n        },\n        {\n          id: 'area-yield',",
    ]),
  );
  for (const [language, { name, of, info }] of Object.entries(words)) {
    const path = `locales/${language}/production.json`;
    const key = 'production.charts.harvests';
    const added = {
      [`${key}.name`]: name,
      [`${key}.title`]: `${of}, {area}, {firstYear}${language === 'en' ? '–' : '-'}{lastYear}`,
      [`${key}.info`]: info,
      [`${key}.caption`]: `${of}, {area}`,
    };
    write(path, `${JSON.stringify({ ...readWords(path), ...added }, null, 2)}\n`);
  }
  return { mark: markFiles, chart: files.slice(markFiles.length) };
}
