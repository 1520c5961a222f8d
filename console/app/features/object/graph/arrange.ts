import { Graph, layout } from '@dagrejs/dagre';
import type { Relation } from './relations.ts';

/** Size of a box, in pixels. */
export const BOX = { width: 190, height: 44 };

/** Where each object's box has its top left corner, children left of what they refer to. */
export function arrange(
  objects: readonly string[],
  relations: readonly Relation[],
): Map<string, { x: number; y: number }> {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 18, ranksep: 150, edgesep: 12 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const object of objects) graph.setNode(object, { ...BOX });
  for (const { from, to } of relations) if (from !== to) graph.setEdge(from, to);
  layout(graph);
  return new Map(
    objects.map((object) => {
      const { x, y } = graph.node(object) as { x: number; y: number };
      return [object, { x: x - BOX.width / 2, y: y - BOX.height / 2 }];
    }),
  );
}
