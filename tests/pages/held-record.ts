import { http, HttpResponse, type RequestHandler } from 'msw';
import { getGetMyExpertResponseMock } from '@/api/generated/expert/expert.faker';
import { getGetMyProjectResponseMock } from '@/api/generated/project/project.faker';

/** What becomes of a save: its request or its response gets lost, or the session has ended. */
export type SaveFailure = 'request lost' | 'response lost' | 'session ended';

type Content = Record<string, unknown>;

interface StoredRecord extends Content {
  revision: number;
  saveKey: string;
}

const success = (data: unknown) => HttpResponse.json({ code: 200, msg: 'ok', version: '1', data });

/**
 * A record that is saved by revisions, as the contract describes it (`saveProject`, `saveExpert`):
 * a save with a key that is known is done once, one from an older revision is refused with 409.
 */
export class StatefulRecord {
  stored: StoredRecord | null = null;
  /** What becomes of the next saves; undefined for nothing bad. */
  failure: SaveFailure | undefined;
  readonly #complete: (content: Content) => Content;

  /** @param complete adds what the server does to what was sent */
  constructor(complete: (content: Content) => Content) {
    this.#complete = complete;
  }

  /** Writes as somebody else would, or this page. */
  write({ revision = 0, ...content }: Partial<StoredRecord>): boolean {
    if (content.saveKey !== undefined && content.saveKey === this.stored?.saveKey) return true;
    const current = this.stored?.revision ?? 0;
    if (revision !== current) return false;
    this.stored = {
      ...this.#complete(content),
      saveKey: content.saveKey ?? crypto.randomUUID(),
      revision: current + 1,
    };
    return true;
  }

  /** Handlers that read and save it at a path, such as `project`. */
  handlers(path: string): RequestHandler[] {
    return [
      http.get(`*/client/${path}/current`, () => success(this.stored)),
      http.post(`*/client/${path}`, async ({ request }) => {
        if (this.failure === 'session ended')
          return HttpResponse.json({ code: 401, msg: 'expired', version: '1' }, { status: 401 });
        if (this.failure === 'request lost') return HttpResponse.error();
        const written = this.write((await request.json()) as Partial<StoredRecord>);
        if (this.failure === 'response lost') return HttpResponse.error();
        return written
          ? success(this.stored)
          : HttpResponse.json({ code: 409, msg: 'changed', version: '1' });
      }),
    ];
  }
}

/** A record of a form that nothing is stored of, which is completed as the contract shows it. */
export function noRecord(name: 'entry' | 'expert'): StatefulRecord {
  const { data } = name === 'entry' ? getGetMyProjectResponseMock() : getGetMyExpertResponseMock();
  const filesOf = (sent: unknown) =>
    ((sent ?? []) as object[]).map((file) => ({
      name: 'plan.pdf',
      size: 14,
      mime: 'application/pdf',
      ...file,
    }));
  return new StatefulRecord((content) => ({
    ...data,
    ...content,
    ...(name === 'entry' && {
      logo: undefined,
      video: undefined,
      attachments: filesOf(content['attachments']),
    }),
  }));
}
