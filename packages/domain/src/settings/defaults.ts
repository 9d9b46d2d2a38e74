/** Country in configuration and display; an address says `US`. @see platform spec §9 */
export const defaultCountry = 'USA';
/** Unless the brand's configuration names another. @see platform spec §9 */
export const defaultSalesChannel = 'KOUS';
/** Scopes asked of the identity provider. @see platform spec §9 */
export const identityScopes = ['session', 'openid', 'offline_access'] as const;
/** Location type of the stores that are searched, unless configured. @see catalogue spec §7 */
export const defaultStoreLocationType = 'KOHLER Store';
