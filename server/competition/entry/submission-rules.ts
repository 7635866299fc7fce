import { isIdentityNumber, isMasked } from '../../../openapi/identity-documents.ts';
import { PATTERNS } from '../../http/specification.ts';
import type { Schemas } from '../../http/types.ts';

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** Returns whether a name or title contains a letter or digit. */
function named(text: string | undefined): boolean {
  return filled(text) && PATTERNS.name.test(text ?? '');
}

/** Returns whether a document's number is valid for its type; masked numbers were validated when stored. */
function isIdentified({ type, number = '' }: Schemas['IdentityDocument']): boolean {
  return type !== undefined && (isMasked(number) || isIdentityNumber(type, number));
}

interface Person {
  mobile?: string | undefined;
  email?: string | undefined;
  identity?: Schemas['IdentityDocument'] | undefined;
}

function personRules({ mobile, email, identity }: Person): [string, boolean][] {
  return [
    ['mobile', PATTERNS.mobile.test(mobile ?? '')],
    ['email', PATTERNS.email.test(email ?? '')],
    ['identity.type', identity?.type !== undefined],
    ['identity.number', identity !== undefined && isIdentified(identity)],
  ];
}

function firstBroken(rules: readonly (readonly [field: string, holds: boolean])[]) {
  const broken = rules.find(([, holds]) => !holds)?.[0];
  return broken === undefined ? undefined : `/${broken.replaceAll('.', '/')}`;
}

/** Returns the JSON Pointer of the first field that prevents submitting an entry; undefined if none does. */
export function entryProblem(entry: Schemas['SaveProjectBody']): string | undefined {
  const { team = {}, members = [] } = entry;
  const people = personRules(team);
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

/** Returns the JSON Pointer of the first field that prevents submitting an expert's registration. */
export function expertProblem(expert: Schemas['SaveExpertBody']): string | undefined {
  const { name, gender } = expert;
  return firstBroken([
    ['name', named(name)],
    ['gender', gender !== undefined],
    ...personRules(expert),
    ['organisation', named(expert.organisation)],
    ['jobTitle', named(expert.jobTitle)],
    ['domains', (expert.domains ?? []).length > 0],
    ['experience', expert.experience !== undefined],
    ['bio', filled(expert.bio)],
  ]);
}
