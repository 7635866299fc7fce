import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../base/failure.ts';
import { FORM_DATA, type OperationInfo } from './specification.ts';
import type { IncomingFile } from './types.ts';

/** A file's name without the encoding that browsers give three of its characters (HTML, 4.10.22.8). */
function browserName(name: string): string {
  return name.replace(/%(?:22|0D|0A)/gi, (encoded) => decodeURIComponent(encoded));
}

/** The uploaded file of a call; undefined: a form without one. Throws HTTP 400 where it is no form. */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile | undefined> {
  // Without a body the type alone names no form; the parser throws on what it can't take apart.
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

/** Whether the body has a type that the operation takes; one that needs none may have none. */
export function fitsBodyType(
  request: FastifyRequest,
  { bodyTypes, needsBody }: OperationInfo,
): boolean {
  const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  // An upload's schema is taken out before validation: its file is always needed.
  if (type === '') return !needsBody && !bodyTypes.includes(FORM_DATA);
  return bodyTypes.length === 0 || bodyTypes.includes(type.trim());
}
