import { parseTemplate, type TemplateSegment } from './path-template.ts';

/** What a router is made of. */
export interface Route<Target> {
  /** HTTP method in upper case. */
  readonly method: string;
  /** Path template of the contract, e.g. `/carts/{cartStateOrId}`. */
  readonly path: string;
  readonly target: Target;
}

/** The answer to a look-up. */
export type RouteMatch<Target> =
  | { readonly kind: 'found'; readonly target: Target; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'methodNotAllowed'; readonly allow: readonly string[] }
  | { readonly kind: 'notFound' };

export interface Router<Target> {
  /** Finds the route of a request; `segments` are the path's parts, already percent-decoded. */
  match(method: string, segments: readonly string[]): RouteMatch<Target>;
}

type Pattern = Extract<TemplateSegment, { kind: 'pattern' }>;

interface Node<Target> {
  readonly literals: Map<string, Node<Target>>;
  readonly patterns: { readonly source: string; readonly pattern: Pattern; readonly node: Node<Target> }[];
  readonly methods: Map<string, Target>;
}

/** A path that fits: the more of it is fixed text, the better. */
interface Candidate<Target> {
  readonly methods: Map<string, Target>;
  readonly literals: number;
  readonly fixedLength: number;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * A trie over path segments with Prism's semantics: fixed text beats a placeholder, a path that fits but lacks the
 * method gives way to one that has it, and 405 lists every method of every path that fits. HEAD is answered by GET.
 */
export function createRouter<Target>(routes: Iterable<Route<Target>>): Router<Target> {
  const root = createNode<Target>();
  for (const route of routes) insert(root, route);
  return { match: (method, segments) => choose(method, collect(root, segments)) };
}

function createNode<Target>(): Node<Target> {
  return { literals: new Map(), patterns: [], methods: new Map() };
}

function insert<Target>(root: Node<Target>, route: Route<Target>): void {
  let node = root;
  for (const segment of parseTemplate(route.path)) node = child(node, segment);
  if (node.methods.has(route.method)) throw new Error(`Two operations answer ${route.method} ${route.path}`);
  node.methods.set(route.method, route.target);
}

function child<Target>(node: Node<Target>, segment: TemplateSegment): Node<Target> {
  if (segment.kind === 'literal') {
    const known = node.literals.get(segment.text);
    if (known) return known;
    const created = createNode<Target>();
    node.literals.set(segment.text, created);
    return created;
  }
  const source = `${segment.pattern.source} ${segment.names.join(' ')}`;
  const known = node.patterns.find((entry) => entry.source === source);
  if (known) return known.node;
  const created = createNode<Target>();
  node.patterns.push({ source, pattern: segment, node: created });
  return created;
}

function collect<Target>(root: Node<Target>, segments: readonly string[]): Candidate<Target>[] {
  const found: Candidate<Target>[] = [];
  const visit = (node: Node<Target>, depth: number, so: Omit<Candidate<Target>, 'methods'>): void => {
    const text = segments[depth];
    if (text === undefined) {
      if (node.methods.size > 0) found.push({ methods: node.methods, ...so });
      return;
    }
    const fixed = node.literals.get(text);
    if (fixed) visit(fixed, depth + 1, { ...so, literals: so.literals + 1 });
    for (const { pattern, node: next } of node.patterns) {
      const match = pattern.pattern.exec(text);
      if (!match) continue;
      const params = { ...so.params, ...named(pattern.names, match) };
      visit(next, depth + 1, {
        literals: so.literals,
        fixedLength: so.fixedLength + pattern.fixedLength,
        params,
      });
    }
  };
  visit(root, 0, { literals: 0, fixedLength: 0, params: {} });
  return found;
}

function named(names: readonly string[], match: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}

function choose<Target>(method: string, candidates: Candidate<Target>[]): RouteMatch<Target> {
  if (candidates.length === 0) return { kind: 'notFound' };
  candidates.sort((a, b) => b.literals - a.literals || b.fixedLength - a.fixedLength);
  const wanted = method === 'HEAD' ? ['HEAD', 'GET'] : [method];
  for (const { methods, params } of candidates) {
    const name = wanted.find((each) => methods.has(each));
    const target = name === undefined ? undefined : methods.get(name);
    if (target !== undefined) return { kind: 'found', target, params };
  }
  return { kind: 'methodNotAllowed', allow: allowed(candidates) };
}

function allowed<Target>(candidates: readonly Candidate<Target>[]): string[] {
  const methods = new Set(candidates.flatMap((candidate) => [...candidate.methods.keys()]));
  if (methods.has('GET')) methods.add('HEAD');
  methods.add('OPTIONS');
  return [...methods].sort();
}
