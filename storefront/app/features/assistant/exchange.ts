/** Characters of a question; its field takes no more. */
export const LONGEST_QUESTION = 200;

/** Where an answer of the assistant leads on to. */
export interface AnswerLink {
  readonly label: string;
  /** Address in the shop, in German. */
  readonly to: string;
}

/** What the assistant says to a question, in the language of the page. */
export interface Answer {
  readonly text: string;
  readonly links: readonly AnswerLink[];
}

/** A question with its answer. */
export interface Exchange extends Answer {
  readonly question: string;
}
