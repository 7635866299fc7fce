import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../../server/http/metrics.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
interface Alerts {
  groups: {
    rules: {
      alert: string;
      expr: string;
      for?: string;
      labels: { severity: string };
      annotations: { runbook: string };
    }[];
  }[];
}

const queries = [
  ...(JSON.parse(read('grafana-dashboard.json')) as Dashboard).panels.flatMap((panel) =>
    panel.targets.map(({ expr }) => [panel.title, expr] as const),
  ),
  ...(parse(read('alerts.yaml')) as Alerts).groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ),
];

/** Series that Prometheus adds to each job. */
const OWN = ['up'];
/** A word followed by the labels or range of a metric. */
const FIGURE = /\b([a-z]\w*)(?=[{[])/g;

describe('the dashboard and the alerts', () => {
  let figures: Set<string>;
  let labels: Map<string, Set<string>>;

  beforeAll(async () => {
    const rows = () => Promise.resolve([{ state: 'waiting', count: 1, since: new Date() }]);
    const db = {
      select: () => ({ from: () => ({ groupBy: rows, where: rows }) }),
    } as unknown as ConstructorParameters<typeof Metrics>[0]['db'];
    const metrics = new Metrics({ db, pool: () => ({ total: 1, idle: 1, waiting: 0 }) });
    metrics.countRequest({ operation: 'login', code: 200, milliseconds: 1 });
    metrics.countCacheLookup('hit');
    const { body } = await metrics.text();
    const lines = body.split('\n').filter((line) => /^[a-z]/.test(line));
    figures = new Set(lines.map((line) => /^\w+/.exec(line)?.[0] ?? ''));
    labels = new Map();
    for (const line of lines) {
      const [, name = '', inside = ''] = /^(\w+)\{(.*)\}/.exec(line) ?? [];
      const known = labels.get(name) ?? new Set(['job', 'instance', 'process']);
      for (const [, label = ''] of inside.matchAll(/(\w+)="/g)) known.add(label);
      if (name !== '') labels.set(name, known);
    }
  });

  it.each(queries)('query existing metrics and labels: %s', (_title, expr) => {
    const asked = [...expr.matchAll(FIGURE)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked.filter((one) => !OWN.includes(one))) {
      expect([...figures]).toContain(name);
      const [, inside = ''] = new RegExp(`\\b${name}\\{([^}]*)\\}`).exec(expr) ?? [];
      const own = labels.get(name) ?? new Set(['job', 'instance', 'process']);
      for (const [, label = ''] of inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
        expect([...own], `${name}{${label}}`).toContain(label);
    }
  });

  it('name operations of the contract', () => {
    const contract = readFileSync(join(ROOT, 'openapi/generated/openapi.json'), 'utf8');
    const known = [...contract.matchAll(/"operationId": ?"(\w+)"/g)].map(([, id]) => id);
    const named = queries.flatMap(([, expr]) =>
      [...expr.matchAll(/operation=~?"([\w|]+)"/g)].flatMap(([, names = '']) => names.split('|')),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(named));
  });

  const { rules = [] } = (parse(read('alerts.yaml')) as Alerts).groups[0] ?? {};
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const sections = [...operations.matchAll(/^#{2,} (.+)$/gm)].map(
    ([, title = '']) => `docs/operations.md#${title.toLowerCase().replaceAll(' ', '-')}`,
  );

  it.each(rules)('the alert $alert has a delay, a severity and a runbook', (rule) => {
    expect(rule).toMatchObject({
      for: expect.stringMatching(/^\d+m$/) as string,
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) as string },
    });
    expect(sections).toContain(rule.annotations.runbook);
  });
});
