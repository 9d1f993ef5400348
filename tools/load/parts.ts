import type { Part } from '../bench/report.ts';

/** What the command line gives to a part. */
export interface LoadOptions {
  /** Server to be asked; the built one is started when `null`. */
  origin: string | null;
  requests: number;
  seconds: number;
  seed: number;
}

/** A part of the report: as a benchmark's, and measured with what the command line says. */
export interface LoadPart extends Omit<Part, 'measure'> {
  /** How long each of its loads lasts where the command line does not say. */
  seconds: number;
  measure(options: LoadOptions): ReturnType<Part['measure']>;
}
