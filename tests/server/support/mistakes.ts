import type { Distortion, PassedRequest, PassedResponse } from './distorting-proxy.ts';

/** A planted mistake of one operation, and its description in the report. */
export type PlantedMistake = readonly [
  name: string,
  /** The operation, then the workflows to run if the operation alone is not enough. */
  at: string,
  reported: string,
  distortion: Distortion,
];

type Json = Record<string, unknown>;
type Field = { pointer: string; message: string };
type Text = { CN: string };
/** Fields of responses and bodies that the mistakes change. */
interface Content extends Json {
  records: Json[];
  total: number;
  current: number;
  title: Text | undefined;
  content: Text;
  description: Text;
}
interface Envelope extends Json {
  data: Content;
  fields?: Field[];
}
type Condition = (request: PassedRequest, response: PassedResponse) => boolean;

const codeOf = ({ json }: PassedResponse) => (json as Json | undefined)?.['code'];
const succeeded: Condition = (_, response) => response.status === 200 && codeOf(response) === 200;
const failed: Condition = (_, response) => codeOf(response) !== 200;
const code =
  (wanted: number): Condition =>
  (_, response) =>
    codeOf(response) === wanted;
const at = (request: PassedRequest, name: string) => request.url.searchParams.get(name);
const bodyOf = ({ json }: PassedRequest) => json as Content;

/** Changes the JSON of responses that match a condition, by default those with data. */
const change = (
  edit: (json: Envelope, request: PassedRequest) => unknown,
  when = succeeded,
): Distortion => ({
  response: (response, request) => {
    if (response.json !== undefined && when(request, response))
      edit(response.json as Envelope, request);
  },
});
const data = (fields: Json) => change(({ data: found }) => Object.assign(found, fields));
const omit = (name: string) => change(({ data: found }) => Reflect.deleteProperty(found, name));
const first = (fields: Json) =>
  change(({ data: { records } }) => Object.assign(records[0] ?? {}, fields));
const envelope = (fields: Json, when = failed) =>
  change((json) => Object.assign(json, fields), when);
const fields = (edit: (field: Field) => unknown) =>
  change(({ fields: found = [] }) => {
    for (const field of found) edit(field);
  }, code(400));
const respond = (edit: (response: PassedResponse) => void, when = succeeded): Distortion => ({
  response: (response, request) => {
    if (when(request, response)) edit(response);
  },
});
const header = (name: string, value: string) => respond(({ headers }) => headers.set(name, value));
const status = (to: number, when?: Condition) =>
  respond((response) => (response.status = to), when);
const request = (edit: (request: PassedRequest) => void): Distortion => ({ request: edit });
const query = (edit: (search: URLSearchParams) => void) =>
  request(({ url }) => edit(url.searchParams));

/** Replaces a failure by the last success, as if the server accepted every request. */
function accept(when: Condition = failed): Distortion {
  let last: unknown = { code: 200, msg: '操作成功', version: '1.0.0', data: null };
  return respond(
    (response) => {
      if (codeOf(response) === 200) last = response.json;
      else Object.assign(response, { status: 200, json: last });
    },
    (asked, response) => succeeded(asked, response) || when(asked, response),
  );
}

/** Replaces a missing or invalid token by a valid one, as if the server allowed everyone. */
function allowEveryone(isMissing: (token: string | null) => boolean): Distortion {
  let known = '';
  return request(({ headers }) => {
    const token = headers.get('token');
    if (known === '') known = token ?? '';
    else if (isMissing(token)) headers.set('token', known);
  });
}

/** Returns the records of the first page for every page. */
const firstPageAlways = (): Distortion => ({
  request: ({ url: { searchParams }, headers }) => {
    headers.set('page', searchParams.get('current') ?? '1');
    if (Number(headers.get('page')) > 1) searchParams.set('current', '1');
  },
  ...change(({ data: found }, { headers }) => (found.current = Number(headers.get('page')))),
});

/** Number of ids that `newId` has returned. */
let count = 0;
const newId = () => change((json) => (json.data['id'] = `another-${String((count += 1))}`));
const SCRIPT = '<script>contractVerify()</script>';
const HANDLER = '<p onclick="contractVerify()">x</p>';
const LINK = '<a href="javascript:contractVerify()">x</a>';

/** Mistakes that other backends made or could make, one per line. */
// prettier-ignore
export const MISTAKES: readonly PlantedMistake[] = [
  // Format of responses
  ['a field is missing', 'getTime', '/data lacks "now"', omit('now')],
  ['a field is unknown', 'getMatchInfo', '/data has "secret", which', data({ secret: 1 })],
  ['a field has another type', 'getNews', '/data/title must be string', data({ title: 12 })],
  ['a required field is null', 'getMatchInfo', '/data/name must be string, is null', data({ name: null })],
  ['a value is not in its enum', 'listActivities', '/state must be equal to one', first({ state: 'closed' })],
  ['a time is only a date', 'getNews', '/data/publishDate must match format', data({ publishDate: '2026-01-01' })],
  ['the last record of the last page is wrong', 'listProjects', '/name must be string', change(({ data: { records } }, asked) => at(asked, 'current') === '3' && Object.assign(records.at(-1) ?? {}, { name: 1 }))],
  ['a status is undescribed', 'getMenu', 'HTTP 201 is not described', status(201)],
  ['JSON is sent as text', 'getMenu', 'the content type is text/plain', header('content-type', 'text/plain')],
  ['the charset is not UTF-8', 'getMenu', 'is not UTF-8', header('content-type', 'application/json; charset=gbk')],
  ['a download has no name', 'downloadTemplate', 'the header Content-Disposition is missing', { response: ({ headers }) => headers.delete('content-disposition') }],
  ['JSON is malformed', 'listLinks', 'the body is not JSON', respond((response) => Object.assign(response, { json: undefined, body: new TextEncoder().encode('{') }))],
  ['the envelope has no version', 'listLinks', 'the body lacks "version"', change((json) => delete json['version'])],
  ['messages have only one language', 'getIdentity', '/msg is not in the requested language (en-US)', change((json) => (json['msg'] = '好'))],
  // Errors
  ['an error has no message', 'getMySystemUser', 'the body lacks "msg"', change((json) => delete json['msg'], code(401))],
  ['a missing session returns 403', 'getMySystemUser', 'HTTP 403 is not described', status(403, code(401))],
  ['the body omits the status', 'getMySystemUser', '/status is undefined, but the status is 401', change((json) => delete json['status'], code(401))],
  ['a missing record returns a success', 'getNews', 'responded with HTTP 200 (data), expected 404', accept(code(404))],
  ['a bad request returns 500', 'listNews', 'responded with HTTP 500', status(500, code(400))],
  ['the invalid field is not named', 'createNews', '/fields does not name /kind', change((json) => delete json.fields, code(400))],
  ['an unknown field is named', 'createNews', '/fields does not name /kind', fields((field) => (field.pointer = '/x'))],
  ['field messages are in another language', 'createNews', '/fields/0/message is not in the requested language', fields((field) => (field.message = 'no'))],
  // Access control
  ['a read requires no session', 'getMySystemUser', 'responded with HTTP 200 (data), expected 401', allowEveryone((token) => token === null)],
  ['any token is accepted', 'listMyProjects', 'responded with HTTP 200 (data), expected 401', allowEveryone((token) => token !== null)],
  ['users can read data for staff', 'listRoles profile users', 'expected 1007', allowEveryone((token) => token !== null)],
  ['a write requires no session', 'createNews', 'expected 401', allowEveryone((token) => token === null)],
  ['a missing permission returns 403', 'listRoles profile users', 'HTTP 403 is not described', status(403, code(1007))],
  ['other users can read an entry', 'getMyProject entry', 'responded with HTTP 200 (data), expected 404', accept(code(404))],
  ['everyone can read unpublished news', 'getNews staffNews', 'responded with HTTP 200 (data), expected 404', accept(code(404))],
  ['everyone can read an entry before its review', 'getProject entry', 'responded with HTTP 200 (data), expected 404', accept(code(404))],
  ['a deleted record can be read', 'getSystemUser users', 'responded with HTTP 200 (data), expected 404', accept(code(404))],
  ['a private file is public', 'downloadFile files', 'expected 404', status(200, code(404))],
  ['an ended session stays valid', 'getCurrentUser account', 'responded with HTTP 200 (data), expected 401', accept(code(401))],
  // The login
  ['a wrong password is accepted', 'login profile', 'responded with data, expected 1001', accept(code(1001))],
  ['a wrong password returns 401', 'login profile', 'HTTP 401 is not described', status(401, code(1001))],
  ['a refused login returns a token', 'login profile', 'the body has "data"', envelope({ data: { token: 'x' } }, code(1001))],
  ['the old password stays valid', 'login account', 'responded with data, expected 1001', accept(code(1001))],
  // Repeated requests
  ['a second sign-up succeeds', 'signUpActivity', 'responded with data, expected', accept(code(1001))],
  ['a second logout succeeds', 'logout', 'responded with HTTP 200 (data), expected', accept(code(401))],
  ['a repeated save creates another entry', 'saveProject', '/data/id differs: the request was executed twice', newId()],
  ['an idempotency key is ignored', 'createNews', 'the request was executed twice', newId()],
  ['an old revision is accepted', 'updateNews staffNews', 'responded with HTTP 200 (data), expected 409', accept(code(409))],
  // Business rules
  ['a business rule is not enforced', 'signInActivity', 'responded with data, expected 1001', accept(code(1001))],
  ['a business rule returns HTTP 400', 'createTrack', 'responded with HTTP 400', status(400, code(1001))],
  ['a business rule returns another code', 'reviewProject', 'responded with code 1002', envelope({ code: 1002 }, code(1001))],
  ['a business rule returns the message of another rule', 'signInActivity', 'responded with the rule', envelope({ msg: '签到码不正确' }, code(1001))],
  ['a business rule returns a message in another language', 'sendInvitation', '/msg is not in the requested language', envelope({ msg: 'No' }, code(1001))],
  // Lists
  ['the page size is ignored', 'listNews', '/data/records has', query((search) => search.set('pageSize', '50'))],
  ['a page is returned twice', 'listProjects', 'is also on an earlier page', firstPageAlways()],
  ['the total is wrong', 'listProjects', '/data/records has', change(({ data: found }) => (found.total += 1))],
  ['the page number is wrong', 'listNews', '/data/current is not 2', data({ current: 1 })],
  ['a list is in another order', 'listNews', 'is not in the order -publishDate', change(({ data: { records } }) => records.reverse())],
  ['the pages are in another order', 'listStaffNews', 'is not in the order -publishDate', change(({ data: { records } }, asked) => at(asked, 'current') === '2' && records.forEach((one: Json) => (one['publishDate'] = '2099-01-01T00:00:00Z')))],
  ['a list without pages is in another order', 'listEditions', 'is not in the order -year', change((json) => (json.data as unknown as Json[]).reverse())],
  ['a filter is ignored', 'listActivities', '/state does not match the filter', query((search) => search.delete('state'))],
  ['a filter finds nothing', 'listProjects', 'has no record, although a record has this domain', change((json, asked) => at(asked, 'domain') && Object.assign(json.data, { records: [], total: 0 }))],
  // Records, caches, input
  ['another record is returned', 'getActivity', '/data/id is not the requested one', data({ id: 'another' })],
  ['an ETag is ignored', 'getMenu', 'expected 304', request(({ headers }) => headers.delete('if-none-match'))],
  ['any value of an enum is accepted', 'listActivities', 'responded with HTTP 200 (data), expected 400', query((search) => search.get('state')?.startsWith('no-') && search.delete('state'))],
  ['page 0 returns the first page', 'listVideos', 'responded with HTTP 200 (data), expected 400', query((search) => Number(search.get('current') ?? 1) > 0 || search.delete('current'))],
  ['a search for nothing succeeds', 'searchSite', 'responded with HTTP 200 (data), expected 400', query((search) => search.has('keyword') || search.set('keyword', '赛'))],
  ['a missing field is accepted', 'createNews', 'with no value at /kind', accept((asked) => bodyOf(asked)['kind'] === undefined)],
  ['a text above the maximum length is accepted', 'createActivity', 'with a text longer than maxLength at /title/CN', accept((asked) => String(bodyOf(asked)['title']?.CN).length > 50)],
  ['a word is accepted as a time', 'createActivity', 'with an invalid format at /start', accept((asked) => bodyOf(asked)['start'] === 'yesterday')],
  ['a value of any type is accepted', 'signUpActivity', 'with a value of another type at /activityId', accept((asked) => Array.isArray(bodyOf(asked)['activityId']))],
  ['a list is accepted as a body', 'createRole', 'with a body that is not an object', accept((asked) => Array.isArray(asked.json))],
  // Rich text
  ['scripts are returned', 'createNews', '/data/content/CN contains executable markup', change((json) => (json.data.content.CN = SCRIPT))],
  ['event handlers are returned', 'updateNews', '/data/content/CN contains executable markup', change((json) => (json.data.content.CN = HANDLER))],
  ['links that run scripts are returned', 'createActivity', '/data/description/CN contains executable markup', change((json) => (json.data.description.CN = LINK))],
];
