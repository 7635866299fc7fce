import { http, HttpResponse, type RequestHandler } from 'msw';
import { refusal } from '../responses.ts';
import { ANY_CALL, operationOf, type MockOperation } from '../operations.ts';

/** What a deployment holds before anybody has written anything. */
const AVAILABLE = ['getMenu', 'getTime', 'getCurrentUser'];

function emptied(content: unknown): unknown {
  if (Array.isArray(content)) return [];
  if (typeof content !== 'object' || content === null || !('records' in content)) return content;
  return { ...content, records: [], total: 0 };
}

function emptyResponse(operation: MockOperation): Response | undefined {
  if (operation.method !== 'GET' || AVAILABLE.includes(operation.id)) return undefined;
  // Where the contract knows "no such record", a server without records says so.
  if (operation.example(404)) return refusal(404);
  const response = operation.example(200);
  return response && HttpResponse.json({ ...response, data: emptied(response['data']) } as object);
}

/** A site without content: every list is empty, every record unknown. */
export const emptySite: RequestHandler[] = [
  http.get(ANY_CALL, ({ request }) => {
    const operation = operationOf(request);
    return operation && emptyResponse(operation);
  }),
];
