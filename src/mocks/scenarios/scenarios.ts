import type { RequestHandler } from 'msw';
import { PERSONAS, type Persona } from '../personas.ts';
import { createStatefulServer } from '../stateful-server.ts';
import { emptySite } from './empty.ts';
import { EXPIRED_TOKEN, expiredSession } from './expired.ts';
import { failingServer } from './failing.ts';
import { sessions } from './sessions.ts';
import { slowNetwork } from './slow.ts';

/** The user and the state that the site meets. */
export interface Scenario {
  /** Stand before the generated handlers, which answer what these leave alone. */
  handlers: RequestHandler[];
  /** The session that the browser has kept; absent: nobody is logged in. */
  session?: { token: string; phone: string };
}

const sessionOf = ({ token, user }: Persona) => ({ token, phone: user.phone });
const competitor = sessionOf(PERSONAS.competitor);

/** The names of all scenarios, in the order in which their handlers see a request. */
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

/** What each scenario adds. */
const PARTS: Readonly<Record<ScenarioName, () => Scenario>> = {
  slow: () => ({ handlers: slowNetwork }),
  failing: () => ({ handlers: failingServer }),
  expired: () => ({
    handlers: expiredSession,
    session: { ...competitor, token: EXPIRED_TOKEN },
  }),
  // Part of every scenario; named, nobody is logged in.
  anonymous: () => ({ handlers: sessions }),
  competitor: () => ({ handlers: [], session: competitor }),
  judge: () => ({ handlers: [], session: sessionOf(PERSONAS.judge) }),
  administrator: () => ({ handlers: [], session: sessionOf(PERSONAS.administrator) }),
  // A competitor, unless another user is named, whose sign-ups last until a reload.
  stateful: () => ({ handlers: createStatefulServer().handlers, session: competitor }),
  empty: () => ({ handlers: emptySite }),
};

/** Users of whom a scenario has one. */
const USERS: readonly ScenarioName[] = [
  'anonymous',
  'expired',
  'competitor',
  'judge',
  'administrator',
];

/** Combines scenarios into one, each time with a state of its own. */
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
 * Reads names of scenarios, separated by commas.
 * @throws RangeError for an unknown name, or two users
 */
export function scenarioNames(text: string): ScenarioName[] {
  const names = text.split(',').map((given) => {
    const found = SCENARIOS.find((name) => name === given.trim());
    if (found !== undefined) return found;
    throw new RangeError(`There is no scenario "${given}", but ${SCENARIOS.join(', ')}.`);
  });
  const users = USERS.filter((name) => names.includes(name));
  if (users.length > 1) throw new RangeError(`A scenario has one user, not ${users.join(', ')}.`);
  return names;
}

/**
 * The scenarios that an address names in `scenario=`, before the `#` or behind it.
 * @param onUnknown called with what is wrong with the names
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
