import { describe, expect, it } from 'vitest';
import { cleanPaste, MAX_CELLS } from '@/ui/rich-editor/clean-paste';

const isOwn = (address: string) => address.startsWith('/api/sys/file/download/');
const clean = (html: string) => cleanPaste(html, isOwn);
const html = (pasted: string) => clean(pasted).html.replaceAll(/\s+/g, ' ').trim();

describe('a text pasted from Word', () => {
  it('keeps words, emphasis and headings, and drops styles, comments and empty lines', () => {
    const pasted = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
      <body><!--[if gte mso 9]><xml><o:x/></xml><![endif]-->
      <p class="MsoTitle">Rules</p>
      <p class="MsoNormal" style="text-align:justify;mso-pagination:none"><b style="mso-bidi-font-weight:normal"><span lang="EN-US" style="font-family:SimSun;color:red">Who</span></b> may enter<o:p></o:p></p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p></body></html>`;
    expect(html(pasted)).toBe(
      '<h2>Rules</h2> <p><b><span lang="EN-US">Who</span></b> may enter</p>',
    );
  });

  it('keeps lists and nests deeper ones in their item', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${String(level)} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`;
    expect(
      html(`${item(1, '1.', 'one')}${item(2, '·', 'within')}${item(1, '2.', 'two')}<p>after</p>`),
    ).toBe(
      '<ol><li><p>one</p><ul><li><p>within</p></li></ul></li><li><p>two</p></li></ol><p>after</p>',
    );
  });

  it('keeps a table without its styles', () => {
    const pasted = `<table class="MsoTableGrid" border="1" style="border-collapse:collapse"><tbody><tr style="mso-yfti-irow:0"><td width="100" colspan="2" style="border:solid"><p class="MsoNormal">a</p></td></tr></tbody></table>`;
    expect(html(pasted)).toContain('colspan="2"');
    expect(html(pasted)).not.toMatch(/style|class/);
  });
});

describe('a text pasted from WeChat', () => {
  it('drops spacing and hidden parts, and keeps centred and bold text', () => {
    const pasted = `<section data-role="outer"><section style="padding:10px;background:#eee"><p style="text-align:center;letter-spacing:2px"><strong style="color:red">决赛</strong></p></section><section><br></section><p style="display:none">x</p></section>`;
    expect(html(pasted)).toBe(
      '<section data-role="outer"><section><p style="text-align: center;"><strong>决赛</strong></p></section></section>',
    );
  });

  it('drops and counts pictures of other sites, and keeps those of this site', () => {
    const pasted = `<p><img data-src="https://mmbiz.qpic.cn/a"><img src="data:image/png;base64,AA"><img src="/api/sys/file/download/f1" alt="Hall">x</p>`;
    const { left } = clean(pasted);
    expect(left).toBe(2);
    expect(html(pasted)).toBe('<p><img src="/api/sys/file/download/f1" alt="Hall">x</p>');
  });

  it('drops unsafe links and keeps their text', () => {
    expect(
      html('<p><a href="javascript:void(0)">a</a> <a href="https://example.com/">b</a></p>'),
    ).toBe('<p>a <a href="https://example.com/">b</a></p>');
  });
});

it('refuses a text that has a table with more than the maximum number of cells', () => {
  const row = `<tr>${'<td>x</td>'.repeat(20)}</tr>`;
  const table = (cells: number) => `<table>${row.repeat(cells / 20)}</table>`;
  expect(clean(table(MAX_CELLS)).tooLarge).toBe(false);
  expect(clean(`<p>a</p>${table(MAX_CELLS + 20)}`)).toEqual({ html: '', left: 0, tooLarge: true });
});
