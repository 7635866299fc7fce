import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../base/failure.ts';
import { FORM_DATA, type OperationInfo } from './specification.ts';
import type { IncomingFile } from './types.ts';

/** Decodes the three characters that browsers encode in file names of forms (HTML, 4.10.22.8). */
function browserName(name: string): string {
  return name.replace(/%(?:22|0D|0A)/gi, (encoded) => decodeURIComponent(encoded));
}

/**
 * Returns the uploaded file; undefined for a form without one. Throws HTTP 400 if the body is not a valid
 * form.
 */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile | undefined> {
  // `isMultipart` is false without a body, whatever the type; the parser throws on malformed forms.
  if (!request.isMultipart()) throw new ApiFailure(400, 400, 'badRequest');
  const part = await request.file().catch(() => {
    throw new ApiFailure(400, 400, 'badRequest');
  });
  // A form that ends within its file is a bad request. Errors of the file's destination have a code.
  part?.file.once('error', (error) => {
    if (!('code' in error)) Object.assign(error, { statusCode: 400 });
  });
  return part && { name: browserName(part.filename), bytes: part.file };
}

/** True if the operation accepts the body's type; a missing type is accepted if the body is optional. */
export function fitsBodyType(
  request: FastifyRequest,
  { bodyTypes, needsBody }: OperationInfo,
): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  // The contract document omits the schemas of uploads, but they always require a file.
  if (type === '') return !needsBody && !bodyTypes.includes(FORM_DATA);
  return bodyTypes.length === 0 || bodyTypes.includes(type.trim());
}
