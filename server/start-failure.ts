/**
 * A reason why the server can't start that its operator can mend. `message` is one line for the
 * terminal: what is wrong, the value, the rule. It never holds a password.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
