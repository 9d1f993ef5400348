import { expect, it } from 'vitest';
import type { RouteContract } from './route.ts';
import { routes } from './routes.ts';

it('docs/api-paths.md lists every route; --update writes it', async () => {
  const rows = Object.values<RouteContract>(routes).map(({ path, query, summary }) => {
    const names = Object.keys(query.shape).filter((name) => name !== 'v');
    return `| \`${path.replaceAll(/:(\w+)/g, '{$1}')}\` | ${names.join(', ')} | ${summary} |`;
  });
  const text = `# Paths of the API
Every path with its query parameters, written from \`contract/routes.ts\`. All are GET and HEAD. Each also takes \`v\`, the id of a release.
\`/api/openapi.json\` has the type of every parameter and answer; [api.md](api.md) explains them.

| Path | Query | Answer |
|---|---|---|
${rows.join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/api-paths.md');
});
