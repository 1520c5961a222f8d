import { BaseEdge, type EdgeProps } from '@xyflow/react';
import { BOX } from './arrange.ts';

/** Height of the bow above its box, in pixels. */
const BOW = 46;

/** An object that refers to its own records: a bow from one side of its box over it to the other. */
export function SelfEdge({ sourceX, sourceY, targetX, targetY, ...edge }: EdgeProps) {
  const top = Math.min(sourceY, targetY) - BOX.height / 2 - BOW;
  const path = `M ${sourceX} ${sourceY} C ${sourceX + BOW} ${top}, ${targetX - BOW} ${top}, ${targetX} ${targetY}`;
  return <BaseEdge {...edge} path={path} labelX={(sourceX + targetX) / 2} labelY={top + BOW / 2} />;
}
