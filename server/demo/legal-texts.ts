import type { Schemas } from '../http/types.ts';
import { toTraditional } from '../localized/conversion.ts';
import type { LocalizedText } from '../localized/localized.ts';
import { accessibilityText } from './legal-accessibility.ts';
import { privacyText } from './legal-privacy.ts';
import { termsText } from './legal-terms.ts';
import type { DemoText } from './types.ts';

/** Words of the converted texts and their replacements, which fit only these texts. */
const CORRECTIONS = [
  ['周歲', '週歲'],
  ['程序', '程式'],
  ['通過', '透過'],
] as const;

/** Adds the Traditional Chinese text: converted, then corrected. */
function corrected({ CN, US }: DemoText): LocalizedText {
  const HK = CORRECTIONS.reduce(
    (text, [converted, replacement]) => text.replaceAll(converted, replacement),
    toTraditional(CN),
  );
  return { CN, US, HK };
}

/** The legal texts of the demo. */
export const demoLegalTexts = (): Record<Schemas['LegalKind'], LocalizedText> => ({
  privacy: corrected(privacyText),
  terms: corrected(termsText),
  accessibility: corrected(accessibilityText),
});
