import type { OperationNode, Rule } from './rule.ts';

/**
 * Requires a unique name for each business rule of an operation, the same code for a name in every
 * operation, and code 1004 exactly where `x-contact-verification` is set.
 */
export const businessRules: Rule = () => {
  const codes = new Map<string, number>();
  return {
    Operation(operation: OperationNode, { report, location }) {
      const rules = operation['x-business-rules'] ?? [];
      if (!Array.isArray(rules)) return;
      const reportProblem = (message: string) => report({ message, location: location.key() });
      const seen = new Set<string>();
      for (const { name, code } of rules as { name: string; code: number }[]) {
        if (seen.has(name)) reportProblem(`Two business rules have the name "${name}".`);
        seen.add(name);
        const known = codes.get(name) ?? code;
        codes.set(name, known);
        if (known !== code) reportProblem(`"${name}" has code ${known} elsewhere, not ${code}.`);
      }
      const verifies = operation['x-contact-verification'] !== undefined;
      if (verifies !== rules.some(({ code }: { code: number }) => code === 1004))
        reportProblem('x-contact-verification and a business rule of code 1004 go together.');
    },
  };
};
