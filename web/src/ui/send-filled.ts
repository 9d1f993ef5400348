import type { FormEvent } from 'react';

/**
 * Opens the address of a form of filters with those fields alone that are filled: what a browser without scripts sends has the empty
 * ones, too. `isUsual` tells what need not stand in the address. `plain` is the page without filters; its query is dropped.
 */
export function sendFilled(
  event: FormEvent<HTMLFormElement>,
  plain: string,
  isUsual: (name: string, value: string) => boolean = () => false,
): void {
  const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' && !isUsual(name, value) ? [[name, value]] : [],
  );
  event.preventDefault();
  const query = new URLSearchParams(filled).toString();
  window.location.assign(`${plain.replace(/\?.*$/, '')}${query === '' ? '' : `?${query}`}`);
}
