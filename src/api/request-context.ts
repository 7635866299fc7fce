/** What every request carries, asked for at each request because it changes under way. */
export interface RequestContext {
  token: () => string | undefined;
  /** BCP 47 tag: the language of the server's messages. */
  language: () => string;
}

let context: RequestContext = { token: () => undefined, language: () => 'zh-CN' };

/** Connects the transport to session and settings; called once at start. */
export function connectTransport(connected: RequestContext): void {
  context = connected;
}

/** What the next request carries. */
export function requestContext(): RequestContext {
  return context;
}
