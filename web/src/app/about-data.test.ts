import { expect, it } from 'vitest';
import type { PageRequest } from '#contract/page.ts';
import { answers } from './testing/answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const editions = [
  { key: 'FBSH-2023', release: '2023' },
  { key: 'FBS-2025-10', release: '2025-10' },
].map((edition) => ({ ...edition, kind: 'assembled', carrier: '' }));

/** A series that passes to another release of its source in 2010. */
const getJson: PageRequest['getJson'] = async (address) => {
  if (address.startsWith('/api/v1/chart/'))
    return {
      data: {
        observations: [2008, 2009, 2010, 2011].map((year) => ({
          year,
          edition: year < 2010 ? 'FBSH-2023' : 'FBS-2025-10',
        })),
      },
    };
  const answer = await answers(address);
  if (address !== '/api/v1/sources') return answer;
  const [source] = answer as object[];
  return [{ ...source, key: 'faostat-fbs', editions }];
};

it.each([
  ['en', 'version of 2023 (2008–2009)', 'version of October 2025 (2010–2011)'],
  ['es', 'la edición de 2023 de la fuente (2008-2009)', 'la edición de octubre de 2025'],
  ['pt', 'da edição de 2023 da fonte (2008-2009)', 'da edição de outubro de 2025'],
])('says which years are of which release of the source: %s', async (language, ...sentences) => {
  const path = `/${language}/beans/data/consumption`;
  const { html = '' } = await render(pageRequest({ path, search: '?country=RWA', getJson }));
  const about = html.slice(
    html.indexOf('id="about-data"'),
    html.indexOf('</ul>', html.indexOf('id="about-data"')),
  );
  for (const text of sentences) expect(about).toContain(text);
});
