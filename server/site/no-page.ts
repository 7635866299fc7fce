import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/errors.ts';
import { message } from '../base/messages.ts';
import { SECURITY_HEADERS, contentSecurityPolicy } from './security-headers.ts';

/** Whether something of the API is asked for, not of the site. */
export function isCall({ url }: FastifyRequest): boolean {
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

/** A page of its own, that needs no file of the site: the site's own pages all lie behind the `#`. */
function noPage(request: FastifyRequest, path: string): string {
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
 * Answers an address that the site has nothing at: a visitor gets a page with a way home, a program a
 * line. A slash too much before the `#` (`//#/home`) or an encoded `#` (`/%23/home`) leads to the site.
 * @param status 404, or 400 where the address can't be read
 * @param path of the site on its host, without a slash at the end
 */
export function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 404,
  path = '',
): FastifyReply {
  // An address that can't be read has passed no hook.
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
  const html = noPage(request, path);
  return reply
    .header('content-security-policy', contentSecurityPolicy(html))
    .type('text/html; charset=utf-8')
    .send(html);
}
