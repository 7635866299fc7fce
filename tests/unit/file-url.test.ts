import { afterEach, describe, expect, it } from 'vitest';
import { fileUrl, ownFileRequest } from '@/api/file-url';
import { getDownloadFileUrl } from '@/api/generated/file/file';
import { configureTransport } from '@/api/request-context';

const NAMES = ['file-1', 'a b/../c', '计划书.docx', '?token=x#'];

function logIn(token: string | undefined): void {
  configureTransport({ token: () => token, language: () => 'zh-CN' });
}

afterEach(() => logIn(undefined));

describe.each(NAMES)('the URL of the file %s', (name) => {
  it('is the contract’s for a public file, regardless of the session', () => {
    logIn('t&k=n');
    expect(fileUrl(name)).toBe(getDownloadFileUrl(name));
  });

  it('contains the ticket or token of a private file', () => {
    const ticket = 't&k=n';
    expect(fileUrl(name, { ticket })).toBe(getDownloadFileUrl(name, { ticket }));
    expect(fileUrl(name, { token: 'a' })).toBe(getDownloadFileUrl(name, { token: 'a' }));
  });

  it('contains no token if it is sent in a header', () => {
    const url = getDownloadFileUrl(name);
    expect(ownFileRequest(name)).toEqual({ url, headers: {} });
    logIn('t&k=n');
    expect(ownFileRequest(name)).toEqual({ url, headers: { token: 't&k=n' } });
  });
});
