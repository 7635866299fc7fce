import { afterEach, describe, expect, it } from 'vitest';
import { fileUrl, ownFileUrl, templateUrl } from '@/api/file-url';
import { getDownloadFileUrl, getDownloadTemplateUrl } from '@/api/generated/file/file';
import { connectTransport } from '@/api/request-context';

const NAMES = ['file-1', 'a b/../c', '计划书.docx', '?token=x#'];

function logIn(token: string | undefined): void {
  connectTransport({ token: () => token, language: () => 'zh-CN' });
}

afterEach(() => logIn(undefined));

describe.each(NAMES)('the address of the file %s', (name) => {
  it('is the contract’s for a public file, whoever is logged in', () => {
    logIn('t&k=n');
    expect(fileUrl(name)).toBe(getDownloadFileUrl(name));
  });

  it('carries the token for a file of one’s own and for a template', () => {
    const token = 't&k=n';
    logIn(token);
    expect(ownFileUrl(name)).toBe(getDownloadFileUrl(name, { token }));
    expect(templateUrl(name)).toBe(getDownloadTemplateUrl(name, { token }));
  });

  it('carries none where nobody is logged in', () => {
    expect(ownFileUrl(name)).toBe(getDownloadFileUrl(name));
    expect(templateUrl(name)).toBe(getDownloadTemplateUrl(name));
  });
});
