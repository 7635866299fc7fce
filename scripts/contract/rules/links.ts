import type { Location, Rule } from './rule.ts';

interface Known {
  location: Location;
  needsLink: boolean;
}

/**
 * Requires a response with a link to each operation that has a record in its path (`{id}`). Checks that
 * each link refers to an existing operation and parameter.
 */
export const links: Rule = () => {
  const known = new Map<string, Known & { parameters: ReadonlySet<string> }>();
  const linked: { to: string; parameters: string[]; location: Location }[] = [];
  return {
    Operation({ operationId = '', parameters = [] }, { location }) {
      const needsLink = parameters.some((one) => one.in === 'path' && one.name === 'id');
      const names = parameters.map(({ name = '' }) => name);
      known.set(operationId, { location, needsLink, parameters: new Set(names) });
    },
    Link({ operationId = '', parameters = {} }, { location }) {
      const names = Object.keys(parameters).map((name) => name.replace(/^(path|query)\./, ''));
      linked.push({ to: operationId, parameters: names, location });
    },
    Root: {
      leave(_root, { report }) {
        for (const { to, parameters, location } of linked) {
          const target = known.get(to);
          const unknown = parameters.find((name) => target?.parameters.has(name) === false);
          if (target === undefined)
            report({ message: `No operation is called "${to}".`, location });
          else if (unknown !== undefined)
            report({ message: `"${to}" has no parameter "${unknown}".`, location });
        }
        const targets = new Set(linked.map(({ to }) => to));
        for (const [id, { needsLink, location }] of known) {
          if (!needsLink || targets.has(id)) continue;
          const message = `No response links to "${id}": add a link with the source of the identifier.`;
          report({ message, location: location.key() });
        }
      },
    },
  };
};
