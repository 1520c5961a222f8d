import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';
import { getObjectInfoDirectory } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { editableField, isEditedAlone } from '../../inline-edit/editable-field.ts';
import { type ResultTable, recordOf } from './result-table.ts';

type Row = ResultTable['rows'][number];

/** The cell of a result that is being edited. */
export interface OpenResultCell {
  recordId: string;
  info: ObjectInfo;
  field: FieldInfo;
  /** Where the editor opens, and where the focus is when it closes. */
  anchor: HTMLElement;
}

/** Which cells of a result can be changed, and which one is. All rows are of the object that the query names. */
export function useResultEditing({ rows }: ResultTable) {
  const platform = usePlatform();
  const [open, setOpen] = useState<OpenResultCell>();
  const asked = rows[0] && recordOf(rows[0])?.objectApiName;
  const { data: directory } = useQuery(platformQuery(platform, getObjectInfoDirectory, {}));
  // An object that the directory does not list has no description: the platform would refuse to give it.
  const { data: info } = useQuery(objectInfoQuery(platform, asked && directory?.objects[asked] && asked));
  const fieldOf = (row: Row, column: string) =>
    info && recordOf(row)?.objectApiName === info.apiName ? fieldOfColumn(column, info) : undefined;
  const begin = (row: Row, column: string, anchor: HTMLElement): boolean => {
    const recordId = recordOf(row)?.id;
    const field = fieldOf(row, column);
    if (!info || !recordId || !field) return false;
    setOpen({ recordId, info, field, anchor });
    return true;
  };
  const end = () => {
    open?.anchor.focus();
    setOpen(undefined);
  };
  return { open, fieldOf, begin, end };
}

/** The field that a column changes by itself; fields of related records are changed on their own pages. */
function fieldOfColumn(column: string, info: ObjectInfo): FieldInfo | undefined {
  if (column.includes('.')) return undefined;
  const name = editableField({ recordTypeId: null }, { fieldApiName: column, ...UNSAID }, info);
  const field = name === undefined ? undefined : info.fields[name];
  return field && isEditedAlone(field) ? field : undefined;
}

/** A result does not tell what can be edited in it; that is left to the person's rights. */
const UNSAID = { inlineEditAttributes: undefined };
