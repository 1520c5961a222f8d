import { writeSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten calls “no space left on device”. */
const NO_SPACE = 51;
const STANDARD_ERROR = 2;
/** A disk that stays full is spoken of so often. */
const REMIND_EVERY_MS = 60_000;

/** The disk of the data folder is full. */
export class NoRoomError extends Error {
  override name = 'NoRoomError' as const;

  constructor(folder: string, cause?: unknown) {
    super(
      `There is no room left on the disk of the data folder ${folder}. Make room, or choose another folder with ` +
        'DATA_DIR, and start again. Nothing that was acknowledged is lost.',
      { cause },
    );
  }
}

/** A file that is open, and one that is not: the parts of Emscripten's that are needed here. */
interface Stream {
  /** Where the file is, as the database sees it. */
  readonly path?: string;
}
type Node = object;
interface FileSystem {
  readonly stream_ops: {
    open(stream: Stream): void;
    write(stream: Stream, bytes: unknown, offset: number, length: number, position: number): number;
  };
  readonly node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node };
  realPath(node: Node): string;
}

/**
 * The folder of an embedded database, which minds that its disk may be full. A table that cannot grow is an error of one
 * statement, and the database lives on. A log that cannot be written would leave PGlite in an endless loop, with locks
 * that nobody gives back; there the process ends with a message, as PostgreSQL itself would, and the next start
 * recovers what was acknowledged.
 */
export class DataFolder extends NodeFS {
  readonly #folder: string;
  #remindedAt = Number.NEGATIVE_INFINITY;
  /** Whether the disk was ever full. */
  wasFull = false;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const watch = (module: object) => this.#watch((module as { NODEFS: FileSystem }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [watch, ...preRun] as typeof preRun } };
  }

  #watch({ stream_ops: streams, node_ops: nodes, realPath }: FileSystem): void {
    const { open, write } = streams;
    const { mknod } = nodes;
    streams.open = (stream) => this.#minding(stream.path, () => open(stream));
    streams.write = (stream, bytes, offset, length, position) =>
      this.#minding(stream.path, () => {
        const written = write(stream, bytes, offset, length, position);
        // What the database takes for a full disk, too. Of its log it writes the rest, and then finds no room at all.
        if (written < length) this.#remind();
        return written;
      });
    nodes.mknod = (parent, name, mode, device) =>
      this.#minding(`${realPath(parent)}/${name}`, () => mknod(parent, name, mode, device));
  }

  #minding<T>(path: string | undefined, operation: () => T): T {
    try {
      return operation();
    } catch (error) {
      if ((error as { errno?: number }).errno === NO_SPACE) this.#onNoSpace(path ?? '');
      throw error;
    }
  }

  #onNoSpace(path: string): void {
    if (isLog(path)) {
      writeSync(STANDARD_ERROR, `${new NoRoomError(this.#folder).message}\n`);
      process.exit(1);
    }
    this.#remind();
  }

  #remind(): void {
    this.wasFull = true;
    if (performance.now() - this.#remindedAt < REMIND_EVERY_MS) return;
    this.#remindedAt = performance.now();
    console.error(
      `There is no room left on the disk of the data folder ${this.#folder}. Writes are refused until there is.`,
    );
  }
}

/** What PostgreSQL cannot go on without: the log of changes, which transactions were committed, and where to recover from. */
const isLog = (path: string): boolean => /\/(?:pg_wal|pg_xact|global)\//.test(path);
