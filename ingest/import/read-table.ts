import iconv from 'iconv-lite';
import { type ReadTable, readTable as readTableOf } from '#domain/imports/read-table.ts';

/** Reads a file as a table, with Windows-1252 by iconv-lite: Node 20's own decoder takes it for Latin-1. */
export const readTable = (bytes: Uint8Array, known: readonly string[]): ReadTable =>
  readTableOf(bytes, known, (text) => iconv.decode(Buffer.from(text), 'windows-1252'));
