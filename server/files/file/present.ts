import type { Language } from '../../base/messages.ts';
import type { Schemas } from '../../http/types.ts';
import { localizeItem } from '../../localized/localized.ts';
import { templateName } from '../uploads/template-names.ts';
import type { TemplateRow } from './template-queries.ts';

/** Maps a template to the contract, in the reader's language. */
export function templateOf(
  { template: { id, title, about }, file }: TemplateRow,
  language: Language,
): Schemas['Template'] {
  const { of, mark } = localizeItem([title, about], language);
  return { name: templateName(id, file.name), title: of(title), about: of(about), ...mark };
}
