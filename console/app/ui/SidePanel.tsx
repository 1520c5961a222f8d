import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';

interface SidePanelProps {
  title: string;
  /** Beside the title. */
  tools?: React.ReactNode;
  onClose: () => void;
  children: React.ReactNode;
}

/** A panel over the right side of the page. */
export function SidePanel({ title, tools, onClose, children }: SidePanelProps) {
  const say = useText();
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(100vw, 420px)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 4, pb: 1 }}>
        <Typography variant="h2" id={titleId} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {tools}
        <IconButton autoFocus aria-label={say('action.close')} onClick={onClose}>
          <X size={18} strokeWidth={1.5} />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
