import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsOf } from '../../scripts/contract/document.ts';
import { contractPage, type DocumentedContract } from '../../scripts/contract/docs/page.ts';
import { ROOT } from './support/project-copy.ts';

const text = readFileSync(join(ROOT, 'openapi/generated/openapi.json'), 'utf8');
const contract = JSON.parse(text) as DocumentedContract;
const page = contractPage(contract);

test('the page tells of every operation: access, rules, failures', () => {
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

test('the page asks for nothing else', () => {
  const addresses = [...page.matchAll(/<[^>]+ (?:src|href|action)="([^"]*)"/g)].map(([, a]) => a);
  // The bundle is a link to press.
  expect(addresses.filter((address) => !/^(#|data:)/.test(address ?? ''))).toEqual([
    'contract.json',
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
