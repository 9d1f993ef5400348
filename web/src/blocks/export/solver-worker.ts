import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';
import { deriveInScript } from './derive-in-script.ts';

handler({ deriveKey: isSecureContext ? deriveKey : deriveInScript });
