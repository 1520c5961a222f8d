import { Box, IconButton } from '@mui/material';
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { Minus, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ObjectMark } from '../../../ui/ObjectMark.tsx';
import { BOX } from './arrange.ts';

export interface BoxData extends Record<string, unknown> {
  apiName: string;
  label: string;
  isMiddle: boolean;
  isOpen: boolean;
  onToggle: (objectApiName: string) => void;
}

/** One object of the drawing: its name leads to its own drawing, its sign opens its relations here. */
export function ObjectBox({ data }: NodeProps<Node<BoxData>>) {
  const say = useText();
  const { apiName, label, isMiddle, isOpen, onToggle } = data;
  return (
    <Box
      className="nopan"
      sx={{
        ...BOX,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        border: isMiddle ? 2 : 1,
        borderColor: isMiddle ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isMiddle ? 'action.selected' : 'background.paper',
      }}
    >
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <ObjectMark object={{ apiName, label }} />
      <Box
        component={Link}
        to={paths.graph(apiName)}
        title={apiName}
        aria-label={say('graph.center', { object: label })}
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.primary',
          fontSize: 13,
          fontWeight: isMiddle ? 700 : 500,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {label}
      </Box>
      {!isMiddle && (
        <IconButton
          aria-label={say(isOpen ? 'graph.collapse' : 'graph.expand', { object: label })}
          aria-expanded={isOpen}
          onClick={() => onToggle(apiName)}
          sx={{ p: 1 }}
        >
          {isOpen ? <Minus size={14} /> : <Plus size={14} />}
        </IconButton>
      )}
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </Box>
  );
}
