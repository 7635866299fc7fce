import { afterAll, beforeAll, describe } from 'vitest';
import { accountSafetyTests } from '../api/account-safety.ts';
import { accountTests } from '../api/accounts.ts';
import { api, useApi } from '../api/context.ts';
import { entryTests } from '../api/entries.ts';
import { expertTests } from '../api/experts.ts';
import { fileTests } from '../api/files.ts';
import { administratorTests } from '../api/administrator.ts';
import { accessTests } from '../api/access.ts';
import { checkInTests } from '../api/check-in.ts';
import { dictionaryTests } from '../api/dictionary.ts';
import { contactProofTests } from '../api/contact-proof.ts';
import { errorLogTests } from '../api/error-log.ts';
import { cachedAnswerTests } from '../api/cached-answers.ts';
import { identityTests } from '../api/identity.ts';
import { legalTests } from '../api/legal.ts';
import { localizedTests } from '../api/localized.ts';
import { menuTests } from '../api/menu.ts';
import { noticeTests } from '../api/notices.ts';
import { optionalFieldTests } from '../api/optional-fields.ts';
import { plainPageTests } from '../api/plain-page.ts';
import { rateLimitTests } from '../api/rate-limits.ts';
import { readTests } from '../api/reading.ts';
import { referenceTests } from '../api/reference.ts';
import { refusalTests } from '../api/refusals.ts';
import { resultTests } from '../api/results.ts';
import { retentionTests } from '../api/retention.ts';
import { searchTests } from '../api/search.ts';
import { secondFactorTests } from '../api/second-factor.ts';
import { sessionTests } from '../api/session.ts';
import { shareCardTests } from '../api/share-card.ts';
import { signUpTests } from '../api/sign-up.ts';
import { staffActivityTests } from '../api/staff-activity.ts';
import { staffMatchTests } from '../api/staff-match.ts';
import { staffListTests } from '../api/staff-lists.ts';
import { staffTests } from '../api/staff.ts';
import { ownDataTests } from '../api/own-data.ts';
import { staffRightTests } from '../api/staff-rights.ts';
import { systemUserTests } from '../api/system-user.ts';
import { testApi, type OpenForTest } from './test-api.ts';

/** What the API promises, on one kind of database. */
export function apiTests(name: string, open: OpenForTest): void {
  describe(name, () => {
    beforeAll(async () => {
      useApi(await testApi(open));
    }, 60_000);
    afterAll(() => api.close());
    describe('session', sessionTests);
    describe('accounts', accountTests);
    describe('account safety', accountSafetyTests);
    describe('proof of a contact', contactProofTests);
    describe('second factor', secondFactorTests);
    describe('reading', readTests);
    describe('refusals', refusalTests);
    describe('sign-up', signUpTests);
    describe('entries', entryTests);
    describe('files', fileTests);
    describe('experts', expertTests);
    describe('access', accessTests);
    describe('limits', rateLimitTests);
    describe('reference data', referenceTests);
    describe('dictionary', dictionaryTests);
    describe('check-in', checkInTests);
    describe('system users', systemUserTests);
    describe('rights of staff', staffRightTests);
    describe('own data', ownDataTests);
    describe('error log', errorLogTests);
    describe('content in three languages', localizedTests);
    describe('identity of the site', identityTests);
    describe('legal texts', legalTests);
    describe('menu', menuTests);
    describe('lists of staff', staffListTests);
    describe('staff', staffTests);
    describe('activities of staff', staffActivityTests);
    describe('editions of staff', staffMatchTests);
    describe('cached answers', cachedAnswerTests);
    describe('results', resultTests);
    describe('notices', noticeTests);
    describe('search', searchTests);
    describe('share cards', shareCardTests);
    describe('the plain page', plainPageTests);
    describe('the administrator command', administratorTests);
    // Late: the clock of these goes on for years, which ends everybody's session.
    describe('what is held no longer', retentionTests);
    // Last: looks at the answers to all tests above.
    describe('optional fields', optionalFieldTests);
  });
}
