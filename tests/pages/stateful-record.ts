import { http, HttpResponse, type RequestHandler } from 'msw';
import { getGetMyExpertResponseMock } from '@/api/generated/expert/expert.faker';
import { getGetMyProjectResponseMock } from '@/api/generated/project/project.faker';

/** Failure of a save: lost request, lost response or expired session. */
export type SaveFailure = 'request lost' | 'response lost' | 'session ended';

type Content = Record<string, unknown>;

interface StoredRecord extends Content {
  revision: number;
  saveKey: string;
}

const success = (data: unknown) => HttpResponse.json({ code: 200, msg: 'ok', version: '1', data });

/**
 * Implements optimistic locking as in the contract (`saveProject`, `saveExpert`): a repeated save
 * key has no further effect, an outdated revision is rejected with 409.
 */
export class StatefulRecord {
  stored: StoredRecord | null = null;
  /** Failure of the following saves; undefined: none. */
  failure: SaveFailure | undefined;
  readonly #complete: (content: Content) => Content;

  /** @param complete adds the fields that the server computes */
  constructor(complete: (content: Content) => Content) {
    this.#complete = complete;
  }

  /** Stores content unless its revision is outdated. */
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

  /** Returns handlers for reading and saving the record at a path such as `project`. */
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

/** Returns an empty record; saves are completed with the contract’s example. */
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
