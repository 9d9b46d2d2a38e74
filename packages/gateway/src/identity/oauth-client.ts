/** An application that may ask for tokens: public, so it proves itself by PKCE and by its exact addresses. */
export interface OAuthClient {
  readonly id: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
}

/** What a client may ask for. */
export const scopes = ['session', 'openid', 'offline_access', 'profile', 'email'] as const;

export const DEFAULT_SCOPE = 'session openid offline_access';
