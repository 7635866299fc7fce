import { build } from 'vite';
import { BUILD_TARGETS } from './build-settings.ts';
import { siteResolve } from './site-plugins.ts';

/**
 * Bundles a module of `src` and its imports into one classic script for the supported browsers.
 * @param input absolute path of the module
 * @param define values of names that the module declares
 */
export async function bundledScript(
  input: string,
  define: Record<string, unknown>,
): Promise<string> {
  const known: Record<string, string> = { 'process.env.NODE_ENV': '"production"' };
  for (const [name, value] of Object.entries(define)) known[name] = JSON.stringify(value);
  const output = await build({
    configFile: false,
    base: './',
    logLevel: 'error',
    publicDir: false,
    resolve: siteResolve,
    define: known,
    build: {
      write: false,
      target: BUILD_TARGETS,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [result] = [output].flat();
  if (result === undefined || !('output' in result)) throw new Error(`${input} was not built`);
  return result.output[0].code;
}
