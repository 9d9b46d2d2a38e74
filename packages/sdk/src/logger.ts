/** Where the SDK reports what it does not throw. Messages and problems hold no token and no personal value. */
export interface Logger {
  warn: (message: string, problem?: unknown) => void;
  error: (message: string, problem?: unknown) => void;
}
