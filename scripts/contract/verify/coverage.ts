import type { Operation } from '../document.ts';
import type { ReceivedResponse } from './requests.ts';
import { valueAt } from './expressions.ts';

/** Statuses and business rules of an operation: those that a run has received, and the others (`unseen…`). */
export interface Coverage {
  operation: string;
  statuses: string[];
  unseenStatuses: string[];
  rules: string[];
  unseenRules: string[];
}

/** Collects statuses and business rules of the responses of a run. */
export interface Observed {
  /** Records a response; `rule` is the name of the business rule that the request breaks. */
  record: (operation: Operation, response: ReceivedResponse, rule?: string) => void;
  coverage: (operations: readonly Operation[]) => Coverage[];
}

const rulesOf = ({ object }: Operation) => object['x-business-rules'] ?? [];

/** Creates an `Observed` without responses. */
export function observe(): Observed {
  const seen = new Map<string, Set<string>>();
  return {
    record: (operation, { status, json }, named) => {
      const own = seen.get(operation.id) ?? new Set();
      seen.set(operation.id, own.add(String(status)));
      const [code, msg] = [valueAt(json, '/code'), valueAt(json, '/msg')];
      const rules = rulesOf(operation).filter((rule) => rule.code === code);
      const rule = rules.find((one) =>
        named === undefined ? one.msg === msg : one.name === named,
      );
      if (rule !== undefined) own.add(rule.name);
    },
    coverage: (operations) =>
      operations.map((operation) => {
        const own = seen.get(operation.id) ?? new Set();
        const statuses = Object.keys(operation.object.responses);
        const rules = rulesOf(operation).map(({ name }) => name);
        return {
          operation: operation.id,
          statuses: statuses.filter((one) => own.has(one)),
          unseenStatuses: statuses.filter((one) => !own.has(one)),
          rules: rules.filter((one) => own.has(one)),
          unseenRules: rules.filter((one) => !own.has(one)),
        };
      }),
  };
}
