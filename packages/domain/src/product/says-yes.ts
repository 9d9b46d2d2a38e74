/** Whether a yes-or-no field of the catalogue says yes: `true`, `"true"`, `"Y"` or `"Yes"`, in any case. @see catalogue spec §3 */
export function saysYes(field: string | boolean | undefined): boolean {
  return ['true', 'y', 'yes'].includes(String(field).trim().toLowerCase());
}
