import { type Theme, useMediaQuery } from '@mui/material';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { boardField } from '../board/board-fields.ts';
import type { ListState } from './list-state.ts';

/** How the records of a list are shown. */
export type ListDisplay =
  | { kind: 'table' }
  | { kind: 'board'; lanes: FieldInfo }
  | { kind: 'split'; asked: string };

/** The display that the address asks for, as far as the object and the width of the window have it. */
export function useDisplay(
  info: ObjectInfo,
  { board, split }: Pick<ListState, 'board' | 'split'>,
): ListDisplay {
  const isWide = useHasRoomBeside();
  const lanes = board === undefined ? undefined : boardField(info, board);
  if (lanes) return { kind: 'board', lanes };
  return split !== undefined && isWide ? { kind: 'split', asked: split } : { kind: 'table' };
}

/** Whether there is room for a record beside its list. */
export const useHasRoomBeside = (): boolean =>
  useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'), { noSsr: true });
