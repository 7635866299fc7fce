import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getGetIdentityResponseMock } from '@/api/generated/config/config.faker';
import {
  getGetIdentityMockHandler,
  getGetLegalTextMockHandler,
} from '@/api/generated/config/config.msw';
import { getGetLegalTextResponseMock } from '@/api/generated/config/config.faker';
import { getGetCurrentUserResponseMock } from '@/api/generated/session/session.faker';
import { getGetCurrentUserMockHandler } from '@/api/generated/session/session.msw';
import { setIdentity } from '@/domain/site/site-identity';
import { mockWorker } from '@/mocks/browser';
import { restoreSession } from '@/session/current-user';
import { useSession } from '@/session/session-store';
import { respondFromMocks, renderSite, setScenario } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const identity = getGetIdentityResponseMock();
const text = getGetLegalTextResponseMock();

/** Serves an identity with these versions of the legal texts. */
function have(legal: Record<string, number>): void {
  const data = { ...identity.data, legal };
  setIdentity('US', data);
  mockWorker.use(getGetIdentityMockHandler({ ...identity, data }));
}

beforeEach(() => {
  have({ privacy: 2, terms: 1 });
  mockWorker.use(
    getGetLegalTextMockHandler({
      ...text,
      data: {
        kind: 'privacy',
        language: 'US',
        languages: ['CN', 'US', 'HK'],
        content: '<h2>What we collect</h2><p>Your number<script>alert(1)</script></p>',
        version: 2,
        publishDate: '2026-11-20T16:30:00+08:00',
      },
    }),
  );
});

describe('the page of a legal text', () => {
  it.each([
    ['/privacy', 'Privacy policy'],
    ['/terms', 'Terms of use'],
    ['/accessibility', 'Accessibility'],
    ['/h5/privacy', 'Privacy policy'],
    ['/h5/terms', 'Terms of use'],
    ['/h5/accessibility', 'Accessibility'],
  ])('at %s shows the text, version and date below its title', async (address, title) => {
    const screen = await renderSite(address);
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect.element(main.getByRole('heading', { name: 'What we collect' })).toBeVisible();
    await expect.element(main.getByText('Version 2, published on 11/20/26')).toBeVisible();
    await expect.poll(() => document.title).toMatch(new RegExp(` - ${title}$`));
  });

  it('marks a text without translation as “Chinese only” and sets its language', async () => {
    const data = {
      ...text.data,
      language: 'CN',
      languages: ['CN', 'HK'],
      content: '<p>手机号</p>',
    };
    mockWorker.use(getGetLegalTextMockHandler({ ...text, data } as typeof text));
    const screen = await renderSite('/privacy');
    await expect.element(screen.getByText('手机号')).toBeVisible();
    expect(screen.getByText('手机号').element().closest('[lang]')?.getAttribute('lang')).toBe(
      'zh-CN',
    );
    await expect.element(screen.getByText('Chinese only')).toBeVisible();
  });

  it('says that the text is not published yet', async () => {
    mockWorker.use(
      http.get('*/client/legal/*', () =>
        HttpResponse.json({ code: 404, msg: 'gone', version: '1' }, { status: 404 }),
      ),
    );
    const screen = await renderSite('/terms');
    await expect.element(screen.getByText('This text hasn’t been published yet')).toBeVisible();
  });
});

describe('the footer', () => {
  async function foot(address: string) {
    const screen = await renderSite(address);
    const found = screen.getByRole('contentinfo');
    await expect
      .poll(
        () => {
          found.element().scrollIntoView();
          return found.element().textContent;
        },
        { timeout: 10_000 },
      )
      .toContain('©');
    return found;
  }

  it.each([
    ['/guide', '#/privacy'],
    ['/h5/guide', '#/h5/privacy'],
  ])('at %s links the published texts on the same site', async (address, privacy) => {
    const links = (await foot(address)).getByRole('navigation', { name: 'Legal' });
    const link = links.getByRole('link', { name: 'Privacy policy' });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')?.endsWith(privacy)).toBe(true);
    expect(links.getByRole('link').elements()).toHaveLength(2);
  });

  it('links no legal texts if none are published', async () => {
    have({});
    const links = (await foot('/guide')).getByRole('navigation', { name: 'Legal' });
    expect(links.elements()).toHaveLength(0);
  });
});

describe('the consent in the registration form', () => {
  const sent: Record<string, unknown>[] = [];

  beforeEach(() => {
    sent.length = 0;
    mockWorker.use(
      http.post('*/client/user/register', async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        return HttpResponse.json({ code: 1001, msg: 'Please agree to the new one', version: '1' });
      }),
    );
  });

  async function openRegister() {
    await setScenario('anonymous');
    const screen = await renderSite('/login');
    await screen.getByRole('tab', { name: 'Register' }).click();
    const form = screen.getByRole('tabpanel');
    await form.getByRole('textbox', { name: 'Phone number' }).fill('13611112222');
    await form.getByRole('textbox', { name: 'Email' }).fill('new@example.org');
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill('First-1');
    await form.getByRole('textbox', { name: 'Confirm password' }).fill('First-1');
    return form;
  }
  const typedEmail = () =>
    document.querySelector<HTMLInputElement>('input[autocomplete="email"]')?.value;
  const click = (form: Awaited<ReturnType<typeof openRegister>>) =>
    form.getByRole('button', { name: 'Register' }).click();

  it('starts unchecked, and the form reports it as missing', async () => {
    const form = await openRegister();
    const box = form.getByRole('checkbox');
    await expect.element(box).not.toBeChecked();
    await click(form);
    await expect.element(form.getByText('Please read and agree first')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is sent with the versions that were shown', async () => {
    const form = await openRegister();
    await form.getByRole('checkbox').click();
    await click(form);
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ consent: { privacy: 2, terms: 1 } });
    expect(sent[0]).not.toHaveProperty('agreed');
    // The texts have not changed, so the form treats the rejection as unrelated to the consent.
    await expect.element(form.getByRole('alert')).toHaveTextContent('Please agree to the new one');
  });

  it('is requested again at its field if a text has changed meanwhile', async () => {
    const form = await openRegister();
    await form.getByRole('checkbox').click();
    have({ privacy: 3, terms: 1 });
    await click(form);
    await expect.element(form.getByRole('checkbox')).not.toBeChecked();
    await expect.element(form.getByText('Please agree to the new one')).toBeVisible();
    expect(typedEmail()).toBe('new@example.org');
    await form.getByRole('checkbox').click();
    await click(form);
    await expect.poll(() => sent.at(1)).toMatchObject({ consent: { privacy: 3, terms: 1 } });
  });

  it('opens a text over the login dialog, and Escape closes only the text', async () => {
    await setScenario('anonymous');
    await renderSite('/guide');
    await page.getByRole('button', { name: 'Log in / Register' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByRole('link', { name: 'Privacy policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Privacy policy' });
    await expect.element(dialog.getByRole('heading', { name: 'What we collect' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    await expect.element(login.getByRole('checkbox')).toBeVisible();
  });

  it('opens a text over the form, and Escape closes only the text and keeps the input', async () => {
    await setScenario('anonymous');
    const form = await openRegister();
    await form.getByRole('link', { name: 'Privacy policy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Privacy policy' });
    await expect.element(dialog.getByRole('heading', { name: 'What we collect' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    await expect.element(form.getByRole('checkbox')).not.toBeChecked();
    expect(typedEmail()).toBe('new@example.org');
  });

  it('is not requested if no text is published', async () => {
    have({ accessibility: 1 });
    const form = await openRegister();
    expect(form.getByRole('checkbox').elements()).toHaveLength(0);
    await click(form);
    await expect.poll(() => sent).toHaveLength(1);
  });
});

describe('a user whose consent is outdated', () => {
  async function openWithOutdatedConsent(): Promise<void> {
    const current = getGetCurrentUserResponseMock();
    mockWorker.use(
      getGetCurrentUserMockHandler({
        ...current,
        data: { ...current.data, consentNeeded: { privacy: 2 } },
      }),
    );
    useSession.getState().start({ token: 'token', phone: '13800000001' });
    await restoreSession();
    await renderSite('/guide');
  }
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' });

  it('consents in a dialog that Escape does not close', async () => {
    const sent: unknown[] = [];
    mockWorker.use(
      http.put('*/client/user/consent', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          code: 200,
          msg: 'ok',
          version: '1',
          data: { consentNeeded: {} },
        });
      }),
    );
    await openWithOutdatedConsent();
    await expect.element(dialog.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Agree and continue' }).click();
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    expect(sent).toEqual([{ consent: { privacy: 2 } }]);
  });

  it('sees the server’s message if the consent is rejected', async () => {
    mockWorker.use(
      http.put('*/client/user/consent', () =>
        HttpResponse.json({ code: 1001, msg: 'A newer one', version: '1' }),
      ),
    );
    await openWithOutdatedConsent();
    await dialog.getByRole('button', { name: 'Agree and continue' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('A newer one');
  });

  it('can log out instead', async () => {
    await openWithOutdatedConsent();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    expect(useSession.getState().token).toBeUndefined();
  });
});

describe('the legal texts in the back office', () => {
  type Body = { content: { CN: string; US?: string }; revision: number; askAgain: boolean };
  const published: Body[] = [];
  let version = 1;

  beforeEach(() => {
    published.length = 0;
    version = 1;
    const texts = () =>
      (['privacy', 'terms', 'accessibility'] as const).map((kind) => ({
        kind,
        content: { CN: '<p>手机号</p>', US: '<p>Your number</p>' },
        version: kind === 'accessibility' ? 0 : version,
        publishDate: '2026-11-20T16:30:00+08:00',
        askAgain: false,
      }));
    mockWorker.use(
      http.get('*/sys/legal', () =>
        HttpResponse.json({ code: 200, msg: '', version: '1', data: texts() }),
      ),
      http.put('*/sys/legal/privacy', async ({ request }) => {
        const body = (await request.json()) as Body;
        if (body.revision !== version) {
          const refused = { code: 409, msg: 'changed meanwhile', version: '1' };
          return HttpResponse.json(refused, { status: 409 });
        }
        published.push(body);
        version += 1;
        return HttpResponse.json({ code: 200, msg: '', version: '1', data: texts()[0] });
      }),
    );
  });

  async function editFirst(): Promise<void> {
    await renderForStaff('/a/site/legal');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect.element(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  }
  const publish = () => page.getByRole('button', { name: 'Publish', exact: true }).click();

  it('are published with the revision that they replace, and request consent only if staff choose so', async () => {
    await editFirst();
    await expect.element(page.getByRole('switch')).not.toBeChecked();
    await page.getByRole('switch').click();
    await publish();
    await expect.poll(() => published).toMatchObject([{ revision: 1, askAgain: true }]);
    await expect.element(page.getByText('Version 2').first()).toBeVisible();
    await expect.element(page.getByText('Not published')).toBeVisible();
  });

  it('overwrite another version only after a confirmation', async () => {
    await editFirst();
    version = 5;
    await publish();
    const both = page.getByRole('dialog', { name: 'Someone else has changed this' });
    await expect.element(both).toBeVisible();
    expect(published).toEqual([]);
    await both.getByRole('button', { name: 'Save selection' }).click();
    await expect.poll(() => published).toMatchObject([{ revision: 5 }]);
  });
});
