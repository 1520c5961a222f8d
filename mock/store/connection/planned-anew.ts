/**
 * What a statement begins with that is planned each time, by the values that it is given. Others are prepared, and their
 * plan is soon one for any values: of lists, such as words that are searched, that takes ten for any number of them.
 */
export const PLANNED_ANEW = '/* planned anew */ ';

/** Whether a statement is planned each time. */
export const isPlannedAnew = (sql: string): boolean => sql.trimStart().startsWith(PLANNED_ANEW.trimEnd());
