/**
 * How Node runs the server: less memory and a faster start of the embedded database, at no cost that
 * a site notices. Tests and measurements run it so too.
 */
export const SERVER_FLAGS: readonly string[] = ['--liftoff-only', '--max-semi-space-size=2'];
