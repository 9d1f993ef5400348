import { DatabaseError } from 'pg';
import { IngestError } from '../errors.ts';

/** Classes of PostgreSQL's codes for missing rights of the role. */
const forbidden = new Set(['42501', '28000', '28P01', '3D000']);
/** Error code: the database's own disk is full. */
const full = '53100';

/** Error code: a write on a read-only replica. */
const following = '25006';

export const servedStays = 'The release that is served stays as it was.';

/** `host:port/name` of an address without user and secret, for messages. */
export function placeOf(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? (hostname || 'localhost')}${port === '' ? '' : `:${port}`}${pathname}`;
}

/**
 * What went wrong with the database, for the operator: `database-refused` (role, rights, name), `disk-full` or
 * `database-unusable` (not reached, ended, or any other error of it). Other errors are returned as they are.
 */
export function asDatabaseError(error: unknown, databaseUrl: string): unknown {
  if (error instanceof IngestError || !(error instanceof Error)) return error;
  const place = placeOf(databaseUrl);
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    if (code === full)
      return new IngestError('disk-full', `The disk of ${place} is full. ${servedStays}`, [], error);
    if (forbidden.has(code))
      return new IngestError(
        'database-refused',
        `${place} refuses this (${code}): ${error.message}. ${servedStays}`,
        [
          'The role of DATABASE_URL has to exist, and may have to create schemas: GRANT CREATE ON DATABASE name TO role.',
        ],
        error,
      );
    return new IngestError(
      'database-unusable',
      `${place} failed (${code}): ${error.message}. ${servedStays}`,
      code === following
        ? ['It follows another server: DATABASE_URL has to name the one that is written to.']
        : [],
      error,
    );
  }
  const code = 'code' in error ? String(error.code) : '';
  const isOfConnection =
    /^E[A-Z]+$/.test(code) ||
    /^(Connection terminated|timeout expired|Query read timeout)/.test(error.message);
  if (!isOfConnection && !(error instanceof AggregateError)) return error;
  return new IngestError(
    'database-unusable',
    `${place} cannot be reached (${code || error.message}). ${servedStays}`,
    [],
    error,
  );
}

/**
 * The same for a connection that could not be made. Faults that the client itself found (a missing password, no TLS where it is
 * required, an expired certificate) are included: `database-unusable`.
 */
export function asConnectionError(error: unknown, databaseUrl: string): unknown {
  const known = asDatabaseError(error, databaseUrl);
  if (known !== error || error instanceof IngestError || !(error instanceof Error)) return known;
  const code = 'code' in error ? ` (${error.code})` : '';
  return new IngestError(
    'database-unusable',
    `${placeOf(databaseUrl)} cannot be connected to: ${error.message}${code}. ${servedStays}`,
    ['What the address says of user, password and TLS (sslmode) has to be what the server asks for.'],
    error,
  );
}
