/**
 * Stands in for the types of Node, which those of papaparse ask for and which would come with them into the browser:
 * what papaparse takes from Node, it can be given by nobody there.
 */
declare namespace NodeJS {
  type ReadableStream = never;
}

declare module 'stream' {
  export type Duplex = never;
}
