import type { Door } from '#mock/apis/platform/testing/door.ts';
import { PASSWORD, USERNAME } from './administrator.ts';

/** Signs in on the pages and allows, as a person does in the browser that a program has opened; answers the code. */
export async function codeOf(door: Door, address: string): Promise<string> {
  const login = await door.post(address.slice(door.origin.length), {
    username: USERNAME,
    password: PASSWORD,
  });
  const cookie = { cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const path = (login.headers.get('location') ?? '').slice(door.origin.length);
  const { text } = await door.get(path, cookie);
  const csrf_token = /name="csrf_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const allowed = await door.post(path, { decision: 'allow', csrf_token }, cookie);
  return new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
