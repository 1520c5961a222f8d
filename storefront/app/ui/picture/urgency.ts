/**
 * How soon a picture is fetched: at once and before others if it is in sight when the page opens, otherwise when it
 * comes into sight. The browser tells when the former is painted, which scripts wait for (SF-SCRIPTS-01).
 */
export const urgency = (isInSight: boolean) =>
  isInSight
    ? ({ loading: 'eager', fetchPriority: 'high', elementtiming: 'in-sight' } as const)
    : ({ loading: 'lazy', fetchPriority: 'auto' } as const);
