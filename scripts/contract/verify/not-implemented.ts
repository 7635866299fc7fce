import { randomBytes } from 'node:crypto';
import type { Operation } from '../document.ts';
import { send, type Call, type ReceivedResponse } from './calls.ts';

/** Statuses that always mean "not implemented". */
const SAYS_SO = [405, 501];

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?/g;

/** Returns status and body without the requested path and without times, for comparison. */
function textOf({ status, text }: ReceivedResponse, path: string): string {
  return `${status} ${text.replaceAll(path, '').replaceAll(encodeURI(path), '').replace(TIME, '')}`;
}

/** Returns true for a 404 without an envelope, which comes from the server's framework. */
function isBare({ status, json }: ReceivedResponse): boolean {
  return status === 404 && !(typeof json === 'object' && json !== null && 'code' in json);
}

/**
 * Returns true if the response equals the one for an unknown URL, or is a 404 that the contract doesn't
 * describe: the operation is not implemented.
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
  // For unknown URLs, a server may return a page. JSON in a wrong form is an error of the operation.
  const type = response.headers.get('content-type') ?? '';
  if (status < 300 && type.startsWith('application/json')) return false;
  const path = `/no-such-operation-${randomBytes(4).toString('hex')}`;
  const unknown = await send(server, { ...call, path, query: {} }, folder);
  if (typeof unknown === 'string') return false;
  return textOf(unknown, path) === textOf(response, call.path);
}
