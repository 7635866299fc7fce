/** Values that every request sends; read for each request, because they may change. */
export interface RequestContext {
  token: () => string | undefined;
  /** BCP 47 tag of the language of server messages. */
  language: () => string;
}

let context: RequestContext = { token: () => undefined, language: () => 'zh-CN' };

/** Connects requests to session and settings; called once at start. */
export function configureTransport(connected: RequestContext): void {
  context = connected;
}

export function requestContext(): RequestContext {
  return context;
}
