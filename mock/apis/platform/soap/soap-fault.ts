/** A refusal in SOAP's form. */
export class SoapFault extends Error {
  override name = 'SoapFault' as const;
  /** A code of the platform, such as `INVALID_LOGIN`; undefined where the envelope itself is at fault. */
  readonly code: string | undefined;

  constructor(code: string | undefined, message: string) {
    super(message);
    this.code = code;
  }
}
