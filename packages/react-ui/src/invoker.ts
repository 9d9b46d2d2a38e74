declare module 'react' {
  // Invoker commands (HTML standard): React passes the attributes on, but its types do not include them yet.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- a merged interface repeats its parameters
  interface ButtonHTMLAttributes<T> {
    command?: string | undefined;
    commandfor?: string | undefined;
  }
}
export {};
