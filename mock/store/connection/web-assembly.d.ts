/** The part of WebAssembly that opens the database; TypeScript knows it among the types of browsers only. */
declare namespace WebAssembly {
  type ExportValue = ((...values: number[]) => unknown) | Memory;
  type ImportValue = ExportValue;
  type Imports = Record<string, Record<string, ImportValue>>;

  interface Instance {
    readonly exports: Record<string, ExportValue>;
  }

  class Memory {
    constructor(size: { initial: number; maximum?: number });
    readonly buffer: ArrayBuffer;
  }

  class RuntimeError extends Error {}

  const Module: {
    imports(module: Module): { module: string; name: string; kind: string }[];
  };

  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports: Imports): Promise<Instance>;
}
