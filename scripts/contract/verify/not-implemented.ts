import { randomBytes } from 'node:crypto';
import { send, type Call, type ReceivedResponse } from './calls.ts';

/** Statuses that say so by themselves. */
const SAYS_SO = [405, 501];

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?/g;

/** What a response says, without the address that was asked for and without the time. */
function textOf({ status, text }: ReceivedResponse, path: string): string {
  return `${status} ${text.replaceAll(path, '').replaceAll(encodeURI(path), '').replace(TIME, '')}`;
}

/** Whether a 404 comes from the framework: an operation answers it with an envelope. */
function isBare({ status, json }: ReceivedResponse): boolean {
  return status === 404 && !(typeof json === 'object' && json !== null && 'code' in json);
}

/**
 * Whether a response is the one that the server gives for addresses it doesn't know: then the
 * operation is missing there, whatever its status is. A server that asks for a session first is
 * asked with the same one.
 */
export async function isNotImplemented(
  server: string,
  call: Call,
  response: ReceivedResponse,
  folder: string,
): Promise<boolean> {
  if (SAYS_SO.includes(response.status) || isBare(response)) return true;
  if (response.status === 401 || response.status === 403) return false;
  // Pages answer for unknown addresses; JSON that is none is a mistake of the operation.
  const type = response.headers.get('content-type') ?? '';
  if (response.status < 300 && type.startsWith('application/json')) return false;
  const path = `/no-such-operation-${randomBytes(4).toString('hex')}`;
  const unknown = await send(server, { ...call, path, query: {} }, folder);
  if (typeof unknown === 'string') return false;
  return textOf(unknown, path) === textOf(response, call.path);
}
