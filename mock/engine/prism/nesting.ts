const [LIST, OBJECT, LIST_END, OBJECT_END, QUOTE, BACKSLASH] = Array.from('[{]}"\\', (sign) =>
  sign.charCodeAt(0),
);

/** Whether lists and objects of a JSON text lie in each other more levels deep than `most`; the text need not be valid. */
export function isNestedDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === LIST || byte === OBJECT) depth += 1;
    else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
