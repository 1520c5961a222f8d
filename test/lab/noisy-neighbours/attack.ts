/** What attacks are aimed at, and what they are made with. */
export interface Ground {
  readonly storefront: string;
  readonly mock: string;
  /** Cookie header of somebody of the staff who may write records. */
  readonly staff: string;
}

/** An attack that goes on until it is ended. */
export type Attack = (ground: Ground) => Promise<() => Promise<unknown> | undefined>;

/** One request of an attack: where to, and with what. */
export type Blow = (ground: Ground, number: number) => [address: string, init?: RequestInit];

const CONNECTIONS = 8;

/** Connections that each send one request after the other, whatever it is answered with. */
export function flood(blow: Blow): Attack {
  return async (ground) => {
    let isGoingOn = true;
    let number = 0;
    const one = async (): Promise<void> => {
      while (isGoingOn) {
        number += 1;
        const [address, init] = blow(ground, number);
        await fetch(address, { redirect: 'manual', ...init }).then(emptied, () => 0);
      }
    };
    const all = Array.from({ length: CONNECTIONS }, one);
    return () => {
      isGoingOn = false;
      return Promise.all(all);
    };
  };
}

/** A body of JSON, of a value or of bytes that are to pass for it. */
export const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
});

/** Reads an answer to its end, and answers its status. */
export async function emptied(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}
