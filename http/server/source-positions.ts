import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SOURCE_POSITIONS } from './log-error.ts';

const BUILT_PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | undefined>();

/** From now on logged errors name places in sources, also those that the build of an app logs. */
export function showSourcePositions(): void {
  Object.assign(globalThis, { [SOURCE_POSITIONS]: withSourcePositions });
}

/**
 * A trace with the places in the sources of what was built, where a map lies beside the built file. Maps are read when
 * the first error needs them: Node's own support (`--enable-source-maps`) reads them all at the start.
 */
export function withSourcePositions(trace: string): string {
  return trace.replace(
    BUILT_PLACE,
    (place, file, line, column) => sourcePlace(file, Number(line), Number(column)) ?? place,
  );
}

function sourcePlace(file: string, line: number, column: number): string | undefined {
  const origin = mapOf(file)?.findOrigin(line, column);
  if (origin === undefined || !('fileName' in origin)) return undefined;
  const source = URL.canParse(origin.fileName, file) ? new URL(origin.fileName, file).href : origin.fileName;
  return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
}

function readMap(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(url), 'utf8')));
  } catch {
    return undefined;
  }
}
