/** Whether a page is shown as authors see it: both the preview cookie and the token cookie are there. @see platform spec §6 */
export function isAuthorPreview(previewCookie: string | undefined, tokenCookie: string | undefined): boolean {
  return Boolean(previewCookie) && Boolean(tokenCookie);
}
