import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

/** One of the threads that work at a challenge. */
handler({ deriveKey });
