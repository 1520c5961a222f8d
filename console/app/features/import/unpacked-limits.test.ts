import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import { oversizeOf, UNPACKED } from './unpacked-limits.ts';

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** An archive of one file, which may state another size than it has. */
function archive(text: string | Buffer, { stated = text.length, name = 'xl/worksheets/sheet1.xml' } = {}) {
  const packed = deflateRawSync(text);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt16LE(8, 10);
  directory.writeUInt32LE(packed.length, 20);
  directory.writeUInt32LE(stated, 24);
  directory.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Uint8Array.from(
    Buffer.concat([local, Buffer.from(name), packed, directory, Buffer.from(name), end]),
  );
}

const tooLarge = { key: 'importing.unpacksTooLarge', values: { max: 100 } };

test('RD-IMPORT-05 a small file that unpacks to more than 100 MB is refused, whatever size it states', async () => {
  const bomb = Buffer.alloc(UNPACKED.bytes + 1, 'A');
  for (const stated of [bomb.length, 10]) {
    const packed = archive(bomb, { stated });
    expect(packed.length).toBeLessThan(200_000);
    expect(await parseFile(new File([packed], 'liste.xlsx'), 'de')).toEqual({ faults: [tooLarge] });
  }
});

test.each([
  [
    '<row r="1"><c r="A1"/></row><row r="1048576"><c r="XFD1048576"/></row>',
    { row: 1_048_576, column: 16_384 },
  ],
  ['<row r="2"/><row r=\'900000\'/><c  r = "ZZ1"/>', { row: 900_000, column: 702 }],
])('RD-IMPORT-05 a sheet whose cells lie too far apart is refused: %s', async (rows, values) => {
  const file = new File([archive(sheet(rows))], 'liste.xlsx');
  expect(await parseFile(file, 'en')).toEqual({ faults: [{ key: 'importing.sheetTooWide', values }] });
});

test('a place that two pieces of a sheet share is found', async () => {
  for (let padding = 65_500; padding < 65_540; padding += 1) {
    const bytes = archive(`${'x'.repeat(padding)}${sheet('<c r="XFD1048576"/>')}`);
    expect(await oversizeOf(bytes), String(padding)).toMatchObject({ key: 'importing.sheetTooWide' });
  }
});

test('what no sheet is read from is not counted, and a sheet of usual size is no fault', async () => {
  const picture = archive('x'.repeat(500), { name: 'xl/media/image1.png' });
  expect(await oversizeOf(picture, { bytes: 100, cells: 1 })).toBeUndefined();
  expect(await oversizeOf(archive(sheet('<row r="10000"><c r="AZ10000"/></row>')))).toBeUndefined();
});
