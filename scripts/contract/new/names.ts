import { UsageFailure } from '../../support/tool-failure.ts';

/** What a new resource is called, in the forms that files and code need. */
export interface Names {
  /** `trade-fair`: folders, tag. */
  kebab: string;
  /** `tradeFair`: variables, namespace of texts. */
  camel: string;
  /** `TradeFair`: schema, components. */
  pascal: string;
  /** `trade-fairs`: address of the page. */
  plural: string;
  /** `TradeFairs`: operation and page of the list. */
  pascalPlural: string;
  /** `trade fair`, in sentences. */
  words: string;
  /** `trade fairs`, in sentences. */
  wordsPlural: string;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camelOf = (text: string) =>
  text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The names of a resource. */
export function namesOf(resource: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(resource))
    throw new UsageFailure(
      `A resource is one of its records, like sponsor or trade-fair, not "${resource}".`,
    );
  const plural = pluralOf(resource);
  return {
    kebab: resource,
    camel: camelOf(resource),
    pascal: upperFirst(camelOf(resource)),
    plural,
    pascalPlural: upperFirst(camelOf(plural)),
    words: resource.replaceAll('-', ' '),
    wordsPlural: plural.replaceAll('-', ' '),
  };
}
