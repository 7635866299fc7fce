/**
 * Node's flags for the server, also in tests and benchmarks: less memory and a faster start of the
 * embedded database.
 */
export const SERVER_FLAGS: readonly string[] = ['--liftoff-only', '--max-semi-space-size=2'];
