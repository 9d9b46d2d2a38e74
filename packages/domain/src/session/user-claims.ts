/** What a token says about a signed-in shopper. @see platform spec §3 */
export interface UserClaims {
  /** The e-mail address. */
  readonly sub: string;
  readonly uid: string;
  /** Id of the store associate who acts; present only for associates. */
  readonly koc?: string | undefined;
  /** Entries such as `KOUS:TVS`. */
  readonly persona?: string | readonly string[] | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}
