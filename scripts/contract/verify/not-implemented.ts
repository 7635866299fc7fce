import { randomBytes } from 'node:crypto';
import type { Operation } from '../document.ts';
import { send, type TrialRequest, type ReceivedResponse } from './requests.ts';

/** Statuses that always mean "not implemented". */
const NOT_IMPLEMENTED = [405, 501];

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
 * Returns true if the server doesn't implement the operation: the response has status 405 or 501, is a 404
 * without an envelope or one that the contract doesn't describe, or equals the response for an unknown URL.
 */
export async function isNotImplemented(
  { server, folder }: { server: string; folder: string },
  { object }: Operation,
  request: TrialRequest,
  response: ReceivedResponse,
): Promise<boolean> {
  const { status } = response;
  if (NOT_IMPLEMENTED.includes(status) || isBare(response)) return true;
  if (status === 404 && !('404' in object.responses)) return true;
  if (status === 401 || status === 403) return false;
  // The response for an unknown URL may be a page with status 200, but not JSON.
  const type = response.headers.get('content-type') ?? '';
  if (status < 300 && type.startsWith('application/json')) return false;
  const path = `/no-such-operation-${randomBytes(4).toString('hex')}`;
  const unknown = await send(server, { ...request, path, query: {} }, folder);
  if (typeof unknown === 'string') return false;
  return textOf(unknown, path) === textOf(response, request.path);
}
