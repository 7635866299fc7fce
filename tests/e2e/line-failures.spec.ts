import { allowNetworkErrors, test } from './fixtures';
import { registerAccount } from './own-account';
import { FLOWS } from './writes/flows';
import { throughCuts, throughExpiry } from './writes/write';

// Whatever breaks in whatever step of taking part: what the page shows is what the server stores.

// A step that waits for what never comes says so before the whole flow runs out of time.
test.use({ actionTimeout: 15_000 });

for (const [name, flow] of FLOWS) {
  test(`${name}: a network cut in any step loses nothing and doubles nothing`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000);
    for (const write of await flow(page, await registerAccount(page))) {
      await test.step(write.name, () => throughCuts(page, write));
      write.after?.();
    }
    allowNetworkErrors(problems);
  });

  test(`${name}: a session that ends in any step lets it go on after the login`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000);
    const account = await registerAccount(page);
    for (const write of await flow(page, account)) {
      await test.step(write.name, () => throughExpiry(page, account, write));
      write.after?.();
    }
    allowNetworkErrors(problems);
  });
}
