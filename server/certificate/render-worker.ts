import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { certificatePdf, type CertificateContent } from './pdf.ts';

/** Worker thread that renders certificates. */
parentPort?.on('message', (content: CertificateContent) => {
  void buffer(certificatePdf(content)).then((output) => parentPort?.postMessage({ output }));
});
