const NUMERIC: readonly string[] = ['Currency', 'Double', 'Int', 'Long', 'Percent'];

/** Whether fields of a type, as object information names it, hold numbers. */
export const isNumeric = (dataType: string): boolean => NUMERIC.includes(dataType);
