/** A value with what it weighs, and how long it is used, both counted from when its making began. */
export interface Made<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** Milliseconds for which it is used as it is. */
  readonly freshMs: number;
  /** Milliseconds after which it is not used any more. In between it is used while a new one is being made. */
  readonly longestMs: number;
  /** When what it is made of was read, where that is before its making began. */
  readonly since?: number | undefined;
}

/** A value that is held, and since when it has been true. */
export interface HeldValue<Value> extends Made<Value> {
  readonly since: number;
}

export interface SharedValuesOptions {
  readonly mostEntries: number;
  readonly mostBytes: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Values by key, made once for all who ask at the same time, and held for a while. A value that is used for the last
 * part of its time is made anew meanwhile, so that nobody waits. A failure reaches everybody who waits and is not held.
 * What was used longest ago leaves when there are too many, or when they weigh too much.
 */
export class SharedValues<Value> {
  readonly #held = new Map<string, HeldValue<Value>>();
  readonly #making = new Map<string, Promise<HeldValue<Value>>>();
  readonly #options: Required<SharedValuesOptions>;
  #bytes = 0;

  constructor(options: SharedValuesOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /**
   * The value of a key.
   *
   * @param isPatient whether a value that is no longer fresh is made anew first, and not used meanwhile
   */
  async read(
    key: string,
    make: () => Promise<Made<Value>>,
    { isPatient = false } = {},
  ): Promise<HeldValue<Value>> {
    const held = this.#held.get(key);
    const age = held ? this.#options.now() - held.since : Number.POSITIVE_INFINITY;
    if (!held || age >= (isPatient ? held.freshMs : held.longestMs)) return this.#make(key, make);
    this.#hold(key, held);
    if (age >= held.freshMs) this.#make(key, make).catch(() => undefined);
    return held;
  }

  /** What all values weigh together. */
  get bytes(): number {
    return this.#bytes;
  }

  #make(key: string, make: () => Promise<Made<Value>>): Promise<HeldValue<Value>> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const began = this.#options.now();
    const made = this.#madeAnew(key, make, began).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #madeAnew(key: string, make: () => Promise<Made<Value>>, began: number): Promise<HeldValue<Value>> {
    const made = await make();
    const held = { ...made, since: Math.min(made.since ?? began, began) };
    this.#drop(key);
    if (this.#options.now() - held.since < held.longestMs) this.#hold(key, held);
    return held;
  }

  /** Puts a value last in the order in which they leave. */
  #hold(key: string, held: HeldValue<Value>): void {
    const { mostEntries, mostBytes } = this.#options;
    this.#drop(key);
    if (held.bytes > mostBytes) return;
    this.#held.set(key, held);
    this.#bytes += held.bytes;
    for (const [oldest] of this.#held) {
      if (this.#held.size <= mostEntries && this.#bytes <= mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#held.get(key)?.bytes ?? 0;
    this.#held.delete(key);
  }
}
