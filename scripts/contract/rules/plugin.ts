import { access } from './access.ts';
import { bounds } from './bounds.ts';
import { deprecated } from './deprecated.ts';
import { descriptions } from './descriptions.ts';
import { enums } from './enums.ts';
import { envelope } from './envelope.ts';
import { errorResponses } from './error-responses.ts';
import { examples } from './examples.ts';
import { inline } from './inline.ts';
import { invalidates } from './invalidates.ts';
import { links } from './links.ts';
import { operationIds } from './operation-ids.ts';
import { paging } from './paging.ts';
import { partial } from './partial.ts';
import { repeat } from './repeat.ts';
import { revisions } from './revisions.ts';
import type { Rule } from './rule.ts';

const rules: Record<string, Rule> = {
  access,
  bounds,
  deprecated,
  descriptions,
  enums,
  envelope,
  'error-answers': errorResponses,
  examples,
  inline,
  invalidates,
  links,
  'operation-ids': operationIds,
  paging,
  partial,
  repeat,
  revisions,
};

/** The conventions of openapi/README.md, as rules of `npm run contract:lint`. */
export default function plugin(): { id: string; rules: { oas3: Record<string, Rule> } } {
  return { id: 'site', rules: { oas3: rules } };
}
