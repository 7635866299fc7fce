import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  getGetActivityMockHandler,
  getGetActivitySignUpMockHandler,
} from '@/api/generated/activity/activity.msw';
import {
  getGetActivityResponseMock,
  getGetActivitySignUpResponseMock,
} from '@/api/generated/activity/activity.faker';
import { refuse } from '@/mocks';
import { SETTLED } from '@/lib/when-idle';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { useOutbox, type OutboxItem } from '@/outbox/outbox';
import { sendOutbox } from '@/outbox/send-outbox';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';
import { shortenWaits } from './short-waits';

respondFromMocks();
// The module that sends the queue loads after the page has settled.
beforeEach(() => {
  shortenWaits(SETTLED);
});

const ID = 'activity-1';
const OWN = PERSONAS.competitor.user.phone;
const NEXT = { token: PERSONAS.judge.token, phone: PERSONAS.judge.user.phone };
const signUpOf = (phone: string, activityId = ID): OutboxItem => ({
  kind: 'activity',
  phone,
  activityId,
});
const waiting = () => useOutbox.getState().items;

function offerActivity(): void {
  const response = getGetActivityResponseMock();
  const mine = getGetActivitySignUpResponseMock();
  mockWorker.use(
    getGetActivityMockHandler({ ...response, data: { ...response.data, state: 'open' } }),
    getGetActivitySignUpMockHandler({ ...mine, data: { activityId: ID, status: 'none' } }),
  );
}

async function openActivity() {
  offerActivity();
  const main = (await renderSite(`/activity/details?id=${ID}`)).getByRole('main');
  return {
    signUp: main.getByRole('button', { name: 'Sign up', exact: true }),
    drop: main.getByRole('button', { name: 'Don’t send' }),
  };
}

/** Fails sign-up requests while the browser is online. */
function failToSend(): void {
  mockWorker.use(http.post('*/client/activity/signUp', () => HttpResponse.error()));
}

afterEach(() => {
  for (const item of waiting()) useOutbox.getState().remove(item);
});

describe('a queued sign-up', () => {
  it('is shown to its user', async () => {
    await setScenario('competitor');
    failToSend();
    useOutbox.getState().add(signUpOf(OWN));
    const { drop } = await openActivity();
    await expect.element(drop).toBeVisible();
  });

  it.each(['judge', 'anonymous'] as const)(
    'is not shown to the next user of the device: %s',
    async (next) => {
      useOutbox.getState().add(signUpOf(OWN));
      await setScenario(next);
      const { signUp, drop } = await openActivity();
      await expect.element(signUp).toBeEnabled();
      await expect.element(drop).not.toBeInTheDocument();
      expect(waiting()).toEqual([signUpOf(OWN)]);
    },
  );

  it('is not shown after its user’s session has ended', async () => {
    await setScenario('competitor');
    useOutbox.getState().add(signUpOf(OWN));
    useSession.getState().end();
    const { signUp, drop } = await openActivity();
    await expect.element(signUp).toBeEnabled();
    await expect.element(drop).not.toBeInTheDocument();
  });

  it('can be cancelled', async () => {
    await setScenario('competitor');
    failToSend();
    useOutbox.getState().add(signUpOf(OWN));
    const { signUp, drop } = await openActivity();
    await drop.click();
    await expect.element(drop).not.toBeInTheDocument();
    await expect.element(signUp).toBeEnabled();
    expect(waiting()).toEqual([]);
  });

  it('is removed with an error message when the server rejects it', async () => {
    await setScenario('competitor');
    offerActivity();
    mockWorker.use(refuse('signUpActivity', 1001, 'No seat is left'));
    useOutbox.getState().add(signUpOf(OWN));
    const screen = await renderSite(`/activity/details?id=${ID}`);
    await expect
      .element(screen.getByText('You couldn’t be signed up: No seat is left'))
      .toBeVisible();
    expect(waiting()).toEqual([]);
  });

  it('belongs to the user who sent it, even if another one logs in before the request fails', async () => {
    await setScenario('competitor');
    const asked = Promise.withResolvers<undefined>();
    const broken = Promise.withResolvers<undefined>();
    mockWorker.use(
      http.post('*/client/activity/signUp', async () => {
        asked.resolve(undefined);
        await broken.promise;
        return HttpResponse.error();
      }),
    );
    const { signUp } = await openActivity();
    await signUp.click();
    await asked.promise;
    useSession.getState().start(NEXT);
    broken.resolve(undefined);
    await expect.poll(waiting).toEqual([signUpOf(OWN)]);
  });
});

describe('sending the queue', () => {
  it('stops when another user logs in and keeps the first user’s requests', async () => {
    await setScenario('competitor');
    useOutbox.getState().add(signUpOf(OWN, 'activity-1'));
    useOutbox.getState().add(signUpOf(OWN, 'activity-2'));
    const sent: (string | null)[] = [];
    mockWorker.use(
      http.post('*/client/activity/signUp', ({ request }) => {
        sent.push(request.headers.get('token'));
        useSession.getState().start(NEXT);
        return undefined;
      }),
    );
    expect(await sendOutbox()).toEqual([]);
    expect(sent).toEqual([PERSONAS.competitor.token]);
    expect(waiting()).toEqual([signUpOf(OWN, 'activity-2')]);
  });

  it('does not check the outcome of a failed request in another user’s session', async () => {
    await setScenario('competitor');
    useOutbox.getState().add(signUpOf(OWN));
    let asked = 0;
    mockWorker.use(
      http.post('*/client/activity/signUp', () => {
        useSession.getState().start(NEXT);
        return HttpResponse.json({ status: 500, msg: 'fault' });
      }),
      http.get('*/client/activity/signUp/:id', () => {
        asked += 1;
        return undefined;
      }),
    );
    expect(await sendOutbox()).toEqual([]);
    expect(asked).toBe(0);
    expect(waiting()).toEqual([signUpOf(OWN)]);
  });

  it('keeps the request when the server limits the rate', async () => {
    await setScenario('competitor');
    useOutbox.getState().add(signUpOf(OWN));
    const busy = { status: 429, headers: { 'retry-after': '1' } };
    mockWorker.use(
      http.post('*/client/activity/signUp', () =>
        HttpResponse.json({ code: 429, msg: 'busy' }, busy),
      ),
      getGetActivitySignUpMockHandler({
        ...getGetActivitySignUpResponseMock(),
        data: { activityId: ID, status: 'none' },
      }),
    );
    expect(await sendOutbox()).toEqual([]);
    expect(waiting()).toEqual([signUpOf(OWN)]);
  });
});
