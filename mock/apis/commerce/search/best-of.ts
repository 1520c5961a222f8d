/** Which of two positions stands before the other, as arrays are sorted; never 0 for different ones. */
export type ComparePositions = (a: number, b: number) => number;

/**
 * The first so many of some positions in an order, without sorting all of them: the best so far are kept in a heap with
 * the last of them on top, which most positions do not get past.
 */
export function bestOf(positions: Uint32Array, most: number, compare: ComparePositions): Uint32Array {
  if (most * 2 >= positions.length) return positions.slice().sort(compare).subarray(0, most);
  const heap = positions.slice(0, most);
  for (let at = (most >> 1) - 1; at >= 0; at -= 1) sink(heap, at, compare);
  for (let at = most; at < positions.length && most > 0; at += 1) {
    const position = positions[at] as number;
    if (compare(position, heap[0] as number) >= 0) continue;
    heap[0] = position;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

/** Moves what stands at a place of the heap down until nothing below it comes later in the order. */
function sink(heap: Uint32Array, from: number, compare: ComparePositions): void {
  const sinking = heap[from] as number;
  let at = from;
  for (let below = 2 * at + 1; below < heap.length; below = 2 * at + 1) {
    const other = below + 1;
    if (other < heap.length && compare(heap[other] as number, heap[below] as number) > 0) below = other;
    if (compare(heap[below] as number, sinking) <= 0) break;
    heap[at] = heap[below] as number;
    at = below;
  }
  heap[at] = sinking;
}
