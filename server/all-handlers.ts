import type { Handlers } from './contract/types.ts';
import { auditHandlers } from './staff-right/audit-handlers.ts';
import { roleHandlers } from './staff-right/role-handlers.ts';
import { accountHandlers } from './account/handlers.ts';
import { accountSafetyHandlers } from './account/safety-handlers.ts';
import { attendeeHandlers } from './activity/attendee-handlers.ts';
import { activityHandlers } from './activity/handlers.ts';
import { configHandlers } from './config/handlers.ts';
import { dictionaryHandlers } from './dictionary/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { errorLogHandlers } from './error-log/handlers.ts';
import { expertHandlers } from './expert/handlers.ts';
import { fileHandlers } from './file/handlers.ts';
import { legalHandlers } from './legal/handlers.ts';
import { mediaHandlers } from './media/handlers.ts';
import { homeHandlers } from './home/handlers.ts';
import { activityKind } from './activity/record-kind.ts';
import { matchKind } from './match/record-kind.ts';
import { newsKind } from './news/record-kind.ts';
import { matchHandlers } from './match/handlers.ts';
import { newsHandlers } from './news/handlers.ts';
import { ownAccountHandlers } from './account/own-account-handlers.ts';
import { ownDataHandlers } from './account/own-data-handlers.ts';
import { ownContactHandlers } from './account/own-contact-handlers.ts';
import { projectHandlers } from './project/handlers.ts';
import { recordHandlers } from './record/handlers.ts';
import { referenceHandlers } from './reference/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import type { Services } from './services.ts';
import { exportHandlers } from './staff-export/handlers.ts';
import { importHandlers } from './staff-import/handlers.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { secondStepHandlers } from './second-factor/login-handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { staffActivityHandlers } from './activity/staff-handlers.ts';
import { scoringHandlers } from './config/scoring-handlers.ts';
import { staffConfigHandlers } from './config/staff-handlers.ts';
import { staffExpertHandlers } from './expert/staff-handlers.ts';
import { matchPublicationHandlers } from './match/publication-handlers.ts';
import { staffMatchHandlers } from './match/staff-handlers.ts';
import { staffNewsHandlers } from './news/staff-handlers.ts';
import { myNoticeHandlers } from './notices/my-notice-handlers.ts';
import { staffNoticeHandlers } from './notices/staff-handlers.ts';
import { noticeTemplateHandlers } from './notices/template-handlers.ts';
import { staffProjectHandlers } from './project/staff-handlers.ts';
import { staffListHandlers } from './staff-list/handlers.ts';
import { cityHandlers } from './reference/city-handlers.ts';
import { trackHandlers } from './match/track-handlers.ts';
import { invitationHandlers } from './system-user/invitation-handlers.ts';
import { systemUserHandlers } from './system-user/handlers.ts';
import type { WithNoticeSender } from './notices/notice-sender.ts';
import type { WithScanner } from './uploads/scanner.ts';
import type { WithViewCounts } from './news/view-counts.ts';
import type { WithIdentityKeys } from './identity-document/identity-keys.ts';
import type { WithSecondFactor } from './second-factor/second-factor.ts';

/** The handler of every operation; one that is missing is a type error here. */
/** What all handlers together work with. */
type AllServices = Services &
  WithNoticeSender &
  WithScanner &
  WithViewCounts &
  WithIdentityKeys &
  WithSecondFactor;

export function allHandlers(services: AllServices): Handlers {
  return {
    ...sessionHandlers(services),
    ...secondStepHandlers(services),
    ...secondFactorHandlers(services),
    ...accountHandlers(services),
    ...configHandlers(services),
    ...legalHandlers(services),
    ...homeHandlers(services),
    ...matchHandlers(services),
    ...newsHandlers(services),
    ...activityHandlers(services),
    ...fileHandlers(services),
    ...projectHandlers(services),
    ...expertHandlers(services),
    ...referenceHandlers(services),
    ...dictionaryHandlers(services),
    ...systemUserHandlers(services),
    ...invitationHandlers(services),
    ...ownAccountHandlers(services),
    ...ownContactHandlers(services),
    ...ownDataHandlers(services),
    ...accountSafetyHandlers(services),
    ...errorLogHandlers(services),
    ...dashboardHandlers(services),
    ...staffProjectHandlers(services),
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
    ...staffMatchHandlers(services),
    ...matchPublicationHandlers(services),
    ...mediaHandlers(services),
    ...recordHandlers(services, {
      news: newsKind,
      activity: activityKind,
      match: matchKind,
    }),
    ...staffListHandlers(services),
    ...trackHandlers(services),
    ...cityHandlers(services),
    ...roleHandlers(services),
    ...auditHandlers(services),
    ...searchHandlers(services),
  };
}
