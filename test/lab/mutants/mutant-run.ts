/** Whether the experiment that guards a bug has found it. */
export interface MutantRun {
  readonly bug: string;
  readonly guardedBy: string;
  readonly isFound: boolean;
}
