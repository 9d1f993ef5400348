import { z } from 'zod';

/** The variables of an environment that have a value: an empty or blank one counts as not set. */
export function givenVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value = '']) => value.trim() !== ''));
}

/** Settings by which ingest and the server find the database of the releases. Values of the environment. */
export const engineVariables = {
  /** PostgreSQL, such as `postgres://user:secret@host/name`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * `postgres` publishes releases into `DATABASE_URL` and serves them from there, the default where it is set; `sqlite`
   * serves files, and then the database keeps only requests of the export form.
   */
  RELEASE_ENGINE: z.enum(['postgres', 'sqlite']).optional(),
};

/** Address of the database that holds releases; `null` where they are files alone. */
export function releasesDatabase({
  DATABASE_URL,
  RELEASE_ENGINE,
}: {
  DATABASE_URL?: string | undefined;
  RELEASE_ENGINE?: 'postgres' | 'sqlite' | undefined;
}): string | null {
  return RELEASE_ENGINE === 'sqlite' ? null : (DATABASE_URL ?? null);
}

/**
 * Schema of PostgreSQL with the list of the releases that the database holds whole. Each has a schema of its own beside
 * it, `home`, whose name has a hash of its content.
 */
export const shelf = 'observatory';

/** Statements that make the list where it is absent. */
export const shelfDdl = `
CREATE SCHEMA IF NOT EXISTS ${shelf};
CREATE TABLE IF NOT EXISTS ${shelf}.release (
  id text COLLATE "C" PRIMARY KEY,
  home text COLLATE "C" NOT NULL UNIQUE,
  manifest text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE IF NOT EXISTS ${shelf}.served (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  id text COLLATE "C" NOT NULL REFERENCES ${shelf}.release (id),
  since timestamptz NOT NULL DEFAULT now()
);`;

/** Name of a release's schema: this and eight hexadecimal digits of a hash. */
export const homePrefix = 'release_';
