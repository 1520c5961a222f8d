import type { EdgeProps } from '@xyflow/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BOX } from './arrange.ts';
import { SelfEdge } from './SelfEdge.tsx';

test('RD-GRAPH-01 an object that refers to itself has a bow that passes above its box', () => {
  const [left, right, middle] = [100, 100 + BOX.width, 300];
  const edge = { id: 'a', sourceX: right, sourceY: middle, targetX: left, targetY: middle } as EdgeProps;
  const drawn = renderToStaticMarkup(
    <svg role="presentation">
      <SelfEdge {...edge} />
    </svg>,
  );
  const numbers =
    / d="([^"]+)"/
      .exec(drawn)?.[1]
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [startX, startY, firstX = 0, firstY = 0, secondX = 0, secondY = 0, endX, endY] = numbers;
  expect([startX, startY, endX, endY]).toEqual([right, middle, left, middle]);
  expect([firstX > right, secondX < left]).toEqual([true, true]);
  // The highest point of a cubic bow lies three quarters of the way to its two points.
  const highest = middle - 0.75 * (middle - Math.max(firstY, secondY));
  expect(highest).toBeLessThan(middle - BOX.height / 2);
});
