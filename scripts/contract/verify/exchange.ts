import type { Operation } from '../document.ts';
import { CONTRACT_LANGUAGES, type ContractLanguage } from '../../support/languages.ts';
import { curlOf, send, type Call, type ReceivedResponse } from './calls.ts';
import type { Observed } from './coverage.ts';
import type { Expectation, FindProblems } from './response-problems.ts';
import type { Secrets } from './secrets.ts';
import type { SessionKind } from './workflows.ts';

/** What the requests of one run share. */
export interface RunContext {
  /** Address of the API. */
  server: string;
  /** Folder of the workflows, for the files that they upload. */
  folder: string;
  inputs: Record<string, string>;
  /** Why an input has no value, by its name. */
  missingInputs: Map<string, string>;
  /** Outputs of the steps that succeeded or are given, by their ids. */
  outputs: Map<string, Record<string, unknown>>;
  /** Why a step did not succeed, by its id. */
  failures: Map<string, string>;
  /** Tokens of the sessions that have begun. */
  sessions: Map<SessionKind, string>;
  findProblems: FindProblems;
  secrets: Secrets;
  observed: Observed;
}

/** A request and what the contract says about its response. */
export interface Trial {
  operation: Operation;
  call: Call;
  expected: Expectation;
  /** `zh-CN` unless stated. */
  language?: ContractLanguage;
  /** The business rule that the request breaks. */
  rule?: string | undefined;
  /** Returns what is wrong with a response that fits the contract. */
  judge?: ((response: ReceivedResponse) => string[]) | undefined;
}

/** Sends a request and judges its response. */
export async function exchange(
  { server, folder, findProblems, secrets, observed }: RunContext,
  { operation, call, expected, language = CONTRACT_LANGUAGES[0], rule, judge }: Trial,
): Promise<{ response?: ReceivedResponse; problems: string[]; curl: string }> {
  const curl = curlOf(server, call, secrets);
  const response = await send(server, call, folder);
  if (typeof response === 'string') return { problems: [`no response (${response})`], curl };
  observed.see(operation, response, rule);
  const problems = findProblems(response, { operation, expected, language });
  if (problems.length === 0) problems.push(...(judge?.(response) ?? []));
  return { response, problems: problems.map((problem) => secrets.hide(problem)), curl };
}
