import { allowNetworkErrors, test } from '../fixtures';
import { registerAccount } from '../own-account';
import { withNetworkCuts, withExpiredSession, type Flow } from './write';

/** Tests that the page’s state equals the server’s after a failure in any step of a flow. */
export function survivesNetworkFailures(name: string, flow: Flow): void {
  // The action timeout lets a stuck step fail before the whole flow times out.
  test.use({ actionTimeout: 15_000 });

  test(
    `${name}: a network error in any step loses and duplicates nothing`,
    { tag: '@slow' },
    async ({ page, problems }) => {
      test.setTimeout(240_000);
      for (const write of await flow(page, await registerAccount(page))) {
        await test.step(write.name, () => withNetworkCuts(page, write));
        write.after?.();
      }
      allowNetworkErrors(problems);
    },
  );

  test(
    `${name}: a session that ends in any step loses nothing, and the step continues after the login`,
    { tag: '@slow' },
    async ({ page, problems }) => {
      test.setTimeout(240_000);
      const account = await registerAccount(page);
      for (const write of await flow(page, account)) {
        await test.step(write.name, () => withExpiredSession(page, account, write));
        write.after?.();
      }
      allowNetworkErrors(problems);
    },
  );
}
