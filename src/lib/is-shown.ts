/** Whether an element is displayed, not in a hidden cached page. */
export function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
