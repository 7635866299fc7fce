import { describe, expect, it } from 'vitest';
import { attachmentName } from '@/api/attachment-name';

/** Returns a header as `fetch` does: UTF-8 bytes decoded as Latin-1. */
const misread = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

describe('the name of an attachment', () => {
  it.each([
    // RFC 6266, section 5, and RFC 5987, section 3.2.2.
    ['Attachment; filename=example.html', 'example.html'],
    ["attachment; filename*= UTF-8''%e2%82%ac%20rates", '€ rates'],
    [`attachment; filename="EURO rates"; filename*=utf-8''%e2%82%ac%20rates`, '€ rates'],
    [`attachment; filename*=utf-8''%e2%82%ac%20rates; filename="EURO rates"`, '€ rates'],
    ["attachment; filename*=iso-8859-1'en'%A3%20rates", '£ rates'],
    ["attachment; filename*=UTF-8'zh-CN'%E6%8A%A5%E5%90%8D%E8%A1%A8.xlsx", '报名表.xlsx'],
    // Quoted strings.
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ['attachment; filename="a;b=c.pdf"', 'a;b=c.pdf'],
    [String.raw`attachment; filename="say \"hi\".txt"`, 'say "hi".txt'],
    ['attachment;filename="tight.txt";size=3', 'tight.txt'],
    ['ATTACHMENT ; FILENAME = "spaced.txt"', 'spaced.txt'],
    ['attachment; filename=a b.txt; size=3', 'a b.txt'],
    ['attachment; filename="first.txt"; filename="second.txt"', 'first.txt'],
    // UTF-8 and Latin-1, although the RFC requires ASCII.
    [`attachment; filename="${misread('报名表.xlsx')}"`, '报名表.xlsx'],
    ['attachment; filename="caf\xe9.txt"', 'café.txt'],
    // An invalid extended parameter falls back to the plain one.
    [`attachment; filename="plain.txt"; filename*=UTF-8''%ZZ`, 'plain.txt'],
    [`attachment; filename="plain.txt"; filename*=UTF-8''%e2%82`, 'plain.txt'],
    [`attachment; filename="plain.txt"; filename*=no-such-charset''x`, 'plain.txt'],
    [`attachment; filename="plain.txt"; filename*=bare`, 'plain.txt'],
    // Path segments with either slash, encoded or not.
    ['attachment; filename="/etc/passwd"', 'passwd'],
    ['attachment; filename="../../up.txt"', 'up.txt'],
    [String.raw`attachment; filename="C:\\Windows\\win.ini"`, 'win.ini'],
    ["attachment; filename*=UTF-8''..%2F..%2Fup.txt", 'up.txt'],
    ["attachment; filename*=UTF-8''%5C%5Chost%5Cup.txt", 'up.txt'],
    ['attachment; filename="folder/"', 'download'],
    ['attachment; filename=".."', 'download'],
    // Control characters, text direction marks and missing names.
    ["attachment; filename*=UTF-8''a%00b%0D%0A.txt", 'ab.txt'],
    ["attachment; filename*=UTF-8''report%E2%80%AEfdp.exe", 'reportfdp.exe'],
    ['attachment', 'download'],
    ['attachment; filename=""', 'download'],
    ['attachment; notfilename="x"', 'download'],
  ])('in %s is %s', (header, name) => {
    expect(attachmentName(header)).toBe(name);
  });

  it.each([[null], ['inline; filename="a.png"'], ['attachments; filename=a'], ['']])(
    'is undefined for %s',
    (header) => {
      expect(attachmentName(header)).toBeUndefined();
    },
  );
});
