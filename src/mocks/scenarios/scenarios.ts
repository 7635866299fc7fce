import type { RequestHandler } from 'msw';
import { PERSONAS, type Persona } from '../personas.ts';
import { emptySite } from './empty.ts';
import { EXPIRED_TOKEN, expiredSession } from './expired.ts';
import { failingServer } from './failing.ts';
import { sessions } from './sessions.ts';
import { slowNetwork } from './slow.ts';
import { createStatefulServer } from '../stateful-server.ts';

/** Who or what the site meets; `dev:mock` takes its name from `?scenario=`. */
export interface Scenario {
  /** Stands before the generated handlers; what it leaves alone they answer. */
  handlers: RequestHandler[];
  /** The session that the browser has kept; absent: nobody is logged in. */
  session?: { token: string; phone: string };
}

const sessionOf = ({ token, user }: Persona) => ({ token, phone: user.phone });

const NAMES = [
  'anonymous',
  'competitor',
  'stateful',
  'judge',
  'administrator',
  'empty',
  'slow',
  'failing',
  'expired',
] as const;

export type ScenarioName = (typeof NAMES)[number];

export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  anonymous: { handlers: sessions },
  competitor: { handlers: sessions, session: sessionOf(PERSONAS.competitor) },
  // As the competitor, and what they sign up for stays signed up for until a reload.
  stateful: {
    handlers: [...sessions, ...createStatefulServer().handlers],
    session: sessionOf(PERSONAS.competitor),
  },
  judge: { handlers: sessions, session: sessionOf(PERSONAS.judge) },
  administrator: { handlers: sessions, session: sessionOf(PERSONAS.administrator) },
  empty: { handlers: [...emptySite, ...sessions] },
  slow: { handlers: [...slowNetwork, ...sessions] },
  failing: { handlers: failingServer },
  expired: {
    handlers: [...expiredSession, ...sessions],
    session: { token: EXPIRED_TOKEN, phone: PERSONAS.competitor.user.phone },
  },
};

/**
 * The scenario that an address names in `scenario=`, before the `#` or behind it.
 * @param onUnknown called with a name that no scenario has, with those that there are
 */
export function scenarioIn(
  address: string,
  onUnknown?: (message: string) => void,
): ScenarioName | undefined {
  const { searchParams, hash } = new URL(address);
  const name =
    searchParams.get('scenario') ?? new URLSearchParams(hash.split('?')[1]).get('scenario');
  const found = NAMES.find((one) => one === name);
  if (name !== null && found === undefined)
    onUnknown?.(`There is no scenario "${name}", but ${NAMES.join(', ')}.`);
  return found;
}
