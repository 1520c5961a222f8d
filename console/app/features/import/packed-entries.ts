/** A file of an archive, as it is packed. */
export interface PackedEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const END = 0x06054b50;
const END_LENGTH = 22;
/** What stands before the end of an archive whose directory is told elsewhere; no sheet of our size needs it. */
const ZIP64_LOCATOR = 0x07064b50;
const LOCATOR_LENGTH = 20;
const LONGEST_COMMENT = 65_535;
const DIRECTORY_HEADER = 46;
const LOCAL_HEADER = 30;

/**
 * The files that the directory of a ZIP archive names, still packed.
 *
 * @throws RangeError for bytes that are no archive
 */
export function packedEntries(bytes: Uint8Array<ArrayBuffer>): PackedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const entries: PackedEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 8, true); left > 0; left -= 1) {
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const nameAt = at + DIRECTORY_HEADER;
    const local = view.getUint32(at + 42, true);
    const start = local + LOCAL_HEADER + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: String.fromCharCode(...bytes.subarray(nameAt, nameAt + nameLength)),
      isDeflated: view.getUint16(at + 10, true) !== 0,
      bytes: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    });
    at = nameAt + nameLength + extra + comment;
  }
  return entries;
}

/** Where the end of the archive begins: the last place that looks like one, as whoever unpacks takes it. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const isZip64 = at >= LOCATOR_LENGTH && view.getUint32(at - LOCATOR_LENGTH, true) === ZIP64_LOCATOR;
    if (isZip64) break;
    return at;
  }
  throw new RangeError('The bytes are no archive that can be read here.');
}
