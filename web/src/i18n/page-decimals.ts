import { AsyncLocalStorage } from 'node:async_hooks';
import type { DecimalSign } from '#contract/page.ts';
import { decimalsFrom } from './formats.ts';

const ofPage = new AsyncLocalStorage<DecimalSign>();
decimalsFrom(() => ofPage.getStore());

/** Writes Spanish with these decimals in everything that `draw` begins, and in no other reader's page. Only the server imports this file. */
export const withDecimals = <T>(decimals: DecimalSign, draw: () => T): T => ofPage.run(decimals, draw);
