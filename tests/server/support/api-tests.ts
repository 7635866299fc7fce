import { afterAll, beforeAll, describe } from 'vitest';
import { accountSafetyTests } from '../api/account-safety.ts';
import { accountTests } from '../api/accounts.ts';
import { api, setApi } from '../api/context.ts';
import { claimTests, reviewManyTests } from '../api/review-queue.ts';
import { entryNoteTests, entryVersionTests } from '../api/entry-records.ts';
import { entryTests } from '../api/entries.ts';
import { expertTests } from '../api/experts.ts';
import { fileTests } from '../api/files.ts';
import { fileAccessTests } from '../api/file-access.ts';
import { pictureAccessTests } from '../api/picture-access.ts';
import { fileUseTests } from '../api/file-uses.ts';
import { administratorTests } from '../api/administrator.ts';
import { activityListTests } from '../api/activity-lists.ts';
import { accessTests } from '../api/access.ts';
import { changeRequestTests } from '../api/change-requests.ts';
import { certificateTests } from '../api/certificates.ts';
import { checkInTests } from '../api/check-in.ts';
import { creationTests } from '../api/creations.ts';
import { deadlineTests } from '../api/deadlines.ts';
import { constraintTests } from '../api/constraints.ts';
import { dictionaryTests } from '../api/dictionary.ts';
import { contactVerificationTests } from '../api/contact-verification.ts';
import { editionLifeTests } from '../api/edition-life.ts';
import { entryRuleTests } from '../api/entry-rules.ts';
import { errorLogTests } from '../api/error-log.ts';
import { cachedResponseTests } from '../api/cached-responses.ts';
import { identityDocumentTests } from '../api/identity-documents.ts';
import { identityTests } from '../api/identity.ts';
import { invitationTests } from '../api/invitations.ts';
import { judgingConflictTests } from '../api/judging-conflicts.ts';
import { judgingTests } from '../api/judging.ts';
import { legalTests } from '../api/legal.ts';
import { localizedTests } from '../api/localized.ts';
import { mediaTests } from '../api/media.ts';
import { menuTests } from '../api/menu.ts';
import { myNoticeTests } from '../api/my-notices.ts';
import { newsTests } from '../api/news.ts';
import { noticeReachTests } from '../api/notice-reach.ts';
import { noticeTests } from '../api/notices.ts';
import { noticeTurnTests } from '../api/notice-turns.ts';
import { optionalFieldTests } from '../api/optional-fields.ts';
import { plainPageTests } from '../api/plain-page.ts';
import { rateLimitTests } from '../api/rate-limits.ts';
import { publicResponseTests } from '../api/public-responses.ts';
import { revisionTests } from '../api/revisions.ts';
import { recordTests } from '../api/records.ts';
import { referenceTests } from '../api/reference.ts';
import { refusalTests } from '../api/refusals.ts';
import { editionDateTests } from '../api/edition-dates.ts';
import { resultStageTests } from '../api/result-stages.ts';
import { resultTests } from '../api/results.ts';
import { retentionTests } from '../api/retention.ts';
import { scoringTests } from '../api/scoring.ts';
import { searchTests } from '../api/search.ts';
import { searchSpellingTests } from '../api/search-spellings.ts';
import { secondFactorTests } from '../api/second-factor.ts';
import { sessionTests } from '../api/session.ts';
import { shareCardTests } from '../api/share-card.ts';
import { signUpTests } from '../api/sign-up.ts';
import { staffActivityTests } from '../api/staff-activity.ts';
import { staffMatchTests } from '../api/staff-match.ts';
import { staffListTests } from '../api/staff-lists.ts';
import { staffTests } from '../api/staff.ts';
import { ownDataTests } from '../api/own-data.ts';
import { closingByStaffTests } from '../api/closing-by-staff.ts';
import { staffRightTests } from '../api/staff-rights.ts';
import { staffTableTests } from '../api/staff-tables.ts';
import { systemUserTests } from '../api/system-user.ts';
import { unverifiedRightsTests } from '../api/unverified-rights.ts';
import { typedTextTests } from '../api/typed-text.ts';
import type { OpenForTest } from './open-for-test.ts';
import { testApi } from './test-api.ts';

/** Runs the tests below against a server with a database of its own. */
function startOwnApi(open: OpenForTest): void {
  beforeAll(async () => {
    setApi(await testApi(open));
  });
  afterAll(() => api.close());
}

/** Declares the access tests of every operation for one kind of database. */
export function accessApiTests(name: string, open: OpenForTest): void {
  describe(name, () => {
    startOwnApi(open);
    accessTests();
  });
}

/** Declares all other tests of the API for one kind of database. */
export function apiTests(name: string, open: OpenForTest): void {
  describe(name, () => {
    startOwnApi(open);
    describe('session', sessionTests);
    describe('accounts', accountTests);
    describe('an invitation', invitationTests);
    describe('typed text', typedTextTests);
    describe('account safety', accountSafetyTests);
    describe('verification of a contact', contactVerificationTests);
    describe('second factor', secondFactorTests);
    describe('public responses', publicResponseTests);
    describe('news', newsTests);
    describe('lists of activities', activityListTests);
    describe('refusals', refusalTests);
    describe('sign-up', signUpTests);
    describe('entries', entryTests);
    describe('files', fileTests);
    describe('uses of files', fileUseTests);
    describe('access to files', fileAccessTests);
    describe('access to pictures', pictureAccessTests);
    describe('experts', expertTests);
    describe('identity documents', identityDocumentTests);
    describe('rate limits', rateLimitTests);
    describe('reference data', referenceTests);
    describe('dictionary', dictionaryTests);
    describe('idempotent creations', creationTests);
    describe('check-in', checkInTests);
    describe('deadlines', deadlineTests);
    describe('constraints of the database', constraintTests);
    describe('system users', systemUserTests);
    describe('permissions of staff', staffRightTests);
    describe('permissions', unverifiedRightsTests);
    describe('exports and imports', staffTableTests);
    describe('own data', ownDataTests);
    describe('closing of an account by staff', closingByStaffTests);
    describe('requests for changes', changeRequestTests);
    describe('versions of entries', entryVersionTests);
    describe('notes about entries', entryNoteTests);
    describe('claims of entries', claimTests);
    describe('decisions about several entries', reviewManyTests);
    describe('error log', errorLogTests);
    describe('content in three languages', localizedTests);
    describe('identity of the site', identityTests);
    describe('legal texts', legalTests);
    describe('menu', menuTests);
    describe('the scoring system', scoringTests);
    describe('certificates', certificateTests);
    describe('judging', judgingTests);
    describe('conflicts of interest in judging', judgingConflictTests);
    describe('lists of staff', staffListTests);
    describe('records of staff', recordTests);
    describe('revisions of saves', revisionTests);
    describe('the media library', mediaTests);
    describe('staff', staffTests);
    describe('activities of staff', staffActivityTests);
    describe('editions of staff', staffMatchTests);
    describe('lifecycle of an edition', editionLifeTests);
    describe('entry rules of an edition', entryRuleTests);
    describe('cached responses', cachedResponseTests);
    describe('results', resultTests);
    describe('stages of results', resultStageTests);
    describe('dates of an edition', editionDateTests);
    describe('notices', noticeTests);
    describe('reach of notices', noticeReachTests);
    describe('order of notices', noticeTurnTests);
    describe('notices under the bell', myNoticeTests);
    describe('search', searchTests);
    describe('search spellings', searchSpellingTests);
    describe('share cards', shareCardTests);
    describe('the plain page', plainPageTests);
    describe('the administrator command', administratorTests);
    // Late, because these advance the clock by years, which ends all sessions.
    describe('retention', retentionTests);
    // Last, because it examines the responses of all tests above.
    describe('optional fields', optionalFieldTests);
  });
}
