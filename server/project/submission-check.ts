import { PATTERNS } from '../contract/specification.ts';
import type { Schemas } from '../contract/types.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** Whether a name or title is filled in and has a letter or digit. */
function named(text: string | undefined): boolean {
  return filled(text) && PATTERNS.name.test(text ?? '');
}

/** Whether a number is one of a mainland identity card: 18 digits whose last one checks the rest. */
function isIdCard(text: string): boolean {
  if (!/^[1-9]\d{16}[\dXx]$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return '10X98765432'[sum % 11] === text.at(-1)?.toUpperCase();
}

function personRules(mobile?: string, email?: string, idCard?: string): [string, boolean][] {
  return [
    ['mobile', PATTERNS.mobile.test(mobile ?? '')],
    ['email', PATTERNS.email.test(email ?? '')],
    ['idCard', isIdCard(idCard ?? '')],
  ];
}

function firstBroken(rules: readonly (readonly [field: string, holds: boolean])[]) {
  const broken = rules.find(([, holds]) => !holds)?.[0];
  return broken === undefined ? undefined : `/${broken.replaceAll('.', '/')}`;
}

/** JSON Pointer of the first field that prevents submitting an entry; undefined if none does. */
export function entryProblem(entry: Schemas['SaveProjectBody']): string | undefined {
  const { team = {}, members = [] } = entry;
  const people = personRules(team.mobile, team.email, team.idCard);
  return firstBroken([
    ['agreed', entry.agreed === true],
    ['name', named(entry.name)],
    ['domain', filled(entry.domain)],
    ['city', filled(entry.city)],
    ['stage', entry.stage !== undefined],
    ['company.name', !filled(entry.company?.name) || named(entry.company?.name)],
    ['summary', filled(entry.summary)],
    ['description', filled(entry.description)],
    ['team.leader', named(team.leader)],
    ...people.map(([field, holds]): [string, boolean] => [`team.${field}`, holds]),
    ['team.size', team.size !== undefined],
    ...members.flatMap(({ name, role, mobile }, at): [string, boolean][] => [
      [`members.${at}.name`, named(name)],
      [`members.${at}.role`, filled(role)],
      [`members.${at}.mobile`, !filled(mobile) || PATTERNS.mobile.test(mobile ?? '')],
    ]),
  ]);
}

/** JSON Pointer of the first field that prevents submitting an expert's registration. */
export function expertProblem(expert: Schemas['SaveExpertBody']): string | undefined {
  const { name, gender, mobile, email, idCard } = expert;
  return firstBroken([
    ['name', named(name)],
    ['gender', gender !== undefined],
    ...personRules(mobile, email, idCard),
    ['organisation', named(expert.organisation)],
    ['jobTitle', named(expert.jobTitle)],
    ['domains', (expert.domains ?? []).length > 0],
    ['experience', expert.experience !== undefined],
    ['bio', filled(expert.bio)],
  ]);
}
