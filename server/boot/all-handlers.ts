import type { Handlers } from '../http/types.ts';
import { auditHandlers } from '../identity/staff-right/audit-handlers.ts';
import { roleHandlers } from '../identity/staff-right/role-handlers.ts';
import { accountHandlers } from '../account/handlers.ts';
import { accountSafetyHandlers } from '../account/safety-handlers.ts';
import { attendeeHandlers } from '../activity/attendee-handlers.ts';
import { activityHandlers } from '../activity/handlers.ts';
import { configHandlers } from '../content/config/handlers.ts';
import { dictionaryHandlers } from '../content/dictionary/handlers.ts';
import { dashboardHandlers } from '../dashboard/handlers.ts';
import { errorLogHandlers } from '../ops/error-log/handlers.ts';
import { expertHandlers } from '../competition/expert/handlers.ts';
import { fileHandlers } from '../files/file/handlers.ts';
import { legalHandlers } from '../identity/legal/handlers.ts';
import { mediaHandlers } from '../files/media/handlers.ts';
import { homeHandlers } from '../home/handlers.ts';
import { activityKind } from '../activity/record-kind.ts';
import { editionKind } from '../competition/edition/record-kind.ts';
import { newsKind } from '../content/news/record-kind.ts';
import { editionHandlers } from '../competition/edition/handlers.ts';
import { newsHandlers } from '../content/news/handlers.ts';
import { ownAccountHandlers } from '../account/own-account-handlers.ts';
import { ownDataHandlers } from '../account/own-data-handlers.ts';
import { ownContactHandlers } from '../account/own-contact-handlers.ts';
import { closingHandlers } from '../account/closing-handlers.ts';
import { entryHandlers } from '../competition/entry/handlers.ts';
import { recordHandlers } from '../records/record/handlers.ts';
import { referenceHandlers } from '../content/reference/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import type { Services } from '../http/services.ts';
import { exportHandlers } from '../transfer/export/handlers.ts';
import { importHandlers } from '../transfer/import/handlers.ts';
import { secondFactorHandlers } from '../identity/second-factor/handlers.ts';
import { secondStepHandlers } from '../identity/second-factor/login-handlers.ts';
import { sessionHandlers } from '../identity/session/handlers.ts';
import { staffActivityHandlers } from '../activity/staff-handlers.ts';
import { scoringHandlers } from '../content/config/scoring-handlers.ts';
import { staffConfigHandlers } from '../content/config/staff-handlers.ts';
import { staffExpertHandlers } from '../competition/expert/staff-handlers.ts';
import { editionPublicationHandlers } from '../competition/edition/publication-handlers.ts';
import { resultHandlers } from '../competition/result/handlers.ts';
import { staffEditionHandlers } from '../competition/edition/staff-handlers.ts';
import { staffNewsHandlers } from '../content/news/staff-handlers.ts';
import { myNoticeHandlers } from '../notices/my-notice-handlers.ts';
import { staffNoticeHandlers } from '../notices/staff-handlers.ts';
import { noticeTemplateHandlers } from '../notices/template-handlers.ts';
import { changeHandlers } from '../competition/entry/change-handlers.ts';
import { entryRecordHandlers } from '../competition/entry/record-handlers.ts';
import { reviewHandlers } from '../competition/entry/review-handlers.ts';
import { staffEntryHandlers } from '../competition/entry/staff-handlers.ts';
import { staffListHandlers } from '../records/staff-list/handlers.ts';
import { cityHandlers } from '../content/reference/city-handlers.ts';
import { judgeHandlers } from '../competition/judging/handlers.ts';
import { judgeInvitationHandlers } from '../competition/judging/invitation-handlers.ts';
import { judgingRoundHandlers } from '../competition/judging/round-handlers.ts';
import { staffJudgingHandlers } from '../competition/judging/staff-handlers.ts';
import { certificateHandlers } from '../certificate/handlers.ts';
import { staffCertificateHandlers } from '../certificate/staff-handlers.ts';
import { trackHandlers } from '../competition/edition/track-handlers.ts';
import { invitationHandlers } from '../identity/system-user/invitation-handlers.ts';
import { systemUserHandlers } from '../identity/system-user/handlers.ts';
import type { WithNoticeSender } from '../notices/notice-sender.ts';
import type { WithScanner } from '../files/uploads/scanner.ts';
import type { WithViewCounts } from '../content/news/view-counts.ts';
import type { WithIdentityKeys } from '../identity/identity-document/identity-keys.ts';
import type { WithSecondFactor } from '../identity/second-factor/second-factor.ts';

type AllServices = Services &
  WithNoticeSender &
  WithScanner &
  WithViewCounts &
  WithIdentityKeys &
  WithSecondFactor;

/** Returns the handler of every operation; a missing one is a type error. */
export function allHandlers(services: AllServices): Handlers {
  return {
    ...sessionHandlers(services),
    ...secondStepHandlers(services),
    ...secondFactorHandlers(services),
    ...accountHandlers(services),
    ...configHandlers(services),
    ...legalHandlers(services),
    ...homeHandlers(services),
    ...editionHandlers(services),
    ...newsHandlers(services),
    ...activityHandlers(services),
    ...fileHandlers(services),
    ...entryHandlers(services),
    ...expertHandlers(services),
    ...referenceHandlers(services),
    ...dictionaryHandlers(services),
    ...systemUserHandlers(services),
    ...invitationHandlers(services),
    ...ownAccountHandlers(services),
    ...ownContactHandlers(services),
    ...ownDataHandlers(services),
    ...closingHandlers(services),
    ...accountSafetyHandlers(services),
    ...errorLogHandlers(services),
    ...dashboardHandlers(services),
    ...staffEntryHandlers(services),
    ...reviewHandlers(services),
    ...changeHandlers(services),
    ...entryRecordHandlers(services),
    ...staffExpertHandlers(services),
    ...staffNewsHandlers(services),
    ...myNoticeHandlers(services),
    ...staffNoticeHandlers(services),
    ...noticeTemplateHandlers(services),
    ...scoringHandlers(services),
    ...staffConfigHandlers(services),
    ...staffActivityHandlers(services),
    ...attendeeHandlers(services),
    ...exportHandlers(services),
    ...importHandlers(services),
    ...staffEditionHandlers(services),
    ...resultHandlers(services),
    ...editionPublicationHandlers(services),
    ...mediaHandlers(services),
    ...recordHandlers(services, {
      news: newsKind,
      activity: activityKind,
      match: editionKind,
    }),
    ...staffListHandlers(services),
    ...judgeHandlers(services),
    ...judgeInvitationHandlers(services),
    ...judgingRoundHandlers(services),
    ...staffJudgingHandlers(services),
    ...certificateHandlers(services),
    ...staffCertificateHandlers(services),
    ...trackHandlers(services),
    ...cityHandlers(services),
    ...roleHandlers(services),
    ...auditHandlers(services),
    ...searchHandlers(services),
  };
}
