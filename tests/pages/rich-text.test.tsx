import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { nativeSanitizer } from '@/ui/rich-text/native';
import { purified } from '@/ui/rich-text/purified';
import { RichText } from '@/ui/rich-text/rich-text';
import { safeNodes } from '@/ui/rich-text/safe-nodes';

const SANITIZERS: [name: string, clean: (html: string) => ParentNode][] = [
  ['DOMPurify', purified],
  ['the browser', nativeSanitizer() ?? purified],
];

const LINK = 'target="_blank" rel="noopener noreferrer"';

/** HTML from the server, and the HTML that is shown. */
const TEXTS: [what: string, html: string, shown: string][] = [
  [
    'plain text',
    '<h2>Rules</h2><p>One <strong>two</strong></p>',
    '<h2>Rules</h2><p>One <strong>two</strong></p>',
  ],
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['an event handler', '<img src="/a.png" alt="" onerror="alert(1)">', '<img src="/a.png" alt="">'],
  ['a script URL', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a disguised script URL', '<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
  [
    'a link',
    '<a href="https://example.com/">a</a>',
    `<a href="https://example.com/" ${LINK}>a</a>`,
  ],
  ['a data URL', '<a href="data:text/html,<b>a</b>">a</a>', '<a>a</a>'],
  [
    'a link with target and rel',
    '<a href="https://example.com/" target="_self" rel="opener">a</a>',
    `<a href="https://example.com/" ${LINK}>a</a>`,
  ],
  [
    'an email link',
    '<a href="mailto:a@example.org">a</a>',
    `<a href="mailto:a@example.org" ${LINK}>a</a>`,
  ],
  ['a frame', '<p>a</p><iframe src="/x"></iframe>', '<p>a</p>'],
  ['a form', '<form action="/x"><input name="a"></form><p>a</p>', '<p>a</p>'],
  ['a style sheet', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
  ['SVG elements', '<svg><a xlink:href="javascript:alert(1)">b</a></svg><p>a</p>', '<p>a</p>'],
  [
    'styles',
    '<p style="position:fixed;text-align:center">a</p>',
    '<p style="text-align: center;">a</p>',
  ],
  ['id, class and data attributes', '<p id="root" class="x" data-a="b">a</p>', '<p>a</p>'],
  ['a comment', '<p>a<!-- <img src=x onerror=alert(1)> --></p>', '<p>a</p>'],
];

describe.for(SANITIZERS)('rich text sanitized by %s', ([, clean]) => {
  test.for(TEXTS)('keeps only safe content of %s', ([, html, shown]) => {
    const place = document.createElement('div');
    place.replaceChildren(...safeNodes(clean(html)));
    // `isEqualNode` ignores the order of attributes.
    const expected = document.createElement('div');
    expected.innerHTML = shown;
    expect(place.isEqualNode(expected), place.innerHTML).toBe(true);
  });
});

test('the browser has a native sanitizer, so that both are tested here', () => {
  expect(nativeSanitizer()).toBeDefined();
});

test('new text replaces the previous one', async () => {
  const screen = await render(<RichText html="<p>first</p>" />);
  await screen.rerender(<RichText html="<p>second</p><script>document.title='run'</script>" />);
  expect(screen.container.textContent).toBe('second');
  expect(document.title).not.toBe('run');
});
