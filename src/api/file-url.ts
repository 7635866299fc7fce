import { getDownloadFileUrl, getDownloadTemplateUrl } from './generated/file/file';
import { requestContext } from './request-context';

/** The address of a public file, for images. */
export function fileUrl(id: string): string {
  return getDownloadFileUrl(id);
}

function withToken(): { token?: string } {
  const token = requestContext().token();
  return token === undefined ? {} : { token };
}

/** The address of a file of the user's own: it carries the token (spec section 7, Files). */
export function ownFileUrl(id: string): string {
  return getDownloadFileUrl(id, withToken());
}

/** The address of a template; it carries the token. */
export function templateUrl(name: string): string {
  return getDownloadTemplateUrl(name, withToken());
}
