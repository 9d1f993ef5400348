/**
 * Whether a click asks for the view in this page. Middle clicks and clicks with a modifier belong to the browser,
 * which opens the address elsewhere.
 */
export function staysHere(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
