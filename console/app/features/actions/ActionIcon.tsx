import { ListItemIcon } from '@mui/material';
import type { PlatformAction } from '#client/actions/types.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';

/** The mark of the object that an action is about. */
export function ActionIcon({ action: { targetObject, label } }: { action: PlatformAction }) {
  return (
    <ListItemIcon>
      <ObjectMark object={{ apiName: targetObject ?? '', label: label ?? '' }} />
    </ListItemIcon>
  );
}
