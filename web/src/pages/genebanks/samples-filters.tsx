import { type ReactNode, useMemo } from 'react';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { FollowedHere } from '../../blocks/list/followed.tsx';
import { ListFilters } from '../../blocks/list/list-filters.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { genebanksParams, type SampleSide, sampleSides } from '../../url/genebanks-params.ts';
import type { Samples } from './samples-model.ts';
import { useGenebanks } from './use-genebanks.ts';

/** Parameters with a field. */
const fields = ['country', 'side', 'region', 'from', 'to'];

/** Filters of side, place and year. */
export function SamplesFilters(props: {
  samples: Samples;
  regions: Readonly<Record<string, string>> | null;
  /** The side without one in the address. */
  usual: SampleSide;
}): ReactNode {
  const { samples, regions } = props;
  const { crop, view, follow, release } = useGenebanks();
  const { words, language } = useSpeech();
  const codes = useMemo(() => {
    const compare = new Intl.Collator(language).compare;
    const known = [...samples.reports, ...samples.distributions, ...samples.shipments];
    const chosen = view.country === null ? [] : [view.country];
    return [...new Set([...known.map(({ area }) => area), ...chosen])].sort((a, b) =>
      compare(areaName(words, a), areaName(words, b)),
    );
  }, [samples, view.country, words, language]);
  const places = useMemo(() => {
    const withData = new Set(codes.map((code) => regions?.[code]));
    const macros = macroRegions.filter(({ code }) => code !== worldCode);
    return macros.flatMap((macro) => {
      const inside = macro.regions.filter((code) => withData.has(code));
      return inside.length === 0 ? [] : [macro.code, ...inside.filter((code) => code !== macro.code)];
    });
  }, [codes, regions]);
  const named = (all: readonly string[]) => all.map((code) => [code, areaName(words, code)] as const);
  const [first, last] = samples.years ?? [0, 0];
  const [from, to] = [view.from ?? first, view.to ?? last];
  // A period does not end before it begins.
  const yearsBetween = (least: number, most: number) =>
    Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), String(least + at)] as const);
  return (
    <FollowedHere show={follow}>
      <ListFilters
        path={`/${language}/${crop}/data/genebanks`}
        search={null}
        fields={[
          {
            name: 'country',
            label: words('dataPage.filters.country'),
            value: view.country ?? '',
            options: [['', words('samples.allCountries')], ...named(codes)],
          },
          {
            ...{ name: 'side', label: words('samples.side') },
            ...{ value: view.side, usual: props.usual },
            options: sampleSides.map((side) => [side, words(`samples.side.${side}`)]),
          },
        ]}
        facets={[]}
        further={[
          ...(regions === null
            ? []
            : [
                {
                  name: 'region',
                  label: words('dataPage.filters.region'),
                  value: view.region ?? '',
                  options: [['', areaName(words, worldCode)] as const, ...named([...new Set(places)])],
                },
              ]),
          ...(first === last
            ? []
            : [
                {
                  ...{
                    name: 'from',
                    label: words('samples.from'),
                    value: String(from),
                    usual: String(first),
                  },
                  options: yearsBetween(Math.min(first, from), to),
                },
                {
                  ...{ name: 'to', label: words('samples.to'), value: String(to), usual: String(last) },
                  options: yearsBetween(from, Math.max(last, to)),
                },
              ]),
        ]}
        kept={genebanksParams
          .fields(view, release.pinned ? release.id : null)
          .filter(([name]) => !fields.includes(name))}
      />
    </FollowedHere>
  );
}
