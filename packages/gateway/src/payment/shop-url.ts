/** Whether a URL belongs to the shop, so that it is safe to redirect to. */
export function isShopUrl(text: string, shopOrigin: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.origin === shopOrigin && url.username === '' && url.password === '';
}
