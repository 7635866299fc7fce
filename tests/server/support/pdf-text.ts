import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Font of a page as pdf.js loads it. */
interface LoadedFont {
  missingFile: boolean;
}

/** Returns the text of the first page, without spaces, and whether the file contains all its fonts. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; embedded: boolean }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((operation, index) =>
    operation === OPS.setFont ? [String((argsArray as [string][])[index]?.[0])] : [],
  );
  const fonts = names.map((name) => page.commonObjs.get(name) as LoadedFont);
  await loading.destroy();
  return {
    text: text.replaceAll(/\s/g, ''),
    embedded: fonts.length > 0 && fonts.every(({ missingFile }) => !missingFile),
  };
}
