import type { AnyRouter } from '@tanstack/react-router';
import { mayPass, type Grants } from './permissions';
import { menuTargets } from './route-meta';

/** Where the login page leads a user: staff to the dashboard, everyone else home. */
export function landingPath(router: AnyRouter, user: Grants): string {
  const targets = menuTargets(router);
  const dashboard = targets.get('AdminHome');
  if (dashboard && mayPass([['system:login'], ...dashboard.authorities], user)) {
    return dashboard.path;
  }
  return targets.get('Home')?.path ?? '/';
}
