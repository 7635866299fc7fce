import { expect, it } from 'vitest';
import { getGetMatchHomeResponseMock } from '@/api/generated/match/match.faker';
import type { ActivityState } from '@/api/generated/model';
import { activity, activitySummary, pageOf, respond, staffActivity } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { renderSite, respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

/** Texts for each state of the sign-up, with 26 of 30 seats taken. */
const STATES: readonly [ActivityState, seats: string, state: string][] = [
  ['open', '26 of 30 signed up, 4 seats left', 'Sign-up open'],
  ['upcoming', '30 seats', 'Sign-up not open yet'],
  ['ended', '26 of 30 signed up', 'Sign-up closed'],
  ['cancelled', '26 of 30 signed up', 'Cancelled'],
];

const numbers = { id: 'activity-1', signedUp: 26, capacity: 30 };

/** Pages that show seats, opened with one activity. */
const PAGES: Record<string, (state: ActivityState) => ReturnType<typeof renderSite>> = {
  home: (state) => {
    const response = getGetMatchHomeResponseMock();
    const activities = [activitySummary({ ...numbers, state })];
    mockWorker.use(respond('getMatchHome', { ...response.data, activities }));
    return renderSite('/home');
  },
  list: (state) => {
    mockWorker.use(respond('listActivities', pageOf([activitySummary({ ...numbers, state })])));
    return renderSite('/activity');
  },
  details: (state) => {
    mockWorker.use(respond('getActivity', activity({ ...numbers, state })));
    return renderSite('/activity/details?id=activity-1');
  },
  staff: (state) => {
    const one = staffActivity({ ...numbers, state, checkedIn: 0 });
    mockWorker.use(respond('listStaffActivities', pageOf([one])));
    return renderForStaff('/a/match/activities');
  },
};

it.each(Object.keys(PAGES).flatMap((place) => STATES.map((row) => [place, ...row] as const)))(
  '%s shows seats and state of an activity that is %s: %s, %s',
  async (place, state, seats, tag) => {
    const screen = await PAGES[place]?.(state);
    if (screen === undefined) throw new Error(place);
    const main = screen.getByRole('main');
    await expect
      .poll(
        () => {
          window.scrollTo(0, document.documentElement.scrollHeight);
          return main.getByText(seats, { exact: true }).query();
        },
        { timeout: 10_000 },
      )
      .not.toBeNull();
    await expect.element(main.getByText(tag, { exact: true }).first()).toBeInTheDocument();
  },
);
