import '@xyflow/react/dist/base.css';
import { Box, Paper, useTheme } from '@mui/material';
import { Controls, type Edge, MarkerType, type Node, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import { useMemo } from 'react';
import type { ObjectDirectory } from '#client/records/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { arrange } from './arrange.ts';
import { type BoxData, ObjectBox } from './ObjectBox.tsx';
import { objectsOf, type Relation } from './relations.ts';
import { SelfEdge } from './SelfEdge.tsx';

interface RelationDrawingProps {
  relations: readonly Relation[];
  middle: string;
  /** Objects whose relations are drawn. */
  opened: readonly string[];
  directory: ObjectDirectory;
  onToggle: (objectApiName: string) => void;
}

const nodeTypes = { object: ObjectBox };
const edgeTypes = { self: SelfEdge };

/** Objects as boxes, relations as arrows with the fields that make them. */
export function RelationDrawing({ relations, middle, opened, directory, onToggle }: RelationDrawingProps) {
  const say = useText();
  const { palette } = useTheme();
  const objects = objectsOf(relations, middle);
  const places = useMemo(() => arrange(objects, relations), [objects.join(), relations.length]);
  const nodes: Node<BoxData>[] = objects.map((apiName) => ({
    id: apiName,
    type: 'object',
    position: places.get(apiName) ?? { x: 0, y: 0 },
    draggable: false,
    focusable: false,
    data: {
      apiName,
      label: directory[apiName]?.label ?? apiName,
      isMiddle: apiName === middle,
      isOpen: opened.includes(apiName),
      onToggle,
    },
  }));
  const edges: Edge[] = relations.map(({ from, to, fields }) => ({
    id: `${from}>${to}`,
    ...(from === to && { type: 'self' }),
    source: from,
    target: to,
    label: fields.length > 2 ? `${fields.slice(0, 2).join(', ')} +${fields.length - 2}` : fields.join(', '),
    focusable: false,
    style: { stroke: palette.text.secondary, strokeWidth: 1 },
    labelStyle: { fill: palette.text.secondary, fontSize: 10 },
    labelBgStyle: { fill: palette.background.paper },
    markerEnd: { type: MarkerType.ArrowClosed, color: palette.text.secondary },
  }));
  const label = directory[middle]?.label ?? middle;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={say('graph.drawing', { object: label })}
      sx={{ height: { xs: 380, md: 540 }, overflow: 'hidden' }}
    >
      <ReactFlowProvider>
        <Box
          component={ReactFlow}
          key={`${middle} ${objects.length}`}
          nodes={nodes as never}
          edges={edges as never}
          nodeTypes={nodeTypes as never}
          edgeTypes={edgeTypes as never}
          fitView
          minZoom={0.2}
          colorMode={palette.mode}
          nodesConnectable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          ariaLabelConfig={{
            'controls.zoomIn.ariaLabel': say('graph.zoomIn'),
            'controls.zoomOut.ariaLabel': say('graph.zoomOut'),
            'controls.fitView.ariaLabel': say('graph.fit'),
          }}
          sx={controlStyles}
        >
          <Controls showInteractive={false} />
        </Box>
      </ReactFlowProvider>
    </Paper>
  );
}

const controlStyles = {
  '& .react-flow__handle': { opacity: 0 },
  '& .react-flow__controls': { display: 'flex', gap: '4px', flexDirection: 'row' },
  '& .react-flow__controls-button': {
    width: 30,
    height: 30,
    p: '8px',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    color: 'text.primary',
    fill: 'currentColor',
    cursor: 'pointer',
  },
  '& .react-flow__attribution': {
    bgcolor: 'transparent',
    fontSize: 10,
    '& a': { color: 'text.secondary' },
  },
};
