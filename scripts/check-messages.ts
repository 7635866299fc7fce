import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { foreignCharacters, isInLanguage } from './support/languages.ts';
import { wrongWords } from './support/glossary.ts';
import { runCommand } from './support/command-line.ts';
import { BUNDLES } from '../src/i18n/bundles.ts';

const LANGUAGES = ['CN', 'US', 'HK'] as const;
const IN_BUNDLES: ReadonlySet<string> = new Set(Object.values(BUNDLES).flat());
const TAGS = { CN: 'zh-CN', US: 'en-US', HK: 'zh-HK' } as const;

type Texts = ReadonlyMap<string, string>;

/** Reads the messages of a file as id → text. Returns one line with the reason if it can't be read. */
function readTexts(path: string): Texts | string {
  if (!existsSync(path)) return `${path}: the file is missing`;
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return `${path}: must be an object`;
    return new Map(Object.entries(parsed).map(([id, text]) => [id, String(text)]));
  } catch (error) {
    return `${path}: ${String(error)}`;
  }
}

function syntax(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the kind of a placeholder. A plural counts as a value: a translation may not need one. */
function kindOf(element: MessageFormatElement): string {
  if (element.type === TYPE.tag) return 'tag';
  if (element.type === TYPE.select) return 'select';
  if (element.type === TYPE.date || element.type === TYPE.time) return 'time';
  return 'value';
}

/** Returns all placeholders of a message as "name (kind)", sorted by name. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = `${element.value} (${kindOf(element)})`;
    if (element.type === TYPE.tag) return [own, ...placeholders(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [own];
    return [own, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
  });
  return [...new Set(found)].sort();
}

/** Returns the problem of a text: empty, malformed, or with other placeholders than the Chinese text. */
function problemOf(text: string, chinese: string): string | undefined {
  if (text.trim() === '') return 'is empty';
  const own = syntax(text);
  if (typeof own === 'string') return `is not ICU MessageFormat (${own})`;
  const other = syntax(chinese);
  if (typeof other === 'string') return undefined;
  const [wanted, got] = [other, own].map((elements) => placeholders(elements).join(', '));
  return wanted === got ? undefined : `has the placeholders "${got}", CN has "${wanted}"`;
}

/** Returns the problem of a text with characters of another language. Chinese texts may contain Latin names. */
function foreignTextProblem(
  text: string,
  language: (typeof LANGUAGES)[number],
): string | undefined {
  if (language === 'US') return isInLanguage(text, 'en-US') ? undefined : 'has Chinese characters';
  const foreign = foreignCharacters(text, TAGS[language]);
  const other = language === 'CN' ? 'traditional' : 'simplified';
  return foreign.length === 0 ? undefined : `has ${other} characters (${foreign.join('')})`;
}

function glossaryProblem(text: string, language: (typeof LANGUAGES)[number]): string | undefined {
  const words = wrongWords(text, language);
  return words.length === 0
    ? undefined
    : `has words that the glossary replaces (${words.join(', ')})`;
}

function checkNamespace(folder: string, namespace: string): string[] {
  const problems: string[] = IN_BUNDLES.has(namespace)
    ? []
    : [`${namespace}.json: src/i18n/bundles.ts lists no bundle for it`];
  const byLanguage = new Map<(typeof LANGUAGES)[number], Texts>();
  for (const language of LANGUAGES) {
    const texts = readTexts(join(folder, language, `${namespace}.json`));
    if (typeof texts === 'string') problems.push(texts);
    else byLanguage.set(language, texts);
  }
  const ids = new Set([...byLanguage.values()].flatMap((texts) => [...texts.keys()]));
  for (const id of ids) {
    if (!id.startsWith(`${namespace}.`)) {
      problems.push(`${namespace}.json: "${id}" must start with "${namespace}."`);
    }
    for (const [language, texts] of byLanguage) {
      const text = texts.get(id);
      const where = `${language}/${namespace}.json: "${id}"`;
      if (text === undefined) problems.push(`${where} is missing`);
      else {
        const problem =
          problemOf(text, byLanguage.get('CN')?.get(id) ?? text) ??
          foreignTextProblem(text, language) ??
          glossaryProblem(text, language);
        if (problem !== undefined) problems.push(`${where} ${problem}`);
      }
    }
  }
  return problems;
}

/**
 * Compares the message files of the three languages in `folder` (`CN/`, `US/`, `HK/`, one file per
 * namespace). Returns one line per problem: namespaces without a bundle, missing files and ids, ids outside
 * their namespace, empty or malformed texts, different placeholders, characters of another language, words
 * that the glossary replaces.
 */
function checkMessages(folder: string): string[] {
  const namespaces = new Set(
    LANGUAGES.flatMap((language) =>
      existsSync(join(folder, language)) ? readdirSync(join(folder, language)) : [],
    )
      .filter((name) => name.endsWith('.json'))
      .map((name) => basename(name, '.json')),
  );
  return [...namespaces].sort().flatMap((namespace) => checkNamespace(folder, namespace));
}

await runCommand('npm run i18n:check -- [<folder>]', () => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [folder = join(import.meta.dirname, '../src/i18n/messages')] = positionals;
  const problems = checkMessages(folder);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('messages: CN, US and HK have the same ids and placeholders');
});
