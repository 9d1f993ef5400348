import { afterEach } from 'vitest';
import { unmountAll } from '#web/testing/mount.ts';

// Makes React warn of renders outside of `act`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(unmountAll);
