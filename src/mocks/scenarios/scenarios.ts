import type { RequestHandler } from 'msw';
import { PERSONAS, type Persona } from '../personas.ts';
import { createStatefulServer } from '../stateful-server.ts';
import { emptySite } from './empty.ts';
import { EXPIRED_TOKEN, expiredSession } from './expired.ts';
import { failingServer } from './failing.ts';
import { sessions } from './sessions.ts';
import { slowNetwork } from './slow.ts';

/** A user and a state of the server. */
export interface Scenario {
  /** Take precedence over the generated handlers. */
  handlers: RequestHandler[];
  /** Stored session; the visitor is logged out by default. */
  session?: { token: string; phone: string };
}

const sessionOf = ({ token, user }: Persona) => ({ token, phone: user.phone });
const competitor = sessionOf(PERSONAS.competitor);

/** Names of all scenarios, in the order in which their handlers run. */
export const SCENARIOS = [
  'slow',
  'failing',
  'expired',
  'anonymous',
  'competitor',
  'judge',
  'administrator',
  'stateful',
  'empty',
] as const;

export type ScenarioName = (typeof SCENARIOS)[number];

/** Handlers and session of each scenario. */
const PARTS: Readonly<Record<ScenarioName, () => Scenario>> = {
  slow: () => ({ handlers: slowNetwork }),
  failing: () => ({ handlers: failingServer }),
  expired: () => ({
    handlers: expiredSession,
    session: { ...competitor, token: EXPIRED_TOKEN },
  }),
  // Part of every scenario; on its own, the visitor is logged out.
  anonymous: () => ({ handlers: sessions }),
  competitor: () => ({ handlers: [], session: competitor }),
  judge: () => ({ handlers: [], session: sessionOf(PERSONAS.judge) }),
  administrator: () => ({ handlers: [], session: sessionOf(PERSONAS.administrator) }),
  // A competitor, unless another user is given. Sign-ups last until a reload.
  stateful: () => ({ handlers: createStatefulServer().handlers, session: competitor }),
  empty: () => ({ handlers: emptySite }),
};

/** Scenarios that set the user; only one can be given. */
const USERS: readonly ScenarioName[] = [
  'anonymous',
  'expired',
  'competitor',
  'judge',
  'administrator',
];

/** Combines scenarios into one with its own state. */
export function scenario(...names: readonly ScenarioName[]): Scenario {
  const parts = SCENARIOS.filter((name) => name === 'anonymous' || names.includes(name)).map(
    (name) => PARTS[name](),
  );
  const session = names.includes('anonymous')
    ? undefined
    : parts.find((part) => part.session !== undefined)?.session;
  return { handlers: parts.flatMap(({ handlers }) => handlers), ...(session && { session }) };
}

/**
 * Parses names of scenarios, separated by commas.
 * @throws RangeError for an unknown name, or two users
 */
export function scenarioNames(text: string): ScenarioName[] {
  const names = text.split(',').map((given) => {
    const found = SCENARIOS.find((name) => name === given.trim());
    if (found !== undefined) return found;
    throw new RangeError(`Unknown scenario "${given}". Available: ${SCENARIOS.join(', ')}.`);
  });
  const users = USERS.filter((name) => names.includes(name));
  if (users.length > 1) throw new RangeError(`A scenario has one user, not ${users.join(', ')}.`);
  return names;
}

/**
 * Reads the scenarios of a URL from `scenario=`, before or after the `#`.
 * @param onUnknown called with the error message for invalid names
 */
export function scenariosIn(
  address: string,
  onUnknown?: (message: string) => void,
): ScenarioName[] | undefined {
  const { searchParams, hash } = new URL(address);
  const text =
    searchParams.get('scenario') ?? new URLSearchParams(hash.split('?')[1]).get('scenario');
  if (text === null) return undefined;
  try {
    return scenarioNames(text);
  } catch (error) {
    onUnknown?.((error as RangeError).message);
    return undefined;
  }
}
