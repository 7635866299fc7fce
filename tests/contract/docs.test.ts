import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsOf } from '../../scripts/contract/document.ts';
import { contractPage, type DocumentedContract } from '../../scripts/contract/docs/page.ts';
import { ROOT } from './support/project-copy.ts';

const text = readFileSync(join(ROOT, 'openapi/generated/openapi.json'), 'utf8');
const contract = JSON.parse(text) as DocumentedContract;
const page = contractPage(contract);

test('the page describes every operation: access, rules, failures', () => {
  for (const { id, path, object } of operationsOf(contract)) {
    const [, section = ''] = page.split(`<article class="operation" id="${id}"`);
    const [own = ''] = section.split('</article>');
    expect(own, id).toContain(`<code>${path}</code>`);
    expect(own, id).toContain(`<span class="access ${object['x-access'] ?? ''}">`);
    for (const { msg } of object['x-business-rules'] ?? []) expect(own, id).toContain(msg);
    for (const status of Object.keys(object.responses).filter((s) => s !== '200')) {
      expect(own, id).toContain(`<code>${status}</code>`);
    }
  }
});

test('every link within the page leads somewhere', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(50);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
});

test('the page asks for nothing of others', () => {
  const addresses = [...page.matchAll(/<[^>]+ (?:src|href|action)="([^"]*)"/g)].map(([, a]) => a);
  // The bundle is a link to press; the script tries calls, where the server hands it out.
  expect(addresses.filter((address) => !/^(#|data:)/.test(address ?? ''))).toEqual([
    'contract.json',
    'contract-try.js',
  ]);
  expect(page).not.toMatch(/@import|url\(/);
});

test('what the contract says is text, never HTML', () => {
  const hostile = structuredClone(contract);
  hostile.info.description = 'A <script>alert(1)</script> & more';
  const shown = contractPage(hostile);
  expect(shown).toContain('A &lt;script&gt;alert(1)&lt;/script&gt; &amp; more');
  expect(shown.match(/<script>/g)).toHaveLength(1);
});

test('each operation shows how it is called, with the contract’s examples', () => {
  const of = (id: string) =>
    page.split(`<article class="operation" id="${id}"`)[1]?.split('</article>')[0] ?? '';
  expect(of('getNews')).toContain("curl -X GET &quot;$ORIGIN&quot;'/api/client/news/anons/news-2'");
  expect(of('getNews')).not.toContain('$TOKEN');
  const signUp = of('signUpActivity');
  expect(signUp).toContain('-H &quot;token: $TOKEN&quot;');
  expect(signUp).toContain('&quot;activityId&quot;: &quot;activity-1&quot;');
  expect(signUp).toContain("await fetch('/api/client/activity/signUp'");
});

test('a response is shown with content, a list also without, and each refusal by a rule', () => {
  const of = (id: string) =>
    page.split(`<article class="operation" id="${id}"`)[1]?.split('</article>')[0] ?? '';
  expect(of('listNews')).toMatch(/Example without records.*&quot;records&quot;: \[\]/s);
  expect(of('getNews')).not.toContain('Example without records');
  expect(of('signUpActivity')).toMatch(/Example of a refusal: .*&quot;code&quot;: 1001/s);
});

test('what holds for many calls is explained once, and each call leads there', () => {
  for (const id of ['errors', 'limits', 'paging', 'sending-a-call-again', 'language'])
    expect(page.split(` id="about-${id}"`)).toHaveLength(2);
  expect(page).toContain('<a href="#about-limits">limited</a> with <code>search</code>');
});

test('hooks and files of this site are hidden until they are asked for', () => {
  const hooks = page.match(/hook <code>/g)?.length;
  expect(page.match(/<span class="of-this-site">, hook <code>/g)).toHaveLength(hooks ?? 0);
});
