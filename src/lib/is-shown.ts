/** Returns whether an element is displayed; those of hidden cached pages are not. */
export function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
