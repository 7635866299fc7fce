import { tanstackRouter } from '@tanstack/router-plugin/vite';
import type { PluginOption } from 'vite';
import { routeNames } from './route-names.ts';

/**
 * File-based routes of `src/routes`, each page with its loader in a chunk of its own, so that the
 * entry chunk holds no page's validators.
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
