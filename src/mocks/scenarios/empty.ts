import { http, HttpResponse, type RequestHandler } from 'msw';
import { refusal } from '../responses.ts';
import { ANY_CALL, operationOf, type MockOperation } from '../operations.ts';

/** Operations with data in an empty deployment. */
const AVAILABLE = ['getMenu', 'getTime', 'getCurrentUser'];

function emptied(content: unknown): unknown {
  if (Array.isArray(content)) return [];
  if (typeof content !== 'object' || content === null || !('records' in content)) return content;
  return { ...content, records: [], total: 0 };
}

function emptyResponse(operation: MockOperation): Response | undefined {
  if (operation.method !== 'GET' || AVAILABLE.includes(operation.id)) return undefined;
  // 404 if the contract has an example of it: the record doesn't exist.
  if (operation.example(404)) return refusal(404);
  const response = operation.example(200);
  return response && HttpResponse.json({ ...response, data: emptied(response['data']) } as object);
}

/** A site without content: all lists are empty, all records unknown. */
export const emptySite: RequestHandler[] = [
  http.get(ANY_CALL, ({ request }) => {
    const operation = operationOf(request);
    return operation && emptyResponse(operation);
  }),
];
