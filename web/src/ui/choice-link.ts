/** What is asked of a click on a link. */
type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>;

/**
 * Does in this page what a click on a link asks for. Middle clicks and clicks with a modifier belong to the browser, which
 * opens the address elsewhere.
 */
export function chooseHere(click: LinkClick, choose: () => void): void {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  click.preventDefault();
  choose();
}
