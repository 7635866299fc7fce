import { CERTIFICATE_FIELDS } from '../../openapi/certificate-fields.ts';
import { businessRule, withField } from '../base/failure.ts';
import { placeholdersIn, rawMessage } from '../base/messages.ts';
import type { certificateTemplates } from '../database/schema.ts';
import { omitNull } from '../http/services.ts';
import { revisionOf } from '../http/revision.ts';
import type { Schemas } from '../http/types.ts';
import { storedText } from '../localized/localized.ts';

export const KINDS: readonly Schemas['CertificateKind'][] = [
  'winner',
  'entrant',
  'judge',
  'attendee',
];

const TEXTS = ['title', 'text', 'signatory', 'signatoryTitle'] as const;

export type TemplateTexts = Pick<typeof certificateTemplates.$inferSelect, (typeof TEXTS)[number]>;

/** Returns the built-in texts of a kind. */
function builtInTexts(kind: Schemas['CertificateKind']): TemplateTexts {
  const inAll = (part: 'Title' | 'Text') => ({
    CN: rawMessage('zh-CN', `${kind}${part}`),
    US: rawMessage('en-US', `${kind}${part}`),
    HK: rawMessage('zh-HK', `${kind}${part}`),
  });
  return { title: inAll('Title'), text: inAll('Text'), signatory: null, signatoryTitle: null };
}

/** Returns the texts of a kind for staff; without stored texts, the built-in ones. */
export function templateOf(
  matchInfoId: string,
  kind: Schemas['CertificateKind'],
  stored: TemplateTexts | undefined,
): Schemas['CertificateTemplate'] {
  const { title, text, signatory, signatoryTitle } = stored ?? builtInTexts(kind);
  const texts = { title, text, ...omitNull({ signatory, signatoryTitle }) };
  return { matchInfoId, kind, ...texts, revision: revisionOf(texts) };
}

/** Throws a business rule at the first text with a field that its kind lacks. */
export function checkFields(body: Schemas['CertificateTemplateBody']): void {
  const fields: readonly string[] = CERTIFICATE_FIELDS[body.kind];
  for (const part of TEXTS)
    for (const language of ['CN', 'US', 'HK'] as const) {
      const unknown = placeholdersIn(body[part]?.[language] ?? '').filter(
        (name) => !fields.includes(name),
      );
      if (unknown.length === 0) continue;
      const names = [...new Set(unknown)].map((name) => `{${name}}`).join(', ');
      throw withField(businessRule('certificateFieldUnknown', { names }), `/${part}/${language}`);
    }
}

/** Returns the columns that staff save. */
export function templateColumns(
  body: Schemas['CertificateTemplateBody'],
  before: TemplateTexts | undefined,
): TemplateTexts {
  const optional = (part: 'signatory' | 'signatoryTitle') =>
    body[part] === undefined || body[part].CN.trim() === ''
      ? null
      : storedText(body[part], before?.[part] ?? undefined);
  return {
    title: storedText(body.title, before?.title),
    text: storedText(body.text, before?.text),
    signatory: optional('signatory'),
    signatoryTitle: optional('signatoryTitle'),
  };
}
