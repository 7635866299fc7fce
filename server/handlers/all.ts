import type { Handlers } from '../contract/types.ts';
import { accountHandlers } from './account.ts';
import { accountSafetyHandlers } from './account-safety.ts';
import { activityHandlers } from './activity.ts';
import { configHandlers } from './config.ts';
import { dictionaryHandlers } from './dictionary.ts';
import { dashboardHandlers } from './dashboard.ts';
import { errorLogHandlers } from './error-log.ts';
import { expertHandlers } from './expert.ts';
import { fileHandlers } from './file.ts';
import { matchHandlers } from './match.ts';
import { newsHandlers } from './news.ts';
import { ownAccountHandlers } from './own-account.ts';
import { ownContactHandlers } from './own-contact.ts';
import { projectHandlers } from './project.ts';
import { referenceHandlers } from './reference.ts';
import { searchHandlers } from './search.ts';
import type { Services } from './services.ts';
import { sessionHandlers } from './session.ts';
import { staffActivityHandlers } from './staff-activity.ts';
import { staffConfigHandlers } from './staff-config.ts';
import { staffExpertHandlers } from './staff-expert.ts';
import { staffMatchHandlers } from './staff-match.ts';
import { staffNewsHandlers } from './staff-news.ts';
import { staffProjectHandlers } from './staff-project.ts';
import { trackHandlers } from './track.ts';
import { systemUserHandlers } from './system-user.ts';

/** The handler of every operation; one that is missing is a type error here. */
export function allHandlers(services: Services): Handlers {
  return {
    ...sessionHandlers(services),
    ...accountHandlers(services),
    ...configHandlers(services),
    ...matchHandlers(services),
    ...newsHandlers(services),
    ...activityHandlers(services),
    ...fileHandlers(services),
    ...projectHandlers(services),
    ...expertHandlers(services),
    ...referenceHandlers(services),
    ...dictionaryHandlers(services),
    ...systemUserHandlers(services),
    ...ownAccountHandlers(services),
    ...ownContactHandlers(services),
    ...accountSafetyHandlers(services),
    ...errorLogHandlers(services),
    ...dashboardHandlers(services),
    ...staffProjectHandlers(services),
    ...staffExpertHandlers(services),
    ...staffNewsHandlers(services),
    ...staffConfigHandlers(services),
    ...staffActivityHandlers(services),
    ...staffMatchHandlers(services),
    ...trackHandlers(services),
    ...searchHandlers(services),
  };
}
