/**
 * Of a test that does as much as the machine can in one piece: how long that takes is the machine's business, and what it
 * does beside. Only something that hangs takes longer.
 */
export const PATIENT = { timeout: 900_000 } as const;
