/** Name under which the browser tells when a picture has been painted that is in sight when the page opens. */
const PAINT_TOLD = { elementtiming: 'in-sight' };

/**
 * How soon a picture is fetched: at once and before others if it is in sight when the page opens, otherwise when it
 * comes into sight. Scripts wait for the paint of the former (SF-SCRIPTS-01).
 */
export const urgency = (isInSight: boolean) =>
  isInSight
    ? ({ loading: 'eager', fetchPriority: 'high', ...PAINT_TOLD } as const)
    : ({ loading: 'lazy', fetchPriority: 'auto' } as const);
