/** The session id of a search: the session value and a timestamp. @see catalogue spec §9 */
export function searchSessionId(session: string, now: Date): string {
  return `${session}_${now.getTime()}`;
}
