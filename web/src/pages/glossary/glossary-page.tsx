import { type ReactNode, Suspense } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { addresses } from '#contract/addresses.ts';
import { failedPart, type Loaded, loadedPart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { LoadedPage, PageContext } from '../page.ts';
import type { CropsByElement } from './glossary-entries.ts';
import { GlossaryList } from './glossary-list.tsx';

/** The catalog's glossary, with the crops that have figures in the release. */
export async function loadGlossaryPage({
  words,
  getJson,
  loadPart,
}: PageContext): Promise<LoadedPage<Loaded<CropsByElement>>> {
  const having: Record<number, string[]> = {};
  let failed = false;
  const tables = crops.flatMap((crop) => listSections(crop).map((section) => ({ crop, section })));
  for (const { crop, section } of tables) {
    const indicator = crop.items[section.indicator];
    if (indicator === null) continue;
    const address = addresses.coverage(tableName(crop, section), indicator, listElements(section));
    const coverage = await loadPart(askFor(getJson, 'coverage', address));
    failed ||= coverage.state === 'failed';
    for (const { element, years } of valueOr(coverage, { elements: [] }).elements) {
      const known = having[element] ?? [];
      if (years.length > 0 && !known.includes(crop.id)) having[element] = [...known, crop.id];
    }
  }
  return {
    status: 200,
    head: {
      title: words('about.glossary.title'),
      description: words('about.glossary.lead'),
      theme: 'GENERAL',
      search: '',
    },
    // Only when all requests succeed is it known that no crop has an element.
    data: failed ? failedPart : loadedPart(having),
  };
}

/** The glossary, below a notice of failed requests. */
export function GlossaryPage({ data }: { data: Loaded<CropsByElement> }): ReactNode {
  const words = useWords();
  return (
    <PageLayout>
      <PageTitle title={words('about.glossary.title')} finding={words('about.glossary.lead')} />
      {data.state === 'failed' && <FailedPart />}
      <Suspense fallback={<Skeleton height="100vh" label={words('dataPage.state.loading')} />}>
        <GlossaryList having={valueOr(data, null)} />
      </Suspense>
    </PageLayout>
  );
}
