import type { NamedSource } from '#release/facts.ts';
import type { Loaded } from '../../api/loaded.ts';
import type { CompareView } from '../../url/compare-params.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { SameChange } from './compare-figures.ts';
import type { ComparedSection } from './compare-options.ts';
import type { LoadedLine, YearValues } from './load-lines.ts';

export interface ReadyComparison {
  href: string;
  title: string;
  finding: string;
  years: readonly number[];
  lines: readonly {
    label: string;
    /** The newest figure; with its year where other lines go on. */
    value: string;
    /** Whether the newest figure is doubtful. */
    isDoubtful: boolean;
    values: readonly (number | null)[];
    breaks: readonly number[];
  }[];
}

export interface ComparedAreas {
  regions: readonly string[];
  countries: readonly string[];
  former: readonly string[];
  /** Networks whose members are newer than the sums, which they have none of. */
  awaiting: readonly string[];
}

export interface ComparatorData {
  view: CompareView;
  release: { id: string; created: string; pinned: boolean };
  lines: readonly LoadedLine[];
  /** Divisors of the measure: population by area, or the World's figures by line. */
  wholes: Loaded<Readonly<Record<string, YearValues>>>;
  /** How sums of countries changed between both sides of a slope, by key of the line; of other drawings none. */
  changes: Readonly<Record<string, SameChange>>;
  /** Areas for the form; `failed` where they could not be loaded. */
  areas: Loaded<ComparedAreas>;
  sections: readonly ComparedSection[];
  /** Countries with a common border with the first one; `null` without a country. */
  neighbours: { of: string; areas: readonly string[] } | null;
  sources: Loaded<readonly NamedSource[]>;
  ready: readonly Loaded<ReadyComparison>[];
  refused: readonly string[];
  /** Lines beyond the greatest number. */
  surplus: readonly string[];
  /** Other parameters without effect. */
  ignored: readonly IgnoredParam[];
}
