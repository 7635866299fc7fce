type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Ordered: the user agents of most browsers also contain names that are listed later. */
const BROWSERS: Names = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/MQQBrowser\//, 'QQ Browser'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function nameIn(text: string, names: Names): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}

/** Detects browser and system in a `User-Agent`; undefined if unknown. */
export function deviceName(userAgent: string): {
  browser: string | undefined;
  system: string | undefined;
} {
  return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}
