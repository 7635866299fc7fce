/** The route whose page and loader a chunk of the build holds, such as `/_public/news/`. */
export function routeOfChunk(facadeModuleId: string | null | undefined): string | undefined {
  const [, file] =
    /\/src\/routes\/(.*)\.tsx\?tsr-split=(?!errorComponent)/.exec(facadeModuleId ?? '') ?? [];
  return file === undefined ? undefined : `/${file}`.replace(/\/index$/, '/');
}
