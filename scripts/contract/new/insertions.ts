import { ToolFailure } from '../../support/tool-failure.ts';
import type { Names } from './names.ts';

/** Text that goes into a file of the project. */
interface Insertion {
  file: string;
  /** What it goes behind; the last such place. */
  behind: RegExp;
  text: string;
}

const LANGUAGES = { CN: '新页面', HK: '新頁面' } as const;

function titleIn(language: 'CN' | 'HK' | 'US', { wordsPlural }: Names): string {
  if (language !== 'US') return LANGUAGES[language];
  return wordsPlural.charAt(0).toUpperCase() + wordsPlural.slice(1);
}

/** What the project's own files say of a new resource. */
export function insertionsFor(names: Names): Insertion[] {
  const { kebab, camel, pascalPlural, plural, words, wordsPlural } = names;
  const path = (suffix: string, pointer: string) =>
    `  /client/${kebab}${suffix}:\n    $ref: ./paths/${kebab}.yaml#/~1client~1${kebab}${pointer}\n`;
  return [
    {
      file: 'openapi/openapi.yaml',
      behind: /^ {2}- name: search\n {4}description: .*\n/m,
      text: `  - name: ${kebab}\n    description: The ${wordsPlural}.\n`,
    },
    {
      file: 'openapi/openapi.yaml',
      behind: /^paths:\n/m,
      text: path('', '') + path('/{id}', '~1%7Bid%7D'),
    },
    {
      file: 'server/all-handlers.ts',
      behind: /^import \{ searchHandlers \}.*\n/m,
      text: `import { ${camel}Handlers } from './${kebab}/handlers.ts';\n`,
    },
    {
      file: 'server/all-handlers.ts',
      behind: /^ {4}\.\.\.searchHandlers\(services\),\n/m,
      text: `    ...${camel}Handlers(),\n`,
    },
    {
      file: 'src/i18n/message-ids.ts',
      behind: /^import type search from .*\n/m,
      text: `import type ${camel} from './messages/CN/${camel}.json';\n`,
    },
    {
      file: 'src/i18n/message-ids.ts',
      behind: /^ {2}typeof search &\n/m,
      text: `  typeof ${camel} &\n`,
    },
    ...(['CN', 'US', 'HK'] as const).map((language) => ({
      file: `src/i18n/messages/${language}/route.json`,
      behind: /^ {2}"route\.Domain": .*\n/m,
      text: `  "route.${pascalPlural}": "${titleIn(language, names)}",\n`,
    })),
    {
      file: 'scripts/support/every-page.ts',
      behind: /^ {2}\{ name: 'domain', path: '\/domain' \},\n/m,
      text: `  { name: '${words}', path: '/${plural}' },\n`,
    },
    {
      file: 'tests/bench/budgets.json',
      behind: /^ {2}"pages": \[\n/m,
      text: `    {\n      "path": "/${plural}",\n      "scriptKB": 145,\n      "requests": 55\n    },\n`,
    },
  ];
}

/** The text with the insertion in its place. */
export function insert(before: string, { file, behind, text }: Insertion): string {
  const found = behind.exec(before);
  if (found === null)
    throw new ToolFailure(`${file} has no place for the new lines (${String(behind)}).`);
  const at = found.index + found[0].length;
  return before.slice(0, at) + text + before.slice(at);
}
