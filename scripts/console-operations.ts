/**
 * Writes docs/console-operations.md: each operation of the record data contract, the console's source that names it in a
 * call, and a test that does. Exits 1 when one of them is named neither by the console nor by the client.
 *
 *   npm run console-operations               writes
 *   npm run console-operations -- --check    exits 1 also when the page says something else
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './generate/contracts.ts';
import { calledFrom, declarationsOf, importsFrom, leadingTo } from './operations/declarations.ts';

const PAGE = join(REPOSITORY, 'docs', 'console-operations.md');
/** Operations whose address an answer hands out for the browser to fetch, by the element that does. */
const FETCHED_BY_ADDRESS: Record<string, RegExp> = {
  getIcon: /src=\{(?:address|iconUrl)\}/,
  getRecordAvatarPhoto: /src=\{(?:address|photoUrl)\}/,
};
const CALLABLE = /^(#client\/|#generated\/record-data\/client\.gen)/;

const operations = readOperations();
const ids = new Set(operations.map(({ operationId }) => operationId));
const client = sources('client/**/*.{ts,tsx}', false);
const leading = leadingTo(
  [...client].flatMap(([file, source]) => declarationsOf(file, source)),
  ids,
);
const callers = usersOf(sources('console/app/**/*.{ts,tsx}', false));
const tests = usersOf(
  new Map([
    ...sources('console/app/**/*.{ts,tsx}', true),
    ...sources('client/**/*.{ts,tsx}', true),
    ...sources('test/**/*.ts', true),
  ]),
);

/** The files of the client and the console in which an operation stands, in lists as well. */
const naming = namedIn(new Map([...sources('console/app/**/*.{ts,tsx}', false), ...client]));
const unnamed = operations.filter(({ operationId }) => !callers.has(operationId) && !naming.has(operationId));
const onlyListed = operations.filter(
  ({ operationId }) => !callers.has(operationId) && naming.has(operationId),
);
const untested = operations.filter(({ operationId }) => !tests.has(operationId));
const written = page();
if (!process.argv.includes('--check')) writeFileSync(PAGE, written);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== written) {
  console.error('docs/console-operations.md is out of date: run `npm run console-operations`.');
  process.exit(1);
}
if (unnamed.length > 0) {
  console.error(`Named neither by the console nor by the client: ${namesOf(unnamed)}.`);
  process.exit(1);
}

interface Operation {
  operationId: string;
  tag: string;
}

function readOperations(): Operation[] {
  const file = join(REPOSITORY, 'generated', 'record-data', 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
  };
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, tags = [] }) => (operationId ? { operationId, tag: tags[0] ?? '' } : []))
    .sort((a, b) => a.tag.localeCompare(b.tag, 'en') || a.operationId.localeCompare(b.operationId, 'en'));
}

function sources(pattern: string, areTests: boolean): Map<string, string> {
  const files = globSync(pattern, { cwd: REPOSITORY }).sort();
  const wanted = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file) === areTests);
  return new Map(wanted.map((file) => [file, readFileSync(join(REPOSITORY, file), 'utf8')]));
}

/** The files that lead to each operation, by what they import; those that name it themselves come first. */
function usersOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [file, source] of files) {
    const imported = importsFrom(source, file.startsWith('client/') ? /./ : CALLABLE);
    const called = file.startsWith('client/') ? new Set(imported) : calledFrom(source);
    const fetched = Object.keys(FETCHED_BY_ADDRESS).filter((id) => FETCHED_BY_ADDRESS[id]?.test(source));
    const direct = [...fetched, ...imported.filter((name) => ids.has(name) && called.has(name))];
    const through = imported.flatMap((name) => [...(leading.get(name) ?? [])]);
    for (const id of new Set(direct)) users.set(id, [file, ...(users.get(id) ?? [])]);
    for (const id of new Set(through.filter((name) => !direct.includes(name))))
      users.set(id, [...(users.get(id) ?? []), file]);
  }
  return users;
}

/** The files that import each operation, for whatever they do with it. */
function namedIn(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const naming = new Map<string, string[]>();
  for (const [file, source] of files)
    for (const name of importsFrom(source, CALLABLE))
      if (ids.has(name)) naming.set(name, [...(naming.get(name) ?? []), file]);
  return naming;
}

function page(): string {
  return `# Operations of the record data contract in the console

Which source of the console names each operation in a call, itself or through a function of the client that it imports, and which test does. Written by \`npm run console-operations\` from the sources, so it does not say what a screen sends while somebody works with it: a function may lead to an operation on a way that no screen takes. A list of operations, such as one of answers to read again, calls none of them; an operation that stands in no call of the console is marked with a dash. \`npm run trace <operationId>\` prints all places.

${operations.length} operations. ${operations.length - onlyListed.length - unnamed.length} stand in a call of the console. ${onlyListed.length} are known to the client only and called by no screen: ${namesOf(onlyListed)}. ${untested.length} stand in a call of no test under client, console or test: ${namesOf(untested)}; tests of the mock call operations by their address.

| Area | Operation | Console | Test |
|---|---|---|---|
${operations.map(row).join('\n')}
`;
}

function row({ operationId, tag }: Operation): string {
  return `| ${tag} | ${operationId} | ${linkTo(callers.get(operationId))} | ${linkTo(tests.get(operationId))} |`;
}

function linkTo([file, ...others]: string[] = []): string {
  if (!file) return '–';
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `[${file.replace(/^console\/app\//, '')}](../${file})${more}`;
}

function namesOf(list: readonly Operation[]): string {
  return list.map(({ operationId }) => operationId).join(', ') || 'none';
}
