import { runsOf, type FontName, type Run } from './fonts.ts';

/** Line of text with the width of each run. */
export interface Line {
  runs: (Run & { width: number })[];
  width: number;
}

interface Options {
  size: number;
  maxWidth: number;
  preferred: FontName;
  /** Returns the width of a text in a font and size. */
  widthOf: (text: string, font: FontName, size: number) => number;
}

/**
 * Matches the parts of a text between which a line may break: a word, or a Chinese character with its
 * punctuation.
 */
const PART =
  /[“‘「『（《【]*(?:\p{Script=Han}|[^\s\p{Script=Han}“‘「『（《【”’」』）》】，。、；：！？]+)[”’」』）》】，。、；：！？]*\s*|\S+\s*/gu;

/** Breaks a paragraph into lines; characters without a font are as wide as a Chinese character. */
function linesOf(paragraph: string, { size, maxWidth, preferred, widthOf }: Options): Line[] {
  const measured = (text: string): Line => {
    const runs = runsOf(text, preferred).map((run) => ({
      ...run,
      width: run.font === undefined ? size : widthOf(run.text, run.font, size),
    }));
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
  };
  const lines: Line[] = [];
  let text = '';
  for (const [part] of paragraph.matchAll(PART)) {
    if (text !== '' && measured((text + part).trimEnd()).width > maxWidth) {
      lines.push(measured(text.trimEnd()));
      text = '';
    }
    text += part;
  }
  return text === '' ? lines : [...lines, measured(text.trimEnd())];
}

/** Breaks a text into lines of similar width. */
export function balancedLines(text: string, options: Options): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = linesOf(paragraph, options);
    if (lines.length < 2) return lines;
    const total = lines.reduce((sum, { width }) => sum + width, 0);
    const narrower = linesOf(paragraph, {
      ...options,
      maxWidth: Math.min(options.maxWidth, total / lines.length + 2 * options.size),
    });
    return narrower.length === lines.length ? narrower : lines;
  });
}
