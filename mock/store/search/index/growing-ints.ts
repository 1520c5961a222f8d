/** A list of whole numbers from 0 to 2³² − 1 that grows as it is filled, without an object for each. */
export class GrowingInts {
  #room = new Uint32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#room.length) {
      const larger = new Uint32Array(this.#room.length * 2);
      larger.set(this.#room);
      this.#room = larger;
    }
    this.#room[this.#length] = value;
    this.#length += 1;
  }

  /** What has been filled so far, not copied. */
  values(): Uint32Array {
    return this.#room.subarray(0, this.#length);
  }
}
