import type { DoubtReason, EventId } from '#catalog/doubts.ts';
import { area, element, indicator, year } from '../shared-columns.ts';
import { integer, real, table, text } from '../table.ts';

/** Facts of single series and figures beside their values. */
export const seriesTables = [
  table('series_break', {
    about:
      'Breaks within single series, which no comparison spans: the first year behind one (`domain/seams.ts`).',
    columns: {
      indicator,
      element,
      area,
      year: integer(
        'first year behind a break, which no comparison spans (`domain/seams.ts`): in food balances the method of 2010 and a break of the harvest with which they step, elsewhere another edition with a step out of the ordinary',
      ),
    },
    key: ['indicator', 'element', 'area', 'year'],
  }),
  table('series_seam', {
    about:
      'Seams within single series: the first year of another edition with a step that is none out of the ordinary, so that the series goes on.',
    columns: {
      indicator,
      element,
      area,
      year: integer(
        'first year of another edition with a step that is none out of the ordinary: the series goes on',
      ),
    },
    key: ['indicator', 'element', 'area', 'year'],
  }),
  table('doubtful_figure', {
    about:
      'Figures that are not believed enough to lead (`domain/plausibility.ts`, `ingest/mappings/doubtful.csv`); they stay in `observation`.',
    columns: {
      indicator,
      element,
      area,
      year: integer('year of the figure'),
      reason: text<DoubtReason>(
        '`isolated`, `yield`, `price`, `power-of-ten`, `land`, `energy`, `re-exports`, `remainder`, `unrecorded` by rule; `input` where it rests on such a figure; `token`, `currency`, `other-crop` known errors',
      ),
      link: text('where the publisher has corrected it; empty where that is not known').nullable(),
    },
    key: ['indicator', 'element', 'area', 'year'],
  }),
  table('figure_event', {
    about:
      'Figures out of the ordinary for a known reason (`ingest/mappings/events.csv`): they are taken as they are, and no rule doubts any.',
    columns: {
      indicator,
      element,
      area,
      year: integer('year of the figure'),
      event: text<EventId>('`rwanda-1994`'),
    },
    key: ['indicator', 'element', 'area', 'year'],
  }),
  table('change', {
    about:
      'What differs from the release before: one row a figure, none where there was no release before. Values that differ by less than a billionth of their size are the same figure added up in another order.',
    columns: {
      indicator: integer('item of the figure'),
      element: integer('element of the figure'),
      year,
      area: text('area of an observation; reporter of a trade flow'),
      partner: text('partner of a trade flow; empty for observations'),
      before: real('value in the release before; empty for an added figure').nullable(),
      before_flag: text('its flag').nullable(),
      after: real('value in this release; empty for a removed figure').nullable(),
      after_flag: text('its flag').nullable(),
    },
    key: ['indicator', 'element', 'year', 'area', 'partner'],
  }),
] as const;
