/** One thing that Prism found in a request or an answer. */
export interface Finding {
  /** Where: `body`, `query`, `path`, `header`, then the names down to the value. */
  readonly location: readonly string[];
  /** JSON Schema keyword, or an HTTP status where Prism names one. */
  readonly code: string;
  readonly message: string;
}
