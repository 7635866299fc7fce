import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya';

// Selectors that Playwright and ivya, its selector engine for any browser, read alike.

type Role = Parameters<typeof getByRoleSelector>[0];

/** An element by its role and its accessible name: the whole name, or what matches. */
export function byRole(role: Role, name?: string | RegExp): string {
  return getByRoleSelector(role, name === undefined ? {} : { name, exact: true });
}

/** A field by its label: the whole label, or what matches. */
export function byLabel(label: string | RegExp): string {
  return getByLabelSelector(label, { exact: true });
}

/** An element by a part of its text, or by what matches. */
export function byText(text: string | RegExp): string {
  return getByTextSelector(text);
}

/** Elements within elements. */
export function within(...selectors: readonly string[]): string {
  return selectors.join(' >> ');
}
