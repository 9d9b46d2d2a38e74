import { identityScopes } from '@basin/domain';

/** An application that may ask for tokens: public, so it proves itself by PKCE and by its exact addresses. */
export interface OAuthClient {
  readonly id: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
}

/** What a client may ask for. */
export const scopes: readonly string[] = [...identityScopes, 'profile', 'email'];
