import { describe, expect, it } from 'vitest';
import { findServerModules } from './server-modules.ts';

describe('findServerModules', () => {
  it('finds the schema library and tables of routes among what a browser would load', () => {
    const server = [
      '/home/x/node_modules/zod/v4/core/schemas.js',
      '/home/x/contract/profile-routes.ts',
      '/home/x/contract/routes.ts',
    ];
    const browser = [
      '/home/x/contract/finding-limits.ts',
      '/home/x/node_modules/react/index.js',
      '/home/x/web/src/url/old-urls.ts',
    ];
    expect(findServerModules([...browser, ...server])).toEqual(server);
  });
});
