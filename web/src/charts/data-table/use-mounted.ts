import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether scripts answer what is drawn: not on the server, nor in the first drawing that takes the server's over. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
