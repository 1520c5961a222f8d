/** Attribute values of an element; `undefined` leaves the attribute out. */
export type Attributes = Record<string, string | number | undefined>;

/** One decimal is a tenth of a pixel on the 1000-unit canvas: enough, and a third of the bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');
}

/** A filled or stroked path from path data. */
export function path(d: string, attributes: Attributes = {}): string {
  return d === '' ? '' : `<path d="${d}"${attributesOf(attributes)}/>`;
}

/** A rectangle; give `rx` for round corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string {
  return `<rect${attributesOf({ x: round(x), y: round(y), width: round(width), height: round(height), ...attributes })}/>`;
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes = {}): string {
  return `<circle${attributesOf({ cx: round(cx), cy: round(cy), r: round(r), ...attributes })}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return `<ellipse${attributesOf({ cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), ...attributes })}/>`;
}

export function polygon(points: [number, number][], attributes: Attributes = {}): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, attributes);
}

export function group(content: string, attributes: Attributes = {}): string {
  return `<g${attributesOf(attributes)}>${content}</g>`;
}

/** Moves and scales a drawing made in a box of `from` units to `size` units at (x, y). */
export function place(content: string, x: number, y: number, size: number, from = 100): string {
  const scale = Math.round((size / from) * 10000) / 10000;
  return group(content, { transform: `translate(${round(x)} ${round(y)}) scale(${scale})` });
}

/** A whole SVG document; `label` is its accessible name. */
export function svgDocument(width: number, height: number, content: string, label: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ` role="img" aria-label="${escapeText(label)}">${content}</svg>`
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
