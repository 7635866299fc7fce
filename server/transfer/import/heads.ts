import { LANGUAGES, message, type Language } from '../../base/messages.ts';
import type { ImportColumn } from './imported-list.ts';

/** Alternative column names by field: those of the site's pages and of earlier exports. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  id: ['项目编号', 'Entry ID', '項目編號'],
  kind: ['类别', 'Kind', '類別'],
  chineseName: ['姓名', 'Name'],
  award: ['Award'],
  mobile: ['手機號'],
  adUser: ['目錄帳號'],
  url: ['網址'],
  // Exported, but not imported.
  '': ['Rights', 'Team leader', '公司', '文件'],
};

const SIMPLIFIED = /[（(](?:简体|簡體|Simplified)[）)]$/;

/** Returns alternative spellings of a column name in Simplified Chinese. */
function looserNames(head: string): string[] {
  if (!SIMPLIFIED.test(head)) return [];
  return ['', '（中文）', ' (Chinese)'].map(
    (suffix) => head.replace(SIMPLIFIED, '').trimEnd() + suffix,
  );
}

/** Normalizes case, width and spaces. */
const plain = (head: string) => head.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();

/** Returns the name of a column in a language, as in the export. */
export function headOf({ head }: ImportColumn, language: Language): string {
  return message(language, head);
}

/**
 * Creates a lookup from a column name to its field: the field name itself, or the name of the export in any
 * language. Columns that are only exported have the field ''.
 */
export function fieldFinder(
  columns: readonly ImportColumn[],
): (head: string) => string | undefined {
  const fields = new Map<string, string>();
  const name = (head: string, field: string) => {
    if (!fields.has(plain(head))) fields.set(plain(head), field);
  };
  const heads = columns.flatMap((column) =>
    LANGUAGES.map((language) => [headOf(column, language), column.field ?? ''] as const),
  );
  for (const { field } of columns) if (field !== undefined) name(field, field);
  for (const [head, field] of heads) name(head, field);
  for (const [head, field] of heads) for (const looser of looserNames(head)) name(looser, field);
  for (const { field = '' } of columns)
    for (const synonym of SYNONYMS[field] ?? []) name(synonym, field);
  return (head) => fields.get(plain(head));
}
