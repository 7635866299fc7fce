import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Accepted steps before and after the current one, for inaccurate phone clocks. */
const WINDOW = 1;

function codesOf(secret: Uint8Array, named: { issuer?: string; label?: string } = {}): TOTP {
  const bytes = Uint8Array.from(secret);
  return new TOTP({
    ...named,
    secret: new Secret({ buffer: bytes.buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Returns an authenticator app's secret, as text to type and as the URI of a QR code. */
export function forApp(
  secret: Uint8Array,
  named: { issuer: string; label: string },
): { secret: string; uri: string } {
  const codes = codesOf(secret, named);
  return { secret: codes.secret.base32, uri: codes.toString() };
}

/** Returns the time step (since 1970) that a code belongs to; undefined for a wrong code. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? undefined : Math.floor(timestamp / (STEP_SECONDS * 1000)) + delta;
}
