import { KEPT_WORDS, MAINLAND_WORDS, OTHER_WORDS } from '../../server/localized/hong-kong-words.ts';

/** Words that the site's texts avoid, each with the word that they use, by language. */
const GLOSSARY = {
  CN: [
    ['专家登记', '专家报名'],
    ['登记成为', '报名成为'],
    ['登陆', '登录'],
    ['帐号', '账号'],
    ['帐户', '账号'],
    ['恢复代码', '恢复码'],
    ['参与者', '参加者'],
    ['你', '您'],
    ['「', '“'],
    ['」', '”'],
  ],
  US: [
    ['e-mail', 'email'],
    ['E-mail', 'Email'],
    ['user name', 'username'],
    ['domain', 'track'],
    ['somebody', 'someone'],
  ],
  HK: [...MAINLAND_WORDS, ...OTHER_WORDS],
} as const;

/** Returns the words of a text that the glossary replaces, each as "found → use". */
export function wrongWords(text: string, language: keyof typeof GLOSSARY): string[] {
  const rest = KEPT_WORDS.reduce((left, word) => left.replaceAll(word, ''), text);
  return GLOSSARY[language]
    .filter(([found]) => rest.includes(found))
    .map(([found, use]) => `${found} → ${use}`);
}
