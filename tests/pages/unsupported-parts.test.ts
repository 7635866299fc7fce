import { Editor } from '@tiptap/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorContent, EXTENSIONS } from '@/ui/rich-editor/extensions';
import { unsupportedParts } from '@/ui/rich-editor/unsupported-parts';
import { ALLOWED } from '@/ui/rich-text/allowed';

/** Returns the HTML that the editor writes for this content. */
function written(html: string): string {
  const content = editorContent(html);
  const editor = new Editor({ element: null, extensions: EXTENSIONS, content });
  const text = editor.getHTML();
  editor.destroy();
  return text;
}

describe('content that the editor preserves', () => {
  it.each([
    '',
    'plain words',
    '<p>One <b>two</b><b>three</b> <i>four</i> <u>five</u> <s>six</s></p>',
    '<h2>Rules</h2>\n<p>One<br>two</p>\n<hr>\n<blockquote>said</blockquote>',
    '<h4 style="text-align:center">Middle</h4><p style="text-align: right">right</p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li><p>one</p></li><li>two</li></ol>',
    '<pre><code>if (a) {\n  b();\n}</code></pre><p><code>x</code></p>',
    '<div>one</div><div><p>two <span>three</span></p></div>',
    '<p><a href="https://example.com/" title="Example">there</a> <a href="#/news" target="_blank" rel="noopener">news</a></p>',
    '<p>before <img src="/api/files/a" alt="A" width="300"> after</p>',
    '<img src="/api/files/a" alt="A"><p>after</p>',
    '<p><a href="https://example.com/"><img src="/api/files/a" alt="A"></a></p>',
    '<table><tbody><tr><td colspan="2">cell</td></tr><tr><td></td><td>b</td></tr></tbody></table>',
    '<table><caption>Rooms</caption><thead><tr><th>Room</th></tr></thead><tbody><tr><td>7</td></tr></tbody></table>',
    '<figure><img src="/a.png" alt=""><figcaption>A <b>b</b></figcaption></figure>',
    '<figure><img src="/a.png" alt="A" width="300"></figure>',
    '<figure><video src="/a" title="Finals" controls></video><figcaption>2025</figcaption></figure>',
    '<video src="/a" title="Finals"></video>',
    '<p>m<sup>2</sup>, H<sub>2</sub>O</p>',
    '<ul><li style="text-align: center">x</li></ul>',
  ])('has no unsupported parts: %s', (html) => {
    expect(unsupportedParts(html)).toEqual([]);
  });
});

it('words on separate lines are not joined', () => {
  expect(written('<p><b>one</b>\n<i>two</i></p>\n<p>three</p>')).toBe(
    '<p><strong>one</strong> <em>two</em></p><p>three</p>',
  );
});

describe('content that the editor would change', () => {
  it.each([
    ['<pre><code><span>a</span>\n<span>b</span></code></pre>', ['block']],
    [
      '<figure><img src="/a.png" alt=""><img src="/b.png" alt=""><figcaption>A</figcaption></figure>',
      ['caption'],
    ],
    ['<figure><blockquote>said</blockquote><figcaption>A</figcaption></figure>', ['caption']],
    ['<p><code><b>x</b></code></p>', ['format']],
    ['<p><code><a href="https://example.com/">x</a></code></p>', ['link']],
  ])('%s: reports the unsupported parts', (html, parts) => {
    expect(unsupportedParts(html)).toEqual(expect.arrayContaining(parts));
  });
});

/** Elements that are valid only inside others. */
const WITHIN: Partial<Record<string, (html: string) => string>> = {
  li: (html) => `<ul>${html}</ul>`,
  caption: (html) => `<table>${html}</table>`,
  thead: (html) => `<table>${html}</table>`,
  tbody: (html) => `<table>${html}</table>`,
  tr: (html) => `<table>${html}</table>`,
  th: (html) => `<table><tr>${html}</tr></table>`,
  td: (html) => `<table><tr>${html}</tr></table>`,
};
const SAME: Partial<Record<string, string>> = { b: 'strong', i: 'em' };

/** Elements without an effect of their own. */
const PLAIN = ['div', 'span', 'thead', 'tbody'];

it.each(ALLOWED.elements.filter((name) => !PLAIN.includes(name)))(
  '<%s>, which the server allows, is kept or reported',
  (name) => {
    const element = `<${name} href="/a" src="/a">x</${name}>`;
    const html = (WITHIN[name] ?? ((same) => same))(element);
    const preserved = written(html).includes(`<${SAME[name] ?? name}`);
    expect(preserved || unsupportedParts(html).length > 0).toBe(true);
  },
);

const word = fc.stringMatching(/^[a-z]{1,6}$/);
const picture = word.map((name) => `<img src="/api/files/${name}" alt="${name}">`);
const inline = fc.letrec<{ run: string }>((tie) => ({
  run: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    word,
    picture,
    fc
      .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'span'), tie('run'), tie('run'))
      .map(([tag, one, two]) => `<${tag}>${one} ${two}</${tag}>`),
  ),
})).run;
const flow = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h5', 'div', 'p style="text-align: center"'), inline)
      .map(([tag, run]) => `<${tag}>${run}</${tag.split(' ')[0] ?? ''}>`),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((all) => `<blockquote>${all.join('')}</blockquote>`),
    fc
      .array(inline, { minLength: 1, maxLength: 3 })
      .map((all) => `<ul>${all.map((run) => `<li><p>${run}</p></li>`).join('')}</ul>`),
  ),
})).block;
const cell = fc
  .tuple(fc.constantFrom('td', 'th'), flow)
  .map(([tag, block]) => `<${tag}>${block}</${tag}>`);
const table = fc
  .tuple(
    fc.option(word, { nil: undefined }),
    fc.integer({ min: 1, max: 3 }).chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 3,
      }),
    ),
  )
  .map(([caption, rows]) => {
    const named = caption === undefined ? '' : `<caption>${caption}</caption>`;
    const body = rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
    return `<table>${named}<tbody>${body}</tbody></table>`;
  });
const figure = fc
  .tuple(fc.constantFrom('img', 'video'), word, fc.option(inline, { nil: undefined }))
  .map(([kind, name, caption]) => {
    const media =
      kind === 'img'
        ? `<img src="/api/files/${name}" alt="${name}">`
        : `<video src="/api/files/${name}" title="${name}" controls></video>`;
    return `<figure>${media}${caption === undefined ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
  });
const link = inline.map((run) => `<p><a href="https://example.com/">${run}</a></p>`);
const block = fc.oneof(flow, table, figure, link);
const text = fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join('\n'));

describe('generated content', () => {
  it('of supported elements has no unsupported parts, and neither has the editor’s output', () => {
    fc.assert(
      fc.property(text, (html) => {
        expect(unsupportedParts(html)).toEqual([]);
        expect(unsupportedParts(written(html))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('with an unsupported part is always reported', () => {
    const strange = fc.constantFrom(
      ['caption', '<figure><p>x</p><figcaption>y</figcaption></figure>'],
      ['format', '<p><code><b>x</b></code></p>'],
    );
    fc.assert(
      fc.property(text, strange, text, (before, [part, html], after) => {
        expect(unsupportedParts(`${before}${html}${after}`)).toContain(part);
      }),
    );
  });
});
