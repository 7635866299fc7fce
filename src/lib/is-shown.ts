/** Returns whether an element is displayed; elements of hidden cached pages aren't. */
export function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
