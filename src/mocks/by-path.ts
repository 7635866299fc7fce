import { getResponse, http, HttpHandler, type RequestHandler } from 'msw';

/** What an address looks like whose path fits one of a handler, such as `*` before `/client/news/:id`. */
const shapeOf = (path: string) =>
  new RegExp(`${path.replace(/^\*/, '').replace(/:\w+/g, '[^/]+')}$`);

/**
 * One handler that asks of these only the ones that may answer a request. msw itself would read the
 * cookies and compile a path for each of them: two hundred times a call.
 */
export function byPath(handlers: readonly RequestHandler[]): RequestHandler {
  const shapes = handlers.map((handler) => {
    if (!(handler instanceof HttpHandler) || typeof handler.info.path !== 'string')
      throw new TypeError(`${handler.info.header} has no path.`);
    return { handler, method: handler.info.method, shape: shapeOf(handler.info.path) };
  });
  return http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const able = shapes.filter(
      ({ method, shape }) => method === request.method && shape.test(pathname),
    );
    return getResponse(
      able.map(({ handler }) => handler),
      request,
    );
  });
}
