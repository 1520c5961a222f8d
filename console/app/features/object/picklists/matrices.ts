import type { PicklistFields, PicklistValues } from '#client/records/types.ts';

/** A table of what goes with what. */
export interface MatrixData {
  columns: { key: string; label: string }[];
  rows: { key: string; label: string; holds: boolean[] }[];
}

/** The values of a picklist by record type; a value stands once, in the order of the type that has it first. */
export function recordTypeMatrix(
  field: string,
  byType: readonly { name: string; fields: PicklistFields }[],
): MatrixData {
  const labels = new Map(
    byType.flatMap(({ fields }) => (fields[field]?.values ?? []).map(({ value, label }) => [value, label])),
  );
  return {
    columns: byType.map(({ name }) => ({ key: name, label: name })),
    rows: [...labels].map(([value, label]) => ({
      key: String(value),
      label: String(label),
      holds: byType.map(({ fields }) => fields[field]?.values.some((each) => each.value === value) ?? false),
    })),
  };
}

/** Which values of a dependent picklist go with which values of the one that controls it. */
export function dependencyMatrix(
  controller: PicklistValues | undefined,
  dependent: PicklistValues | undefined,
): MatrixData {
  const indexes = dependent?.controllerValues ?? {};
  const labels = new Map(controller?.values.map(({ value, label }) => [value, label]));
  const columns = Object.keys(indexes).map((key) => ({ key, label: labels.get(key) ?? key }));
  const rows = (dependent?.values ?? []).map(({ value, label, validFor = [] }) => ({
    key: String(value),
    label: label ?? String(value),
    holds: columns.map(({ key }) => validFor.includes(indexes[key] as number)),
  }));
  return { columns, rows };
}
