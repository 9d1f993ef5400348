import { expect, it } from 'vitest';
import { exportFormPath } from '#contract/export-addresses.ts';
import { routeClass } from './request-trace.ts';

it.each([
  ['/*', '/en/common-beans/consumption', 'page'],
  ['/*', '/', 'page'],
  ['/*', '/en/common-beans/consumption.csv?area=BRA', 'file'],
  ['/*', '/es/common-beans/consumption.png', 'image'],
  ['/*', '/assets/app-3f2a.js', 'asset'],
  ['/*', '/favicon.ico', 'asset'],
  ['/api/v1/release', '/api/v1/release', 'data'],
  ['/api/v1/export/:table', '/api/v1/export/rows?crop=beans', 'file'],
  [exportFormPath, exportFormPath, 'form'],
  ['/healthz', '/healthz', 'other'],
  [undefined, '/nothing/here', 'other'],
])('of the route %s, %s is a request of class %s', (route, url, kind) => {
  expect(routeClass(route, url)).toBe(kind);
});
