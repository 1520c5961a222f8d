/** Tells the moment; replaced in tests and by the sandbox. */
export type Clock = () => Date;

/** The clock of the machine. */
export const systemClock: Clock = () => new Date();
