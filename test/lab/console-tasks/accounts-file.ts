/** Lines of the file that is imported. */
export const LINES = 1000;
export const FAULTS = 7;

/** A file of so many accounts, some of whose kinds do not exist. */
export function accountsFile(round: number, faults: number): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const isFaulty = index % Math.floor(LINES / FAULTS) === 0 && index / Math.floor(LINES / FAULTS) < faults;
    return `Praxis ${round}-${index};${isFaulty ? 'Zauberei' : 'Privatperson'}`;
  });
  return ['Name;Art', ...lines].join('\r\n');
}
