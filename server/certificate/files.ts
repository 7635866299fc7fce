import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { archiveName } from '../base/archive-name.ts';
import { serverBusy } from '../base/failure.ts';
import { workQueue } from '../base/work-queue.ts';
import type { StreamedFile } from '../http/types.ts';
import type { CertificateContent } from './pdf.ts';

const WAITING = 100;
/** Approximate time to process half of a full queue. */
const RETRY_SECONDS = 10;

/** Renders in a thread, one certificate at a time: rendering would block other requests. */
const render = workQueue<CertificateContent, Uint8Array>(
  new URL('./render-worker.ts', import.meta.url),
  { threads: 1, waiting: WAITING, full: () => serverBusy(RETRY_SECONDS) },
);

/** Renders a certificate. Throws HTTP 429 if too many are waiting. */
export async function certificateFile(content: CertificateContent): Promise<StreamedFile> {
  const bytes = Readable.from([Buffer.from(await render(content))]);
  return { name: `${content.number}.pdf`, mime: 'application/pdf', records: 1, bytes };
}

/** A certificate of an archive. */
interface ArchivedCertificate {
  number: string;
  /** Name of the person. */
  name: string;
  content: CertificateContent;
}

/** Streams an archive of certificates; renders each only when the archive reaches it. */
export function certificateArchive(
  name: string,
  certificates: readonly ArchivedCertificate[],
): StreamedFile {
  const zip = new ZipFile();
  for (const { number, name: person, content } of certificates)
    zip.addReadStreamLazy(
      `${number} ${archiveName(person)}.pdf`,
      { compress: false },
      (respond) => {
        render(content).then(
          (bytes) => respond(undefined, Readable.from([Buffer.from(bytes)])),
          (error: unknown) => respond(error, Readable.from([])),
        );
      },
    );
  zip.end();
  const bytes = Readable.from(zip.outputStream);
  zip.once('error', (error: Error) => bytes.destroy(error));
  return { name, mime: 'application/zip', records: certificates.length, bytes };
}
