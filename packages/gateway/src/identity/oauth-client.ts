import { identityScopes } from '@basin/domain';

/** A public OAuth client, authenticated by PKCE and its exact redirect URIs. */
export interface OAuthClient {
  readonly id: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
}

/** The scopes that a client may request. */
export const scopes: readonly string[] = [...identityScopes, 'profile', 'email'];
