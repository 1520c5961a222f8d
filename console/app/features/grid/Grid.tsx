import {
  LinearProgress,
  Paper,
  type SxProps,
  Table,
  TableBody,
  TableContainer,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, Fragment, useEffect, useMemo, useRef } from 'react';
import { useDensity } from '../../data/preferences.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { useHeld } from '../../ui/use-held.ts';
import { columnWidth, columnWidthOnPhone } from './column-width.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { CHOICE_WIDTH, gridStyles } from './grid-styles.ts';
import { PENDING_COLUMNS, PendingRows } from './PendingRows.tsx';
import { pinnedPlaces, pinnedStyles } from './pinned-columns.ts';
import type { GridProps } from './types.ts';
import { useGridActions } from './use-grid-actions.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridFocus } from './use-grid-focus.ts';

const OVERSCAN = 10;
/** Rows before the end at which more are asked for. */
const AHEAD = 20;
/** What the bar and the head of a list take of the window, in pixels. */
const ROOM_ABOVE = 160;
/** Stands for the true height until the browser has measured it, so that the first drawing has rows. */
const firstRect = () => ({ width: window.innerWidth, height: window.innerHeight - ROOM_ABOVE });

/** A windowed table of records: only the rows in sight are in the document, however many there are. */
export function Grid(props: GridProps) {
  const { shown: rows, hold } = useHeld(props.rows);
  const { label, hasMore, onEnd, isStale, selection, arrangement, editing, place } = props;
  const columns = props.columns ?? PENDING_COLUMNS;
  const isPending = !props.columns || !rows;
  const say = useText();
  const { rowHeight } = useDensity();
  const editLabels = useMemo(
    () => columns.map(({ label: field }) => say('inline.edit', { field })),
    [columns, say],
  );
  const container = useRef<HTMLDivElement>(null);
  const active = useRef((): number => -1);
  const isWrapping = columns.some(({ path }) => arrangement.wraps[path]);
  const virtualizer = useVirtualizer({
    count: rows?.length ?? 0,
    getScrollElement: () => container.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows?.[index]?.id ?? index,
    overscan: OVERSCAN,
    initialRect: firstRect(),
    initialOffset: place.offset,
    scrollPaddingStart: rowHeight,
    rangeExtractor: (range) => withRow(range, active.current()),
  });
  useEffect(() => virtualizer.measure(), [rowHeight]);
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const shift = selection ? 1 : 0;
  const focus = useGridFocus(container, {
    rows: rows?.length ?? 0,
    columns: columns.length + shift,
    reveal: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
    page: Math.max(1, Math.floor((container.current?.clientHeight ?? firstRect().height) / rowHeight) - 2),
  });
  active.current = focus.activeRow;
  const actions = useGridActions({ rows, columns, shift, selection, editing });
  const clipboard = useGridClipboard({ rows, columns, shift, selection, editing });
  const items = virtualizer.getVirtualItems();
  const last = virtualizer.range?.endIndex ?? -1;
  const isNearEnd = rows !== undefined && hasMore && last >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && !isStale) onEnd();
  }, [isNearEnd, isStale, onEnd]);

  if (rows?.length === 0) return null;
  const widthOf = isPhone ? columnWidthOnPhone : columnWidth;
  const widths = columns.map((column) => widthOf(column, arrangement.widths[column.path]));
  const choice = selection ? CHOICE_WIDTH : 0;
  const total = widths.reduce((sum, width) => sum + width, choice);
  const places = pinnedPlaces({
    widths,
    last: Math.max(
      0,
      columns.findIndex(({ path }) => path === arrangement.pinnedTo),
    ),
    begin: isPhone ? 0 : choice,
    room: container.current?.clientWidth ?? firstRect().width,
  });
  const pinned = (places.at(-1) ?? 0) + (widths[places.length - 1] ?? 0);
  const chosen = rows?.filter(({ id }) => selection?.ids.has(id)).length ?? 0;
  return (
    <TableContainer
      ref={container}
      component={Paper}
      square
      elevation={0}
      tabIndex={0}
      role="group"
      aria-label={label}
      aria-busy={isPending || isStale}
      onKeyDown={(event) => {
        actions.onKeyDown(event);
        focus.onKeyDown(event);
      }}
      onFocus={focus.onFocus}
      onPointerDown={({ button, target, currentTarget }) => {
        // Nobody is told when a scroll bar is let go.
        if (button === 0 && target !== currentTarget) hold();
      }}
      onClick={actions.onClick}
      onDoubleClick={actions.onDoubleClick}
      onCopy={clipboard.onCopy}
      onPaste={clipboard.onPaste}
      onScroll={({ currentTarget }) => place.remember(currentTarget.scrollTop)}
      sx={{
        scrollPaddingTop: rowHeight,
        // A cell that has the focus is not under those that stay in sight.
        scrollPaddingLeft: `${pinned}px`,
        flex: '0 1 auto',
        minHeight: 0,
        maxHeight: { xs: '78dvh', sm: 'none' },
        ...variables,
        '--grid-row': `${rowHeight}px`,
      }}
    >
      {isStale && <LinearProgress sx={progress} />}
      <Table
        stickyHeader
        size="small"
        role="grid"
        aria-label={label}
        aria-rowcount={hasMore || !rows ? -1 : rows.length + 1}
        aria-colcount={columns.length + shift}
        aria-multiselectable={selection ? true : undefined}
        sx={
          [
            gridStyles,
            { minWidth: total, opacity: isStale ? 0.6 : 1 },
            pinnedStyles(places, shift),
          ] as SxProps<Theme>
        }
      >
        <caption style={visuallyHidden as CSSProperties}>{label}</caption>
        <colgroup>
          {selection && <col style={{ width: CHOICE_WIDTH }} />}
          {columns.map(({ path }, index) => (
            // The last column takes the room that is left, so that the others keep their widths.
            <col key={path} style={index < columns.length - 1 ? { width: widths[index] } : undefined} />
          ))}
        </colgroup>
        <GridHead
          {...{ columns, arrangement }}
          sort={props.sort}
          onSort={props.onSort}
          select={
            selection && {
              isAll: chosen > 0 && chosen === rows?.length,
              isSome: chosen > 0,
              isPending,
              toggle: selection.toggleAll,
            }
          }
        />
        <TableBody>
          {isPending ? (
            <PendingRows columns={columns.length + shift} />
          ) : (
            <>
              {items.map(({ index, start }, at) => {
                const row = rows[index];
                return (
                  row && (
                    <Fragment key={row.id}>
                      <Spacer height={start - (items[at - 1]?.end ?? 0)} columns={columns.length + shift} />
                      <GridRow
                        {...{ row, index, columns, editLabels }}
                        wraps={arrangement.wraps}
                        drafts={editing?.drafts[row.id]}
                        fieldOf={editing?.fieldOf}
                        isChosen={selection?.ids.has(row.id)}
                        name={recordName(row)}
                        measure={isWrapping ? virtualizer.measureElement : undefined}
                      />
                    </Fragment>
                  )
                );
              })}
              <Spacer
                height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)}
                columns={columns.length + shift}
              />
            </>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const progress = { position: 'sticky', left: 0, top: 0, height: 2, mb: '-2px', zIndex: 3 };
const variables = {
  '--grid-accent': ({ palette }: { palette: { primary: { main: string } } }) => palette.primary.main,
  '--grid-draft': ({ palette }: { palette: { warning: { main: string } } }) => palette.warning.main,
  '--grid-fault': ({ palette }: { palette: { error: { main: string } } }) => palette.error.main,
};

/** The rows in sight, and the one with the focus: it would lose it if it left the document. */
function withRow(range: Range, row: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (row < 0 || row >= range.count || indexes.includes(row)) return indexes;
  return [...indexes, row].toSorted((a, b) => a - b);
}

/** Stands for the rows above or below those in the document. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} style={{ padding: 0, height, border: 0 }} />
    </tr>
  );
}
