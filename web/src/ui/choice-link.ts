/** The part of a click on a link that is read. */
type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>;

/**
 * Runs `choose` instead of following a link. Middle clicks and clicks with a modifier belong to the browser, which
 * opens the address elsewhere.
 */
export function chooseHere(click: LinkClick, choose: () => void): void {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  choose();
}
