/** First segments of the platform's paths, which the apps pass on so that the browser only talks to its own origin. */
const PLATFORM = ['services', 'lwr', 'webruntime', 'cms', 'img'] as const;
/** The admin path of the mock platform. */
const SANDBOX = 'sandbox';

/** Whether a path is the platform's. */
export const isPlatformPath = (path: string): boolean => isBelow(PLATFORM, path);

/** Whether a path is one of the mock's controls. */
export const isSandboxPath = (path: string): boolean => isBelow([SANDBOX], path);

const isBelow = (segments: readonly string[], path: string): boolean =>
  segments.some((segment) => path.startsWith(`/${segment}/`));
