import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROUTES = resolve(import.meta.dirname, '../../src/routes/_public');

/**
 * The menu as the first screen draws it before the server's has come: route name and path of each
 * route of the public site that has an `order` and is open to everyone. Read from the route files'
 * text: loading the tree would load every page.
 */
export function menuRows(): [routeName: string, path: string][] {
  const rows: { name: string; path: string; order: number }[] = [];
  for (const file of readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const text = readFileSync(join(ROUTES, file), 'utf8');
    const path = /createFileRoute\('\/_public(\/.*?)\/?'\)/.exec(text)?.[1];
    const name = /routeName: '(\w+)'/.exec(text)?.[1];
    const order = /\border: (\d+)/.exec(text)?.[1];
    if (path === undefined || name === undefined || order === undefined) continue;
    if (!/\bauthority:/.test(text)) rows.push({ name, path, order: Number(order) });
  }
  return rows.sort((a, b) => a.order - b.order).map(({ name, path }) => [name, path]);
}
