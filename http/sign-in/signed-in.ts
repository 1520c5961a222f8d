/** What a person types where an app asks for it itself. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Why nobody was signed in. */
export type SignInProblem = 'denied' | 'interrupted' | 'refused' | 'throttled' | 'unreachable' | 'wrong';

/** Signs somebody in by name and password, at the end of the request; answers why not. */
export type Enter = (credentials: Credentials) => Promise<SignInProblem | undefined>;

/** Somebody who has signed in at the platform, for the length of one request of theirs. */
export interface SignedIn {
  /** What calls of the platform carry as `Authorization: Bearer`. */
  readonly accessToken: string;
  /** Gets a new token in place of one that the platform has refused; false where it gives none. */
  renew(refused: string): Promise<boolean>;
  /** Signs out. Whoever leaves is out here, also where the platform cannot be told. */
  end(): Promise<void>;
  /** Lets the browser forget somebody whom the platform does not know any more. */
  forget(): void;
}
