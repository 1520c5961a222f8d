import type { FieldInfo, ObjectInfo } from '#client/records/types.ts';

type Described = Pick<ObjectInfo, 'fields'>;

/** The fields whose values can be the lanes of a board: picklists that depend on no other field. */
export const boardFields = ({ fields }: Described): FieldInfo[] =>
  Object.values(fields).filter(
    ({ dataType, controllerName }) => dataType === 'Picklist' && controllerName === null,
  );

/** The field that makes the lanes: the one asked for, else the state of a record, else the first. */
export function boardField(info: Described, asked: string): FieldInfo | undefined {
  const fields = boardFields(info);
  const named = (name: string) => fields.find(({ apiName }) => apiName === name);
  return named(asked) ?? named('Status') ?? fields[0];
}
