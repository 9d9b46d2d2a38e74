import { responseModes } from './authorize.ts';
import { scopes } from './oauth-client.ts';

/** The endpoints of the issuer and what they support. @see RFC 8414 and OpenID Connect Discovery */
export const discoveryDocument = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/v1/authorize`,
  token_endpoint: `${issuer}/v1/token`,
  revocation_endpoint: `${issuer}/v1/revoke`,
  end_session_endpoint: `${issuer}/v1/logout`,
  jwks_uri: `${issuer}/v1/keys`,
  response_types_supported: ['code'],
  response_modes_supported: responseModes,
  grant_types_supported: ['authorization_code', 'refresh_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  scopes_supported: scopes,
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  prompt_values_supported: ['none', 'login'],
  claims_supported: ['iss', 'sub', 'aud', 'iat', 'exp', 'auth_time', 'nonce', 'email', 'name', 'preferred_username'],
  authorization_response_iss_parameter_supported: true,
});
