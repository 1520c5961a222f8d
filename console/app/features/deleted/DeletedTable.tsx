import { Checkbox, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { DeletedRecord } from '#client/records/deleted-records.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { momentText, relativeText } from '../fields/format.ts';

interface DeletedTableProps {
  records: readonly DeletedRecord[];
  chosen: ReadonlySet<string>;
  /** Why records could not be restored, by their ids. */
  problems: Readonly<Record<string, string>>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What was deleted, when, and what is to be restored of it. */
export function DeletedTable({ records, chosen, problems, onChoose }: DeletedTableProps) {
  const say = useText();
  const locale = useLocale();
  const isAll = chosen.size === records.length;
  return (
    <TableContainer>
      <Table size="small" aria-label={say('deleted.title')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={isAll}
                indeterminate={chosen.size > 0 && !isAll}
                onChange={() => onChoose(new Set(isAll ? [] : records.map(({ id }) => id)))}
                slotProps={{ input: { 'aria-label': say('deleted.chooseAll') } }}
              />
            </TableCell>
            <TableCell>{say('deleted.name')}</TableCell>
            <TableCell>{say('deleted.when')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map(({ id, name, deletedDate }) => (
            <TableRow key={id}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosen.has(id)}
                  onChange={(_, isChosen) =>
                    onChoose(isChosen ? new Set([...chosen, id]) : without(chosen, id))
                  }
                  slotProps={{ input: { 'aria-label': say('grid.choose', { name }) } }}
                />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {name}
                {problems[id] !== undefined && <Problem text={problems[id]} />}
              </TableCell>
              <TableCell>
                <time dateTime={deletedDate} title={momentText(deletedDate, locale)}>
                  {relativeText(deletedDate, locale)}
                </time>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Problem({ text }: { text: string }) {
  const say = useText();
  return (
    <div role="alert" className="problem">
      {text || say('deleted.unknownReason')}
    </div>
  );
}

const without = (chosen: ReadonlySet<string>, id: string) =>
  new Set([...chosen].filter((each) => each !== id));
