/** Receives the failures that the SDK does not throw. Messages and problems contain no tokens and no personal data. */
export interface Logger {
  warn: (message: string, problem?: unknown) => void;
  error: (message: string, problem?: unknown) => void;
}
