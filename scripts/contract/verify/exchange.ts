import type { Operation } from '../document.ts';
import { CONTRACT_LANGUAGES, type ContractLanguage } from '../../support/languages.ts';
import { curlOf, send, type TrialRequest, type ReceivedResponse } from './requests.ts';
import type { Observed } from './coverage.ts';
import type { Expectation, FindProblems } from './response-problems.ts';
import type { Secrets } from './secrets.ts';
import type { SessionKind } from './workflows.ts';

/** State shared by the requests of a run. */
export interface RunContext {
  /** URL of the API. */
  server: string;
  /** Folder of the workflows, for the files that they upload. */
  folder: string;
  inputs: Record<string, string>;
  /** Reasons for missing inputs, by name. */
  missingInputs: Map<string, string>;
  /** Outputs of successful and given steps, by step id. */
  outputs: Map<string, Record<string, unknown>>;
  /** Reasons for failed steps, by step id. */
  failures: Map<string, string>;
  /** Tokens of the started sessions. */
  sessions: Map<SessionKind, string>;
  findProblems: FindProblems;
  secrets: Secrets;
  observed: Observed;
}

/** A request with its expected response. */
export interface Trial {
  operation: Operation;
  request: TrialRequest;
  expected: Expectation;
  /** `zh-CN` by default. */
  language?: ContractLanguage;
  /** Business rule that the request breaks. */
  rule?: string | undefined;
  /** Returns further problems of a response that conforms to the contract. */
  judge?: ((response: ReceivedResponse) => string[]) | undefined;
}

/** Sends a request and checks its response. */
export async function exchange(
  { server, folder, findProblems, secrets, observed }: RunContext,
  { operation, request, expected, language = CONTRACT_LANGUAGES[0], rule, judge }: Trial,
): Promise<{ response?: ReceivedResponse; problems: string[]; curl: string }> {
  const curl = curlOf(server, request, secrets);
  const response = await send(server, request, folder);
  if (typeof response === 'string') return { problems: [`no response (${response})`], curl };
  observed.record(operation, response, rule);
  const problems = findProblems(response, { operation, expected, language });
  if (problems.length === 0) problems.push(...(judge?.(response) ?? []));
  return { response, problems: problems.map((problem) => secrets.hide(problem)), curl };
}
