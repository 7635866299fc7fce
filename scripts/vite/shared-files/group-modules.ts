import { routeOfChunk } from '../route-of-chunk.ts';

/** What is read of a chunk of a build in which each file holds what exactly the same visits need. */
export interface ExactChunk {
  fileName: string;
  isEntry: boolean;
  isDynamicEntry: boolean;
  facadeModuleId?: string | null;
  /** The chunks that it imports statically, by file name. */
  imports: readonly string[];
  /** The chunks that it asks for on demand, by file name. */
  dynamicImports: readonly string[];
  /** Its modules, each with the bytes that are left of it. */
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/**
 * What one more file costs a visit, in bytes of code before it is made small and compressed: some
 * 700 on the line, for the request and for what is compressed apart.
 */
const FILE_COST = 3000;

/** How much a visit counts: visitors come in thousands, staff in dozens, and parts of pages later. */
const WEIGHTS = { page: 1, backOffice: 0.1, part: 0.3 };
const BACK_OFFICE = '_admin';

/** A page with the frames around it, or a part of the site that is asked for by itself. */
interface Visit {
  weight: number;
  /** The frames that it is seen in, such as `_public`: the first folders of the route tree. */
  sides: ReadonlySet<string>;
  /** The chunks that it needs, by file name. */
  needs: ReadonlySet<string>;
}

/** Chunks that become one file. */
interface Group {
  id: number;
  chunks: readonly ExactChunk[];
  bytes: number;
  /** Which visits load it, by their position. */
  visits: readonly boolean[];
  /** The frames that it is seen in. */
  sides: string;
}

class ChunkGraph {
  readonly chunks: ReadonlyMap<string, ExactChunk>;
  /** What every visit loads first. */
  readonly initial: ReadonlySet<string>;

  constructor(chunks: readonly ExactChunk[]) {
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    this.initial = this.closure(entries);
  }

  /** Chunks with all that they import. */
  closure(from: readonly string[]): Set<string> {
    const found = new Set<string>();
    const left = [...from];
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      left.push(...(this.chunks.get(name)?.imports ?? []));
    }
    return found;
  }
}

/** Every page of the route tree with its frames. */
function pagesOf(graph: ChunkGraph): Visit[] {
  const routes = new Map<string, string>();
  for (const { facadeModuleId, fileName } of graph.chunks.values()) {
    const route = routeOfChunk(facadeModuleId);
    if (route !== undefined) routes.set(route, fileName);
  }
  const frames = (route: string) => [...routes.keys()].filter((one) => route.startsWith(`${one}/`));
  const inner = new Set([...routes.keys()].flatMap(frames));
  return [...routes.keys()]
    .filter((route) => !inner.has(route))
    .map((route) => {
      const [, side = ''] = route.split('/');
      return {
        weight: side === BACK_OFFICE ? WEIGHTS.backOffice : WEIGHTS.page,
        sides: new Set([side]),
        needs: graph.closure([route, ...frames(route)].flatMap((one) => routes.get(one) ?? [])),
      };
    });
}

/** What the pages, or the start, ask for later, and what that asks for in its turn. */
function partsOf(graph: ChunkGraph, pages: readonly Visit[]): Visit[] {
  const all = new Set(pages.flatMap(({ sides }) => [...sides]));
  const sidesOf = new Map<string, Set<string>>();
  const left = [{ needs: graph.initial, sides: all as ReadonlySet<string> }, ...pages];
  for (let asking = left.pop(); asking !== undefined; asking = left.pop()) {
    for (const name of asking.needs) {
      for (const part of graph.chunks.get(name)?.dynamicImports ?? []) {
        if (routeOfChunk(graph.chunks.get(part)?.facadeModuleId) !== undefined) continue;
        const known = sidesOf.get(part) ?? new Set();
        const added = [...asking.sides].filter((side) => !known.has(side));
        if (added.length === 0) continue;
        sidesOf.set(part, new Set([...known, ...added]));
        left.push({ needs: graph.closure([part]), sides: new Set(added) });
      }
    }
  }
  return [...sidesOf].map(([part, sides]) => {
    const ofStaff = [...sides].every((side) => side === BACK_OFFICE);
    const weight = ofStaff ? WEIGHTS.part * WEIGHTS.backOffice : WEIGHTS.part;
    return { weight, sides, needs: graph.closure([part]) };
  });
}

/** What all visits save when two groups are one file: requests, less the code that some don't need. */
function saving(a: Group, b: Group, visits: readonly Visit[]): number {
  return visits.reduce((sum, { weight }, at) => {
    const [loadsA, loadsB] = [a.visits[at], b.visits[at]];
    if (loadsA && loadsB) return sum + weight * FILE_COST;
    if (loadsA) return sum - weight * b.bytes;
    return loadsB ? sum - weight * a.bytes : sum;
  }, 0);
}

/** Joins groups, the pair that saves most first, until no pair saves anything. */
class Grouping {
  readonly #graph: ChunkGraph;
  readonly #visits: readonly Visit[];
  readonly #savings = new Map<string, number>();
  readonly #groupOf = new Map<string, Group>();
  #groups: Group[];
  #next = 0;

  constructor(graph: ChunkGraph, visits: readonly Visit[]) {
    this.#graph = graph;
    this.#visits = visits;
    // What is asked for by name stays a file of its own.
    this.#groups = [...graph.chunks.values()]
      .filter(({ fileName, isDynamicEntry }) => !isDynamicEntry && !graph.initial.has(fileName))
      .map((chunk) =>
        this.#group(
          [chunk],
          visits.map(({ needs }) => needs.has(chunk.fileName)),
        ),
      );
  }

  #group(chunks: readonly ExactChunk[], visits: readonly boolean[]): Group {
    const modules = chunks.flatMap((chunk) => Object.values(chunk.modules));
    const bytes = modules.reduce((sum, { renderedLength }) => sum + renderedLength, 0);
    const seenIn = this.#visits.flatMap((visit, at) =>
      visits[at] === true ? [...visit.sides] : [],
    );
    const sides = [...new Set(seenIn)].sort().join(' ');
    const group = { id: this.#next, chunks, bytes, visits, sides };
    this.#next += 1;
    for (const { fileName } of chunks) this.#groupOf.set(fileName, group);
    return group;
  }

  #saving(a: Group, b: Group): number {
    const key = `${String(a.id)} ${String(b.id)}`;
    const known = this.#savings.get(key) ?? saving(a, b, this.#visits);
    this.#savings.set(key, known);
    return known;
  }

  #best(): [Group, Group] | undefined {
    let best: [Group, Group] | undefined;
    let most = 0;
    for (const [at, a] of this.#groups.entries()) {
      for (const b of this.#groups.slice(at + 1)) {
        // A phone is sent nothing of the desktop's, and visitors nothing of the back office's.
        const saved = a.sides === b.sides ? this.#saving(a, b) : 0;
        if (saved > most) [best, most] = [[a, b], saved];
      }
    }
    return best;
  }

  /** Whether a file of `from` leads to one of `to` over a third: joined, each would need the other first. */
  #leadsRound(from: Group, to: Group): boolean {
    const next = (group: Group | ExactChunk) =>
      ('chunks' in group ? group.chunks : [group])
        .flatMap(({ imports }) => imports)
        .flatMap((name) => this.#groupOf.get(name) ?? this.#graph.chunks.get(name) ?? [])
        .filter((one) => one !== group);
    const seen = new Set<Group | ExactChunk>();
    const left = next(from).filter((one) => one !== to);
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      if (one === to) return true;
      if (seen.has(one)) continue;
      seen.add(one);
      left.push(...next(one));
    }
    return false;
  }

  join(): readonly Group[] {
    for (let pair = this.#best(); pair !== undefined; pair = this.#best()) {
      const [a, b] = pair;
      if (this.#leadsRound(a, b) || this.#leadsRound(b, a)) {
        this.#savings.set(`${String(a.id)} ${String(b.id)}`, 0);
        continue;
      }
      const visits = a.visits.map((loads, at) => loads || b.visits[at] === true);
      const joined = this.#group([...a.chunks, ...b.chunks], visits);
      this.#groups = [...this.#groups.filter((one) => one !== a && one !== b), joined];
    }
    return this.#groups;
  }
}

/**
 * Tells which file each module goes to that more than one visit needs, by a name. What the same
 * visits need is one file; small files join others as long as that saves all visits together more
 * requests than it costs them code. Modules that every visit loads first, and what is asked for by
 * itself, are not among them.
 */
export function groupModules(chunks: readonly ExactChunk[]): Map<string, string> {
  const graph = new ChunkGraph(chunks);
  const pages = pagesOf(graph);
  const groups = new Grouping(graph, [...pages, ...partsOf(graph, pages)]).join();
  return new Map(
    groups.flatMap(({ id, chunks: joined }) =>
      joined.flatMap(({ modules }) =>
        Object.keys(modules).map((module) => [module, `shared-${String(id)}`] as const),
      ),
    ),
  );
}
