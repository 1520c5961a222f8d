/** A colour stop: position 0–1, colour, opacity 0–1. */
export type Stop = [offset: number, colour: string, opacity?: number];

/**
 * Collects the gradients, clips and filters of one document. The same definition asked for twice
 * is written once; each method answers a `url(#…)` reference.
 */
export class Defs {
  readonly #ids = new Map<string, string>();

  /** A gradient along (x1, y1)–(x2, y2) of the painted shape's own box, each 0–1. */
  linear(stops: Stop[], [x1, y1, x2, y2]: [number, number, number, number] = [0, 0, 1, 0]): string {
    return this.#add(
      `<linearGradient id="@" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  /** A gradient from the centre of the painted shape's own box to its edge. */
  radial(stops: Stop[], [cx, cy, r]: [number, number, number] = [0.5, 0.5, 0.5]): string {
    return this.#add(
      `<radialGradient id="@" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    );
  }

  clip(shapes: string): string {
    return this.#add(`<clipPath id="@">${shapes}</clipPath>`);
  }

  blur(deviation: number): string {
    return this.#add(
      `<filter id="@" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  toString(): string {
    return `<defs>${[...this.#ids].map(([definition, id]) => definition.replace('"@"', `"${id}"`)).join('')}</defs>`;
  }

  #add(definition: string): string {
    let id = this.#ids.get(definition);
    if (!id) {
      id = `d${this.#ids.size}`;
      this.#ids.set(definition, id);
    }
    return `url(#${id})`;
  }
}

function stopsOf(stops: Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
