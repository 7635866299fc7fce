/** A browser window with an empty profile. Elements are found by XPath, which both drivers support. */
export interface Browser {
  /** Loads an address and resolves once its document has loaded. */
  goto: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  run: (expression: string) => Promise<unknown>;
  click: (xpath: string) => Promise<void>;
  fill: (xpath: string, text: string) => Promise<void>;
  /** Selects a file of this machine in a file input. */
  upload: (xpath: string, path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Viewport of the window. */
export interface Size {
  width: number;
  height: number;
}

export const DESK: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 390, height: 844 };

/** Timeout of every wait, in milliseconds. */
export const TIMEOUT = 20_000;
