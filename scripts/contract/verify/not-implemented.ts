import { randomBytes } from 'node:crypto';
import type { Operation } from '../document.ts';
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
 * Whether a response is the one that the server gives for unknown addresses, or 404 where the contract
 * has none: then the operation is missing there.
 */
export async function isNotImplemented(
  { server, folder }: { server: string; folder: string },
  { object }: Operation,
  call: Call,
  response: ReceivedResponse,
): Promise<boolean> {
  const { status } = response;
  if (SAYS_SO.includes(status) || isBare(response)) return true;
  if (status === 404 && !('404' in object.responses)) return true;
  if (status === 401 || status === 403) return false;
  // Pages are sent for unknown addresses; JSON of another form is a mistake of the operation.
  const type = response.headers.get('content-type') ?? '';
  if (status < 300 && type.startsWith('application/json')) return false;
  const path = `/no-such-operation-${randomBytes(4).toString('hex')}`;
  const unknown = await send(server, { ...call, path, query: {} }, folder);
  if (typeof unknown === 'string') return false;
  return textOf(unknown, path) === textOf(response, call.path);
}
