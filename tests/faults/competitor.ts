import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Caller, type Envelope } from './caller.ts';
import { problem, type Problem } from './problems.ts';
import type { MailServer } from './mail-server.ts';

const PASSWORD = 'First-password-1';
const DRAFTS = 4;
const OK = 200;
/** Maximum wait for a code; the site refuses another one for a minute. */
const CODE_MILLISECONDS = 6000;
/** Pause between two requests of a user. */
const PAUSE = 50;
const FILE_BYTES = 60_000;
const REFUSED = 1001;

interface Entry {
  id: string;
  revision: number;
  name: string;
  status: number;
}

interface StoredEntry extends Entry {
  attachments: { id: string }[];
  history: { status: number }[];
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * A user who registers, signs up for an activity and submits an entry, and records acknowledged
 * writes.
 */
export class Competitor {
  readonly caller: Caller;
  readonly phone = `139${String(randomInt(1e8)).padStart(8, '0')}`;
  readonly email = `${this.phone}@example.org`;
  /** Number of acknowledged writes. */
  acknowledged = 0;
  /** The submitted entry, for the organiser. */
  submitted: Entry | undefined;
  private readonly activityId: string;
  private readonly mail: MailServer;
  private readonly refusals: Problem[] = [];
  private registered = false;
  private hasSeat = false;
  private entry: Entry | undefined;
  private file: { id: string; digest: string } | undefined;
  /** Status decisions that organisers reported. */
  decisions: number[] = [];

  constructor(address: string, activityId: string, mail: MailServer) {
    this.caller = new Caller(address, this.phone);
    this.activityId = activityId;
    this.mail = mail;
  }

  /** Runs the whole flow; ends early without a code. */
  async compete(): Promise<void> {
    await this.register();
    await this.logIn();
    if (!(await this.proveAddress())) return;
    await this.signUp();
    for (let n = 1; n <= DRAFTS; n += 1) {
      await wait(PAUSE);
      await this.upload();
      await this.save(0, `Draft ${n}`);
    }
    this.submitted = await this.save(1, 'Submitted');
  }

  /** Compares acknowledged writes with the site’s data. */
  async check(staff: Caller): Promise<Problem[]> {
    const found = [...this.refusals];
    const lost = (what: string) => found.push(problem('lost', this.phone, what));
    const doubled = (what: string) => found.push(problem('doubled', this.phone, what));
    if (!this.registered) return found;
    const accounts = await staff.call(`/sys/user?current=1&size=10&keywords=${this.phone}`);
    const { total } = accounts.data as { total: number };
    if (total === 0) lost('account');
    if (total > 1) doubled('account');
    if (this.caller.token === '') return found;
    if ((await this.caller.call('/client/user/current')).code !== OK) lost('session');
    if (this.hasSeat) {
      const { data } = await this.caller.call(`/client/activity/signUp/${this.activityId}`);
      if ((data as { status: string }).status !== 'signedUp') lost('seat');
    }
    if (this.file) {
      const bytes = await this.caller.download(this.file.id);
      if (bytes === undefined || digest(bytes) !== this.file.digest) lost('file');
    }
    if (this.entry) found.push(...(await this.checkEntry(this.entry)));
    return found;
  }

  /** Unexpected refusals by the site. */
  get refused(): readonly Problem[] {
    return this.refusals;
  }

  /** Whether the site has acknowledged a seat. */
  get seated(): boolean {
    return this.hasSeat;
  }

  private async checkEntry(known: Entry): Promise<Problem[]> {
    const found: Problem[] = [];
    const { data } = await this.caller.call('/client/project/current');
    const stored = data as StoredEntry | null;
    if (stored === null) return [problem('lost', this.phone, 'entry')];
    // Each save and each decision that the team sees creates a revision.
    const revision = known.revision + this.decisions.length;
    if (stored.revision < revision)
      found.push(problem('lost', this.phone, `revision ${revision} (has ${stored.revision})`));
    if (stored.revision > revision)
      found.push(problem('doubled', this.phone, `revision ${revision} (has ${stored.revision})`));
    if (stored.name !== known.name) found.push(problem('lost', this.phone, `name ${known.name}`));
    const { file } = this;
    if (file && !stored.attachments.some(({ id }) => id === file.id))
      found.push(problem('lost', this.phone, 'attachment'));
    for (const status of [...(known.status === 1 ? [1] : []), ...this.decisions]) {
      const steps = stored.history.filter((step) => step.status === status).length;
      if (steps === 0) found.push(problem('lost', this.phone, `step ${status}`));
      if (steps > 1) found.push(problem('doubled', this.phone, `step ${status}`));
    }
    return found;
  }

  private async register(): Promise<void> {
    const { phone, email } = this;
    const consent = { privacy: 1, terms: 1 };
    const account = { username: phone, mobile: phone, email, name: 'Robin Chan' };
    const body = { ...account, password: PASSWORD, consent };
    const response = await this.caller.call('/client/user/register', { body });
    // A retry after a lost response is refused because the number is already registered.
    this.expect(response, 'register');
    this.registered = true;
  }

  private async logIn(): Promise<void> {
    const body = { username: this.phone, password: PASSWORD };
    const response = await this.caller.call('/client/user/login', { body });
    this.expect(response, 'log in', false);
    this.caller.token = (response.data as { token: string } | null)?.token ?? '';
  }

  private async proveAddress(): Promise<boolean> {
    const { email } = this;
    await this.caller.call('/sys/user/my/contact/code', { body: { email } });
    const until = Date.now() + CODE_MILLISECONDS;
    let code: string | undefined;
    while (code === undefined && Date.now() < until) {
      code = /(?<!\d)\d{6}(?!\d)/.exec(this.mail.mailsTo(email)[0]?.text ?? '')?.[0];
      await wait(PAUSE);
    }
    if (code === undefined) return false;
    const body = { email, emailCode: code };
    const response = await this.caller.call('/sys/user/my/contact', { method: 'PUT', body });
    if (response.code === OK) this.acknowledged += 1;
    // A lost attempt may have used the code; the user would request another one after a minute.
    return response.code === OK;
  }

  private async signUp(): Promise<void> {
    const body = { activityId: this.activityId };
    const response = await this.caller.call('/client/activity/signUp', { body });
    // A retry is refused because the user is already signed up.
    this.expect(response, 'sign up');
    this.hasSeat = true;
  }

  private async save(status: 0 | 1, name: string): Promise<Entry> {
    const body = {
      status,
      saveKey: randomUUID(),
      ...(this.entry && { revision: this.entry.revision }),
      agreed: true,
      name: `${name} ${this.phone}`,
      domain: 'ai',
      city: '440300',
      stage: 'idea',
      summary: 'Load',
      description: 'Load of the faults',
      team: {
        leader: 'Load',
        mobile: this.phone,
        email: this.email,
        identity: { type: 'mainlandId', number: '11010519491231002X' },
        size: 3,
      },
      members: [],
      attachments: this.file ? [{ id: this.file.id, shared: true }] : [],
    };
    const response = await this.caller.call('/client/project', { body });
    // The save key makes a retry safe.
    this.expect(response, `save ${name}`, false);
    this.entry = response.data as Entry;
    return this.entry;
  }

  private async upload(): Promise<void> {
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      randomBytes(FILE_BYTES),
      Buffer.from('\n%%EOF\n'),
    ]);
    const headers = { 'idempotency-key': randomUUID() };
    const file = { name: 'plan.pdf', bytes };
    const response = await this.caller.call('/client/upload/file', { file, headers });
    this.expect(response, 'upload', false);
    this.file = { id: (response.data as { id: string }).id, digest: digest(bytes) };
  }

  /**
   * Counts an acknowledged write; any other response is an unexpected refusal and ends the flow.
   * @param refusedAgain whether a retry may be refused because the first attempt succeeded
   */
  private expect({ code, msg, repeated }: Envelope, what: string, refusedAgain = true): void {
    if (code === OK || (refusedAgain && repeated && code === REFUSED)) {
      this.acknowledged += 1;
      return;
    }
    this.refusals.push(problem('refused', this.phone, `${what}: ${code} ${msg}`));
    throw new Error(`${what}: ${code} ${msg}`);
  }
}
