import { getResponse, http, HttpHandler, type RequestHandler } from 'msw';

/** Returns a pattern for URLs that a handler's path matches, such as `*` before `/client/news/:id`. */
const shapeOf = (path: string) =>
  new RegExp(`${path.replace(/^\*/, '').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Combines handlers into one that runs only the handlers whose path matches. With separate handlers,
 * msw reads cookies and compiles the path of each handler on every request.
 */
export function byPath(handlers: readonly RequestHandler[]): RequestHandler {
  const shapes = handlers.map((handler) => {
    if (!(handler instanceof HttpHandler) || typeof handler.info.path !== 'string')
      throw new TypeError(`${handler.info.header} has no path.`);
    return { handler, method: handler.info.method, shape: shapeOf(handler.info.path) };
  });
  return http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const matching = shapes.filter(
      ({ method, shape }) => method === request.method && shape.test(pathname),
    );
    return getResponse(
      matching.map(({ handler }) => handler),
      request,
    );
  });
}
