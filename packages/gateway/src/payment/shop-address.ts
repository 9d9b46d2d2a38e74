/** Whether an address is one of the shop: a way back that leads nowhere else. */
export function isOfShop(address: string, shopOrigin: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.origin === shopOrigin && url.username === '' && url.password === '';
}
