import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { canSignIn, closeSession, openSession } from '#mock/model/sessions/stored-sessions.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import type { SoapCall } from './read-envelope.ts';
import { noSession, type SoapCallHandler, sessionOf } from './soap-call.ts';
import { SoapFault } from './soap-fault.ts';
import { userInfoResult } from './user-info-result.ts';

/** Signs a person in by name and password (PF-DOOR-11); which of them is wrong, the fault does not say. */
export const login: SoapCallHandler = async (_, { store, now, origin, api, version, user }) => {
  if (!canSignIn(user)) throw new SoapFault('INVALID_LOGIN', 'The user name or the password is wrong.');
  const { token } = await openSession(store, { userId: user.Id }, now);
  await store.update('User', user.Id, { LastLoginDate: now.toISOString() });
  return {
    result: {
      passwordExpired: false,
      sandbox: true,
      serverUrl: `${origin}/services/Soap/${api === 'partner' ? 'u' : 'c'}/${version}`,
      sessionId: token,
      userId: user.Id,
      userInfo: await userInfoResult(store, user),
    },
  };
};

/** Whoever the name and the password of a sign-in belong to. */
export function userOfLogin({ parameters }: SoapCall, outside: RequestContext) {
  const { username = '', password = '' } = parameters;
  return verifyLogin(outside, username.trim(), password);
}

export const logout: SoapCallHandler = async (call, context) => {
  await closeSession(context.store, await sessionOf(call, context));
  return {};
};

export const getUserInfo: SoapCallHandler = async (call, context) => {
  const { userId } = await sessionOf(call, context);
  const user = await context.store.get('User', userId);
  if (!user) throw noSession();
  return { result: await userInfoResult(context.store, user) };
};

export const getServerTimestamp: SoapCallHandler = async (call, context) => {
  await sessionOf(call, context);
  return { result: { timestamp: context.now.toISOString() } };
};
