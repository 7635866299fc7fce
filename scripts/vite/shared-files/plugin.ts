import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { groupModules } from './group-modules.ts';

/** A first build of the scripts alone, in which each file holds what exactly the same visits need. */
async function exactChunks(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  if (!('output' in output)) throw new Error('the first build has no output');
  return output.output.filter((file) => file.type === 'chunk');
}

/**
 * Lays the modules that several pages need into files, by who needs what: nobody lists them. The
 * scripts are built twice for that, as only a build knows what is left of each module
 * (`docs/decisions/0077`).
 * @param scripts the configuration that makes the scripts, without what makes pages of them
 */
export function sharedFiles(scripts: () => InlineConfig): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'shared-files',
    apply: 'build',
    async buildStart() {
      files = groupModules(await exactChunks(scripts()));
    },
    outputOptions: (options) => {
      const splitting = options.codeSplitting;
      const groups = typeof splitting === 'object' ? (splitting.groups ?? []) : [];
      return {
        ...options,
        codeSplitting: {
          groups: [
            ...groups,
            {
              debugName: 'shared-files',
              name: (module) => files.get(module) ?? null,
              // Each module has its own place: what it imports may have another.
              includeDependenciesRecursively: false,
            },
          ],
        },
      };
    },
  };
}
