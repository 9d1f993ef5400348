import { describe, expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import { crops } from '#catalog/crops/index.ts';
import { sections } from '#catalog/sections/index.ts';
import { production } from '#catalog/sections/production.ts';
import { hasSection } from '#catalog/sections/section-facts.ts';
import { findLineSource } from '../pages/comparator/compare-options.ts';
import { comparedSections } from '../pages/comparator/load-comparator.ts';
import { podiumRankings } from '../pages/rankings/ranking-data.ts';
import { rankingCompareHref } from '../pages/rankings/ranking-figure.tsx';
import { parseCompare } from '../url/compare-params.ts';

const rows = (codes: readonly string[], marked = '') =>
  codes.map((code) => ({ code, selected: code === marked }));
const producers = ['IND', 'BRA', 'MMR', 'TZA', 'CHN', 'UGA', 'USA', 'MEX', 'KEN', 'ARG'];
const ofCountries = { by: 'countries', area: 'WLRD', measure: 5510, year: 2023 } as const;
const linesOf = (href: string | null) => parseCompare(new URL(href ?? '', 'http://site').search);

describe('a ranking in the comparator', () => {
  it('is bars of its year, of its first rows in the order in which they stand', () => {
    const href = rankingCompareHref('es', {
      crop: 'beans',
      section: production,
      ranking: ofCountries,
      rows: rows(producers),
      version: 'r1',
    });
    expect(href).toMatch(/^\/es\/beans\/comparator\?.*&v=r1$/);
    const { view, refused } = linesOf(href);
    expect(refused).toEqual([]);
    expect(view).toMatchObject({ kind: 'bar', year: 2023 });
    expect(view.lines.map(({ area }) => area)).toEqual(producers.slice(0, 8));
  });

  it('has the country that the page marks, though it stands further down', () => {
    const { view } = linesOf(
      rankingCompareHref('en', {
        crop: 'beans',
        section: production,
        ranking: ofCountries,
        rows: rows(producers, 'ARG'),
        version: null,
      }),
    );
    expect(view.lines.map(({ area }) => area)).toEqual([...producers.slice(0, 7), 'ARG']);
  });

  it('has of crops those of the observatory alone, and none of their groups', () => {
    const hrefOfCodes = (codes: readonly string[]) =>
      rankingCompareHref('en', {
        crop: 'beans',
        section: production,
        ranking: { by: 'crops', area: 'KEN', measure: 5510, year: 2023 },
        rows: rows(codes),
        version: null,
      });
    const { production: item } = beans.items;
    expect(linesOf(hrefOfCodes(['1', String(item), '2'])).view.lines).toEqual([
      { area: 'KEN', crop: 'beans', element: 5510 },
    ]);
    expect(hrefOfCodes(['1', '2'])).toBeNull();
  });

  it('is not offered without rows, nor of what the section does not show', () => {
    const context = { crop: 'beans', section: production, version: null } as const;
    expect(rankingCompareHref('en', { ...context, ranking: ofCountries, rows: [] })).toBeNull();
    expect(
      rankingCompareHref('en', {
        ...context,
        ranking: { ...ofCountries, measure: 1 },
        rows: rows(producers),
      }),
    ).toBeNull();
  });

  it('asks of every section and crop only for lines that the comparator has', () => {
    let offered = 0;
    for (const crop of crops)
      for (const section of sections.filter((entry) => hasSection(crop, entry)))
        for (const { country } of [...section.mapElements, ...podiumRankings(section)]) {
          const href = rankingCompareHref('en', {
            crop: crop.id,
            section,
            ranking: { ...ofCountries, measure: country },
            rows: rows(producers),
            version: null,
          });
          if (href === null) continue;
          offered += 1;
          const { view } = linesOf(href);
          expect(view.lines.map((line) => findLineSource(line, comparedSections))).not.toContain(null);
        }
    expect(offered).toBeGreaterThan(20);
  });
});
