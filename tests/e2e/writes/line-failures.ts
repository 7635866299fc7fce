import { allowNetworkErrors, test } from '../fixtures';
import { registerAccount } from '../own-account';
import { withNetworkCuts, withExpiredSession, type Flow } from './write';

/**
 * Tests that whatever breaks in whatever step of a flow, what the page shows is what the server
 * stores.
 */
export function survivesLineFailures(name: string, flow: Flow): void {
  // A step that waits for what never comes says so before the whole flow runs out of time.
  test.use({ actionTimeout: 15_000 });

  test(
    `${name}: a network cut in any step loses nothing and doubles nothing`,
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
    `${name}: a session that ends in any step lets it continue after the login`,
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
