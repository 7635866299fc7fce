import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/errors.ts';
import { message } from '../base/messages.ts';
import { SECURITY_HEADERS, contentSecurityPolicy } from './security-headers.ts';

/** True if the URL is under `/api`. */
export function isApiRequest({ url }: FastifyRequest): boolean {
  return /^\/api(\/|\?|$)/.test(url);
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; text-align: center; }
  main { padding: 24px; }
  h1 { margin: 0; font-size: 28px; }
  p { margin: 8px 0 24px; }
  a { display: inline-block; padding: 10px 24px; border: 1px solid; border-radius: 8px; color: inherit; text-decoration: none; }
`;

/**
 * Returns a self-contained error page. The site itself can't show it, because its routes are after the `#`.
 */
function errorPage(request: FastifyRequest, path: string): string {
  const language = languageOf(request);
  const title = message(language, 'pageNotFound');
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${message(language, 'pageNotFoundHint')}</p>
      <a href="${path}/#/home">${message(language, 'toHome')}</a>
    </main>
  </body>
</html>
`;
}

/**
 * Responds to an unknown URL: browsers get a page with a link to the home page, programs a line of text.
 * Redirects URLs with extra slashes before the `#` (`//#/home`) or an encoded `#` (`/%23/home`) to the
 * site.
 * @param status 404, or 400 for an invalid URL
 * @param path path of the site on its host, without a trailing slash
 */
export function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 404,
  path = '',
): FastifyReply {
  // Hooks that set these headers don't run for an invalid URL.
  reply.headers(SECURITY_HEADERS);
  const slashes = /^\/{2,}(?=\?|$)/;
  const encodedHash = /^\/(?:%23|%EF%BC%83)/i;
  if (encodedHash.test(request.url))
    return reply.redirect(request.url.replace(encodedHash, `${path}/#`));
  if (slashes.test(request.url)) return reply.redirect(request.url.replace(slashes, `${path}/`));
  reply.code(status).headers({ 'cache-control': 'no-store', vary: 'accept, accept-language' });
  if (!(request.headers.accept ?? '').includes('text/html')) {
    const words = status === 404 ? 'Not Found' : 'Bad Request';
    return reply.type('text/plain; charset=utf-8').send(`${status} ${words}\n`);
  }
  const html = errorPage(request, path);
  return reply
    .header('content-security-policy', contentSecurityPolicy(html))
    .type('text/html; charset=utf-8')
    .send(html);
}
