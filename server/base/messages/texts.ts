/** Each message in the server's languages. */
export type Texts = Record<string, readonly [zhCN: string, enUS: string, zhHK: string]>;
