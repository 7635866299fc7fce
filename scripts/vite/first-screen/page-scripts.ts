/** The properties of a chunk of the build that this module reads. */
interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
}
export type Bundle = Record<string, Chunk>;

/** Adds a chunk's file and the files of all its imports to `seen`. */
function addWithImports(bundle: Bundle, file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const next of bundle[file]?.imports ?? []) addWithImports(bundle, next, seen);
}

/** Returns the route whose page or loader a chunk contains. */
function routeOf({ facadeModuleId }: Chunk): string | undefined {
  const [, file] =
    /\/src\/routes\/(.*)\.tsx\?tsr-split=(?!errorComponent)/.exec(facadeModuleId ?? '') ?? [];
  return file === undefined ? undefined : `/${file}`.replace(/\/index$/, '/');
}

/** Returns the scripts of the wanted chunks and their imports, except those in the HTML. */
function scriptsOf(bundle: Bundle, isWanted: (chunk: Chunk) => boolean): string[] {
  const start = new Set<string>();
  const found = new Set<string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.isEntry === true) addWithImports(bundle, chunk.fileName, start);
    if (isWanted(chunk)) addWithImports(bundle, chunk.fileName, found);
  }
  return [...found].filter((file) => file.endsWith('.js') && !start.has(file));
}

/** Returns the scripts of routes. */
export function routeScripts(bundle: Bundle, routeIds: readonly string[]): string[] {
  return scriptsOf(bundle, (chunk) => routeIds.includes(routeOf(chunk) ?? ''));
}

/** Returns the scripts of a message set, such as `browsing`, in a language. */
export function messageScripts(bundle: Bundle, set: string, language: string): string[] {
  const id = `virtual:messages/${language}/${set}`;
  return scriptsOf(bundle, ({ facadeModuleId }) => facadeModuleId?.endsWith(id) === true);
}
