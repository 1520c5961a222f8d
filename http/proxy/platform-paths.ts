/** First segments of the platform's paths, which the apps pass on so that the browser only talks to its own origin. */
const PLATFORM = ['services', 'lwr', 'webruntime', 'cms', 'img'] as const;
/** What people and programs sign in by. */
const SIGN_IN = ['services/oauth2', 'services/Soap'] as const;
/** The admin path of the mock platform. */
const SANDBOX = 'sandbox';

/** Whether a path is the platform's. */
export const isPlatformPath = (path: string): boolean => isBelow(PLATFORM, path);

/** Whether a path is one of the mock's controls. */
export const isSandboxPath = (path: string): boolean => isBelow([SANDBOX], path);

/**
 * Whether a path is one of signing in, whose refusals are about one person and say nothing of the platform.
 *
 * @param path percent-decoded, as the platform reads it
 */
export const isSignInPath = (path: string): boolean => isBelow(SIGN_IN, path);

const isBelow = (segments: readonly string[], path: string): boolean =>
  segments.some((segment) => path.startsWith(`/${segment}/`));
