/** External resources of PDFs: character maps, standard fonts and decoders. */
const FILES = {
  cMapUrl: import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  standardFontDataUrl: import.meta.glob<string>(
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    { query: '?url&no-inline', import: 'default', eager: true },
  ),
  wasmUrl: import.meta.glob<string>('/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
};

interface Resource {
  kind: keyof typeof FILES;
  filename: string;
}

/** Loads the external resources from this site; throws for an unknown name. */
export class PdfData {
  async fetch({ kind, filename }: Resource): Promise<Uint8Array> {
    const found = Object.entries(FILES[kind]).find(([path]) => path.endsWith(`/${filename}`));
    if (found === undefined) throw new Error(`PDF: no ${filename}`);
    // eslint-disable-next-line no-restricted-globals -- a file of the build, not an API request
    const response = await fetch(found[1]);
    return new Uint8Array(await response.arrayBuffer());
  }
}
