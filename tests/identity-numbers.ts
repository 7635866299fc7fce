import type { IdentityType } from '../openapi/identity-documents.ts';

interface Numbers {
  /** Numbers as people type them, each with its normal form. */
  accepted: readonly (readonly [typed: string, stored: string])[];
  refused: readonly string[];
}

/** Numbers of each type of document; the form, the server and its responses keep to them. */
export const IDENTITY_NUMBERS: Record<IdentityType, Numbers> = {
  mainlandId: {
    accepted: [
      ['11010519491231002x', '11010519491231002X'],
      ['１１０１０５ 19491231 002X', '11010519491231002X'],
      // A residence permit of a Hong Kong resident has such a number, too.
      ['810000199003070015', '810000199003070015'],
    ],
    refused: ['110105194912310021', '110105194902310026', '990105194912310023', 'A1234563'],
  },
  hkId: {
    accepted: [
      ['A123456(3)', 'A1234563'],
      ['a123456（3）', 'A1234563'],
      ['AB987654(3)', 'AB9876543'],
      ['G123456-A', 'G123456A'],
    ],
    refused: ['A123456(4)', 'A123456', '1234563', 'AB987654(2)', 'ABC123456(3)'],
  },
  moId: {
    accepted: [
      ['1234567(8)', '12345678'],
      ['5 123456 7', '51234567'],
    ],
    refused: ['2234567(8)', '1234567', '123456789', 'A1234567'],
  },
  hkMoPermit: {
    accepted: [
      ['H12345678', 'H12345678'],
      ['m1234567800', 'M1234567800'],
      ['HA1234567', 'HA1234567'],
    ],
    refused: ['12345678', 'H1234567', 'H123456789', 'T12345678', 'HB1234567'],
  },
  twPermit: {
    accepted: [['1234 5678', '12345678']],
    refused: ['1234567', '123456789', 'T1234567'],
  },
  passport: {
    accepted: [
      ['e 1234 5678', 'E12345678'],
      ['C01X00T47', 'C01X00T47'],
      ['123456789', '123456789'],
    ],
    refused: ['ABCDEF', 'E123', 'E12345678*', 'E1234567890123456789', 'É1234567'],
  },
};
