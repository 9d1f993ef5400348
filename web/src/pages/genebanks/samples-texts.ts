import { centreOf } from '#catalog/germplasm/genebanks.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaWords } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import type { SampleSide } from '../../url/genebanks-params.ts';
import {
  type CountrySamples,
  type SampleReport,
  type Totals,
  usualSide,
  yearOfMost,
} from './samples-model.ts';

export function headingText(words: Words, crop: string, area: string | null): string {
  const title = words(`crops.${crop}.title.genebanks`);
  return area === null ? title : words('samples.heading', { title, ...areaWords(words, area) });
}

export function periodText(formats: Formats, [first, last]: readonly [number, number]): string {
  return formats.span(first, last);
}

export function samplesText(words: Words, formats: Formats, value: number | null): string {
  return value === null ? words('samples.unknown') : formats.exact(value);
}

/** A balance with its sign. */
export function sideText(words: Words, formats: Formats, side: SampleSide, value: number | null): string {
  if (value === null) return words(side === 'balance' ? 'samples.balance.unknown' : 'samples.unknown');
  return side === 'balance' ? formats.signed(value, 0) : formats.exact(value);
}

export const shareOf = (formats: Formats, value: number | null | undefined, whole: number | null): string =>
  formats.editedPercent(whole === null || whole === 0 ? 0 : (value ?? 0) / whole, 0);

export function findingText(
  { words, formats }: { words: Words; formats: Formats },
  of: {
    crop: string;
    area: string | null;
    /** The area is an aggregate: its two sides are sums of its countries. */
    totals: Totals;
    /** All that was reported in these years, everywhere. */
    all: Totals;
    years: readonly [number, number];
    reports: readonly SampleReport[];
    receivers: readonly CountrySamples[];
    providers: readonly CountrySamples[];
    /** Region of a country without reports, and the country of it that received most. */
    near: { region: string; receiver: CountrySamples } | null;
  },
): string {
  const { crop, area, totals, all, receivers, providers, near } = of;
  const period = periodText(formats, of.years);
  if (area !== null && near !== null) {
    return words('samples.finding.near', {
      period,
      areaOf: areaWords(words, area).areaOf,
      regionIn: areaWords(words, near.region).areaIn,
      leaderOf: areaWords(words, near.receiver.iso3).areaOf,
      samples: samplesText(words, formats, near.receiver.received),
    });
  }
  if (area !== null) {
    const side = usualSide(totals);
    const part = (totals[side] ?? 0) / (all[side] ?? Number.POSITIVE_INFINITY);
    return words(totals[side] === null ? 'samples.finding.none' : `samples.finding.${side}`, {
      ...areaWords(words, area),
      ...areaSubject(words, area),
      period,
      centre: centreOf(crop, area) ?? 'none',
      samples: samplesText(words, formats, totals[side]),
      share: part < 0.01 ? 'none' : formats.editedPercent(part, 0),
      other: samplesText(words, formats, totals[side === 'received' ? 'provided' : 'received']),
      isBoth: totals.balance === null ? 'no' : 'yes',
    });
  }
  const [receiver] = receivers;
  const [provider] = providers;
  const mainYear = (country: CountrySamples | undefined, side: SampleReport['side']): string =>
    String((country && yearOfMost(of.reports, country, side)) ?? 'none');
  return words('samples.finding.world', {
    period,
    samples: samplesText(words, formats, totals.received),
    isSent: provider === undefined ? 'no' : 'yes',
    centre: (provider && centreOf(crop, provider.iso3)) ?? 'none',
    providerFrom: provider === undefined ? '' : areaWords(words, provider.iso3).areaFrom,
    sent: shareOf(formats, provider?.provided, totals.provided),
    sentIn: mainYear(provider, 'provided'),
    isReceived: receiver === undefined ? 'no' : 'yes',
    ofReceiver: (receiver && centreOf(crop, receiver.iso3)) ?? 'none',
    receiver: receiver === undefined ? '' : areaWords(words, receiver.iso3).areaThe,
    received: shareOf(formats, receiver?.received, totals.received),
    receivedIn: mainYear(receiver, 'received'),
  });
}
