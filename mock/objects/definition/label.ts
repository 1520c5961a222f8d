/** A text of the metadata in the two languages the platform answers in; German is the default. */
export interface Label {
  readonly de: string;
  readonly en: string;
}
