import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { picklistsQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { type Column, rowName } from '../fields/column.ts';
import { choicesFor, isReachedByAction } from '../inputs/choices.ts';
import { BoardBar } from './BoardBar.tsx';
import { BoardCard } from './BoardCard.tsx';
import { BoardLane } from './BoardLane.tsx';
import { type Lane, lanesOf } from './lanes.ts';
import { useMoves } from './use-moves.ts';

/** Rows that are read without being asked for. */
const READ_AT_ONCE = 200;

interface BoardProps {
  label: string;
  info: ObjectInfo;
  /** Field whose values are the lanes. */
  field: FieldInfo;
  onField: (apiName: string) => void;
  columns: Column[] | undefined;
  rows: readonly ConsoleRecord[] | undefined;
  hasMore: boolean;
  onMore: () => void;
}

/** The records of a list side by side by a value that they have, and moved from one value to another. */
export function Board({ label, info, field, onField, columns, rows, hasMore, onMore }: BoardProps) {
  const say = useText();
  const platform = usePlatform();
  const picklists = useQuery(picklistsQuery(platform, info.apiName));
  const moves = useMoves(field);
  const [dragged, setDragged] = useState<ConsoleRecord>();
  const { box, follow } = useFollowedCard();
  const count = rows?.length ?? 0;
  useEffect(() => {
    if (hasMore && count < READ_AT_ONCE) onMore();
  }, [hasMore, count, onMore]);
  if (picklists.error) return <ErrorPanel error={picklists.error} onRetry={picklists.refetch} />;
  if (!picklists.data || !rows || !columns) return <Pending />;
  const choices = choicesFor(picklists.data.picklistFieldValues[field.apiName], null, {});
  const lanes = lanesOf(field, choices, rows, moves.laneOf);
  const isMovable = info.updateable && field.updateable;
  const shown = columns.filter(({ path }) => path !== field.apiName);
  const isReached = (value: string) => isReachedByAction(info.apiName, field.apiName, value);
  const targetsOf = (row: ConsoleRecord) => {
    const from = moves.laneOf(row);
    if (!isMovable || isReached(from)) return [];
    return lanes.filter(({ value, isTarget }) => isTarget && value !== from && !isReached(value));
  };
  const move = (row: ConsoleRecord, to: string) => {
    follow(row.id);
    void moves.move(row, to);
  };
  const drop = (lane: Lane) => {
    if (dragged) void moves.move(dragged, lane.value);
    setDragged(undefined);
  };
  return (
    <>
      <BoardBar
        {...{ info, field, onField, moves, columns }}
        onMove={move}
        labelOf={(value) => lanes.find((lane) => lane.value === value)?.label || say('board.noValue')}
        onMore={hasMore && count >= READ_AT_ONCE ? onMore : undefined}
      />
      <Box
        ref={box}
        role="group"
        aria-label={label}
        sx={{
          display: 'flex',
          alignItems: 'stretch',
          gap: 3,
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          scrollSnapType: { xs: 'x proximity', sm: 'none' },
          px: { xs: 3, md: 6 },
          pb: 3,
        }}
      >
        {lanes.map((lane) => (
          <BoardLane
            key={lane.value}
            lane={{ ...lane, label: lane.label || say('board.noValue') }}
            {...{ columns, hasMore }}
            isOpen={dragged !== undefined && targetsOf(dragged).some(({ value }) => value === lane.value)}
            onDrop={() => drop(lane)}
          >
            {lane.rows.map((row) => (
              <BoardCard
                key={row.id}
                row={row}
                name={rowName(row, columns, info.nameFields)}
                columns={shown}
                isSaving={moves.isSaving(row)}
                targets={targetsOf(row)}
                onMove={({ value }) => move(row, value)}
                onDrag={(isDragged) => setDragged(isDragged ? row : undefined)}
              />
            ))}
          </BoardLane>
        ))}
      </Box>
    </>
  );
}

/** Keeps the focus on a card that is drawn anew in another lane. */
function useFollowedCard() {
  const box = useRef<HTMLElement>(null);
  const followed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const card = followed.current && box.current?.querySelector(`[data-card="${followed.current}"]`);
    followed.current = undefined;
    if (!card) return;
    card.querySelector('button')?.focus();
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    box,
    follow: (id: string) => {
      followed.current = id;
    },
  };
}
