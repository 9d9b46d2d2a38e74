/** The part of Khronos' validator that the tests use; the package has no types. */
declare module 'gltf-validator' {
  export interface Report {
    readonly issues: { readonly messages: readonly { readonly code: string; readonly severity: number }[] };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
