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
