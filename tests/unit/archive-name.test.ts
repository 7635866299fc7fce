import { describe, expect, it } from 'vitest';
import { archiveFileName, archiveName } from '../../server/base/archive-name.ts';

const LONG = '很'.repeat(100);

describe('a name in an archive', () => {
  it.each([
    ['海水电池', '海水电池'],
    ['../档案', '_档案'],
    ['a/b\\c:d*e?f"g<h>i|j\u0000k', 'a_b_c_d_e_f_g_h_i_j_k'],
    ['end. ', 'end'],
    [' . ', '_'],
    ['', '_'],
    [LONG, LONG.slice(0, 80)],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
    [`${'a'.repeat(79)}😀`, `${'a'.repeat(79)}\uFFFD`],
  ])('is derived from %j as %j', (text, name) => {
    expect(archiveName(text)).toBe(name);
  });
});

describe('the name of an entry’s file in an archive', () => {
  it.each([
    ['plan.pdf', undefined, 'plan.pdf'],
    ['plan.pdf', 'Business plan', 'Business plan - plan.pdf'],
    ['plan.pdf', 'Plan/budget', 'Plan_budget - plan.pdf'],
    ['README', 'Promise', 'Promise - README'],
    ['.pdf', undefined, 'pdf'],
    [`${LONG}.pdf`, undefined, `${LONG.slice(0, 76)}.pdf`],
    [`${LONG}.pdf`, LONG, `${LONG.slice(0, 40)} - ${LONG.slice(0, 33)}.pdf`],
    ['notes of the first meeting. and more', undefined, 'notes of the first meeting. and more'],
  ])('for %j with the document %j is %j', (name, document, expected) => {
    expect(archiveFileName(name, document)).toBe(expected);
  });
});
