import { type ReactNode, useMemo } from 'react';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { useDataView } from '../../api/data-view.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { otherAreaNames } from '../../i18n/other-area-names.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { toLocale } from '../../i18n/words.tsx';
import { CountryPicker } from '../../ui/country-picker.tsx';
import type { CountryEntry } from '../../ui/country-search.ts';
import { compareHref } from '../../url/compare-link.ts';

/** What the country modal holds: finds a country or former state by its name in any of the languages, by former names and by its codes. */
export function CountryFinder({
  onClose,
  root,
}: {
  onClose: () => void;
  /** The network whose members are found; absent for all countries. */
  root: string | undefined;
}): ReactNode {
  const { areas, view, year, allCubes, dispatch, crop, release } = useDataView();
  const { words, language } = useSpeech();
  const slice = useMemo(() => allCubes.slice(view.element, year), [allCubes, view.element, year]);
  const entries = useMemo(() => {
    const made: CountryEntry[] = [...areas.values()]
      .filter(
        ({ kind, networks }) => kind !== 'aggregate' && (root === undefined || networks?.includes(root)),
      )
      .map((area) => ({
        code: area.code,
        name: areaName(words, area.code),
        aliases: otherAreaNames(area.code),
        section: area.region ?? '',
        ...(slice != null && !slice.has(area.code)
          ? { note: words('dataPage.country.modal.withoutData', { year: String(year) }) }
          : {}),
      }));
    return made.sort((a, b) => a.name.localeCompare(b.name, toLocale(language)));
  }, [areas, root, slice, year, words, language]);
  const sections = macroRegions
    .filter((macro) => macro.code !== worldCode && macro.code !== '419')
    .flatMap((macro) => macro.regions.map((code) => ({ id: code, name: areaName(words, code) })));
  return (
    <CountryPicker
      label={words('dataPage.country.modal.label')}
      placeholder={words('dataPage.country.modal.placeholder')}
      entries={entries}
      sections={sections}
      value={view.country}
      onChoose={(country) => {
        onClose();
        const { country: first, element } = view;
        if (first === null)
          dispatch({ do: 'find', country, leavesYear: slice != null && !slice.has(country) });
        // A second country is compared with the first.
        else if (first !== country)
          location.assign(
            compareHref(language, {
              ...{ area: first, areas: [first, country], crop: crop.id, elements: [element] },
              version: release.pinned ? release.id : null,
            }),
          );
      }}
      countText={(count) => words('dataPage.country.modal.count', { count })}
      noneText={(query) => words('dataPage.country.modal.none', { query })}
    />
  );
}
