import { afterEach } from 'vitest';
import { unmountAll } from '#web/testing/mount.ts';

// React then warns of what it renders outside of `act`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(unmountAll);
