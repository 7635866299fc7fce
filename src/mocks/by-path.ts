import { getResponse, http, HttpHandler, type RequestHandler } from 'msw';

/** Returns a pattern for addresses that a handler's path matches, such as `*` before `/client/news/:id`. */
const shapeOf = (path: string) =>
  new RegExp(`${path.replace(/^\*/, '').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Combines handlers into one that runs only those whose path matches. msw would read cookies and compile a
 * path for each of them on every request.
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
