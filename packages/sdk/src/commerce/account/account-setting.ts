/** What the parts of an account share. */
export interface AccountSetting {
  readonly persona: () => Promise<string> | string;
  readonly newKey: () => string;
  /** Logs a failure, which is then null. */
  readonly logged: (failure: string) => (problem: unknown) => null;
}
