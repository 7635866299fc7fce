import { http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mockWorker } from '@/mocks/browser';
import { noRecord } from './stateful-record';
import { renderSite, respondFromMocks, setScenario } from './render-site';

respondFromMocks();

type Screen = Awaited<ReturnType<typeof renderSite>>;
type Step = 'Project' | 'Documents' | 'Video';

const MEGABYTE = 1_048_576;

beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

/** The desktop and the mobile form: how to open a step and choose files. */
const FORMS = [
  {
    name: 'desktop',
    width: 1280,
    address: '/signup',
    openStep: async (screen: Screen, step: Step) => {
      const name = step === 'Project' ? step : 'Files';
      await screen.getByRole('button', { name, exact: false }).first().click();
      await expect.element(screen.getByRole('region', { name, exact: true }).first()).toBeVisible();
    },
    documents: (screen: Screen) => screen.getByLabelText('Choose or drop files'),
    video: (screen: Screen) => screen.getByLabelText('Choose or drop a video'),
  },
  {
    name: 'mobile',
    width: 360,
    address: '/h5/signup',
    openStep: async (screen: Screen, step: Step) => {
      const at = { Project: '2. Project', Documents: '8. Documents', Video: '9. Video' }[step];
      await screen.getByLabelText(/^Step \d+ of 10$/).selectOptions(at);
      await expect.element(screen.getByRole('heading', { level: 2, name: step })).toBeVisible();
    },
    documents: (screen: Screen) => screen.getByRole('button', { name: 'Files' }),
    video: (screen: Screen) => screen.getByRole('button', { name: 'Album' }),
  },
];

/** Returns a file with this reported size. */
function fileOf(name: string, bytes: number): File {
  const file = new File(['x'], name, { type: 'application/octet-stream' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** Chooses a file in a file input. */
function choose(picker: Element, file: File): void {
  Object.defineProperty(picker, 'files', { value: [file], configurable: true });
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  Reflect.deleteProperty(picker, 'files');
}

it.each(FORMS)(
  'a file that is too large or has a wrong type shows its error in its row and is not uploaded: $name',
  async ({ width, address, openStep, documents, video }) => {
    await page.viewport(width, 800);
    await setScenario('competitor');
    const record = noRecord('entry');
    let sent = 0;
    mockWorker.use(
      ...record.handlers('project'),
      http.post('*/client/upload/*', () => void (sent += 1)),
    );
    const screen = await renderSite(address);
    await expect.element(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
    const item = (file: string) => screen.getByRole('listitem').filter({ hasText: file });
    const refuses = async (picker: Element, file: File, words: string) => {
      choose(picker, file);
      await expect.element(item(file.name).getByRole('alert')).toHaveTextContent(words);
      expect(item(file.name).getByRole('progressbar').query()).toBeNull();
    };

    await openStep(screen, 'Project');
    await screen.getByLabelText('Project name', { exact: true }).fill('Night train');
    await openStep(screen, 'Documents');
    const files = documents(screen).element();
    await refuses(files, fileOf('atlas.pdf', 50 * MEGABYTE + 1), 'The file is too large');
    await refuses(files, fileOf('run.exe', 9), 'This type of file is not supported');
    await openStep(screen, 'Video');
    await refuses(
      video(screen).element(),
      fileOf('epic.mp4', 500 * MEGABYTE + 1),
      'The file is too large',
    );
    // A rejected file does not count towards the limit of one video.
    await refuses(
      video(screen).element(),
      fileOf('tape.avi', 9),
      'This type of file is not supported',
    );
    expect(sent).toBe(0);

    // The rest of the form is unchanged and usable.
    await openStep(screen, 'Documents');
    const plan = new File(['%PDF-1.4\n%%EOF'], 'plan.pdf', { type: 'application/pdf' });
    await documents(screen).upload(plan);
    await expect
      .element(screen.getByRole('checkbox', { name: 'Show on the public page' }))
      .toBeVisible();
    expect(sent).toBe(1);
    await openStep(screen, 'Project');
    await expect
      .element(screen.getByLabelText('Project name', { exact: true }))
      .toHaveValue('Night train');
    await screen.getByRole('button', { name: 'Save draft' }).click();
    await expect.element(screen.getByText(/Saved to the server/)).toBeVisible();
    expect(record.stored).toMatchObject({
      name: 'Night train',
      attachments: [{ name: 'plan.pdf' }],
    });
  },
);
