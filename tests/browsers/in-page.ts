import { Ivya } from 'ivya';

function canBeSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Elements of the page by a selector of `by.ts`: those that can be seen, or all. */
export function find(selector: string, all: boolean): Element[] {
  const ivya = Ivya.create({ browser: 'webkit' });
  const found = ivya.querySelectorAll(ivya.parseSelector(selector), document.documentElement);
  return all ? found : found.filter(canBeSeen);
}
