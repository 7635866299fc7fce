/** One token for the whole page, never stored. */
let token = '';
let bundle;

/** The contract, asked for when the first call is tried. */
const contract = () => (bundle ??= fetch('contract.json').then((response) => response.json()));

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A labelled field, and what was written into it. */
function field(name, input) {
  return make('label', {}, make('span', { textContent: name }), input);
}

const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

function parameterField(parameter) {
  const example = parameter.required ? (parameter.example ?? parameter.schema.examples?.[0]) : '';
  const value = textOf(example ?? '');
  const input = make('input', { value, required: parameter.required === true });
  return { ...parameter, input };
}

/** What of the form is sent: the address with its parameters, headers and body. */
function callOf({ method, path, parameters, body, file, language }) {
  const given = parameters.filter(({ input }) => input.value !== '');
  const within = (place) => given.filter((one) => one.in === place);
  const filled = within('path').reduce(
    (address, { name, input }) => address.replace(`{${name}}`, encodeURIComponent(input.value)),
    path,
  );
  const query = new URLSearchParams(within('query').map(({ name, input }) => [name, input.value]));
  const headers = new Headers({ 'accept-language': language.value });
  for (const { name, input } of within('header')) headers.set(name, input.value);
  if (token !== '') headers.set('token', token);
  const call = { method, headers, credentials: 'omit', redirect: 'error' };
  if (file?.files.length > 0) {
    call.body = new FormData();
    call.body.append('file', file.files[0]);
  } else if (body !== undefined) {
    headers.set('content-type', body.dataset.type);
    const form = body.dataset.type === 'application/x-www-form-urlencoded';
    call.body = form ? new URLSearchParams(JSON.parse(body.value)) : body.value;
  }
  return [`/api${filled}${query.size > 0 ? `?${query}` : ''}`, call];
}

/** The response as it came: status, time, headers, and the body where it is text. */
async function answerOf(response, began) {
  const type = response.headers.get('content-type') ?? '';
  const shown = ['content-type', 'etag', 'retry-after', 'content-disposition', 'x-request-id'];
  const headers = shown.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const status = `HTTP ${response.status} in ${Math.round(performance.now() - began)} ms`;
  const text = /json|text/.test(type)
    ? await response.text()
    : `${(await response.blob()).size} bytes`;
  let body = text;
  try {
    body = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // No JSON: shown as it is.
  }
  return [status, ...headers, '', body].join('\n');
}

function bodyFields(operation) {
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
  if (type === undefined) return {};
  if (type === 'multipart/form-data') return { file: make('input', { type: 'file' }) };
  const text = JSON.stringify(media.example, null, 2);
  const body = make('textarea', { value: text, rows: Math.min(20, text.split('\n').length + 1) });
  body.dataset.type = type;
  return { body };
}

async function fill(details) {
  const article = details.closest('article');
  const { paths } = await contract();
  const [path, method, operation] = Object.entries(paths)
    .flatMap(([address, item]) => Object.entries(item).map(([verb, one]) => [address, verb, one]))
    .find(([, , one]) => one.operationId === article.id);
  const parameters = (operation.parameters ?? []).map(parameterField);
  const { body, file } = bodyFields(operation);
  const language = make('select');
  for (const tag of ['zh-CN', 'en-US', 'zh-HK'])
    language.append(make('option', { textContent: tag }));
  const key = make('input', { type: 'password', autocomplete: 'off', value: token });
  key.addEventListener('input', () => (token = key.value));
  const send = make('button', { textContent: `Send ${method.toUpperCase()}` });
  const answer = make('pre', { hidden: true, tabIndex: 0 });
  answer.setAttribute('aria-live', 'polite');
  const form = make(
    'form',
    {},
    ...parameters.map(({ name, in: place, input }) => field(`${name} (${place})`, input)),
    ...(body === undefined ? [] : [field('Body', body)]),
    ...(file === undefined ? [] : [field('File', file)]),
    ...(operation['x-access'] === 'anonymous' ? [] : [field('token', key)]),
    field('Accept-Language', language),
    send,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    send.disabled = true;
    const began = performance.now();
    try {
      const call = callOf({ method: method.toUpperCase(), path, parameters, body, file, language });
      answer.textContent = await answerOf(await fetch(...call), began);
    } catch (error) {
      answer.textContent = `Not sent, or no answer came: ${error.message}`;
    }
    answer.hidden = false;
    send.disabled = false;
  });
  const changes = method === 'get' ? '' : ' It changes what is stored there.';
  const about = `Calls this server (${location.origin}), no other.${changes}`;
  details.append(make('p', { className: 'quiet', textContent: about }), form, answer);
}

// A page that was opened as a file has no server.
if (location.protocol.startsWith('http')) {
  for (const article of document.querySelectorAll('article.operation')) {
    const details = make('details', { className: 'try' });
    details.append(make('summary', { textContent: 'Try it on this server' }));
    details.addEventListener('toggle', () => fill(details), { once: true });
    article.append(details);
  }
}
