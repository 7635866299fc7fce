import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = 'src/route-names.gen.ts';

/** Properties of a route's file from the router generator. */
interface RouteFile {
  /** Relative to `src/routes`. */
  filePath: string;
  /** Contains the names of layouts without a path: `/_public/signup/`. */
  routePath?: string;
  children?: unknown[];
}

/** Returns the path for links: without layouts and trailing slash. */
function linkPath(routePath: string): string {
  const segments = routePath.split('/').filter((part) => part !== '' && !part.startsWith('_'));
  return `/${segments.join('/')}`;
}

function nameIn(file: string): string | undefined {
  return /\brouteName: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1];
}

const isLayout = (routePath: string) => routePath.split('/').at(-1)?.startsWith('_') === true;

function source(routes: readonly RouteFile[]): string {
  const named = routes.flatMap(({ filePath, routePath = '' }) => {
    const name = nameIn(join('src/routes', filePath));
    return name === undefined ? [] : [{ name, routePath }];
  });
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  const pages = named.filter(({ routePath }) => !isLayout(routePath));
  const groups = named.filter(({ routePath }) => isLayout(routePath));
  return `/* eslint-disable */
// Generated from the route files by the router plugin (\`scripts/vite/route-names.ts\`). Do not edit.
import type { FileRouteTypes } from './routeTree.gen';

/** The path of each page, by its \`staticData.routeName\`. */
const routeNames = {
${pages.map(({ name, routePath }) => `  ${name}: '${linkPath(routePath)}',`).join('\n')}
} satisfies Record<string, FileRouteTypes['to']>;

/** The name of a page, as the server's menu uses it. */
export type RouteName = keyof typeof routeNames;

/** The name of a group of pages in the menu. */
export type GroupName = ${groups.map(({ name }) => `'${name}'`).join(' | ')};
`;
}

/** Writes the types of the route names whenever the route tree changes. */
export const routeNames = {
  name: 'route-names',
  onRouteTreeChanged({ routeNodes }: { routeNodes: RouteFile[] }): void {
    const text = source(routeNodes);
    if (!existsSync(GENERATED) || readFileSync(GENERATED, 'utf8') !== text)
      writeFileSync(GENERATED, text);
  },
};
