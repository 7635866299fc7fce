import { tanstackRouter } from '@tanstack/router-plugin/vite';
import type { PluginOption } from 'vite';
import { routeNames } from './route-names.ts';

/**
 * Generates the route tree from `src/routes`. Each page and its loader have their own chunk, so that the
 * entry chunk contains no validators of pages.
 */
export function routeTree(): PluginOption {
  return tanstackRouter({
    target: 'react',
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/routeTree.gen.ts',
    routeFileIgnorePattern: '\\.css$',
    autoCodeSplitting: true,
    codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent']] },
    quoteStyle: 'single',
    semicolons: true,
    plugins: [routeNames],
  });
}
