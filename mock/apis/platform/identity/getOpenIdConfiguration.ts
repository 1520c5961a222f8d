import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { allScopes } from '#mock/model/sessions/scopes.ts';

export const getOpenIdConfiguration: Handler<'getOpenIdConfiguration'> = (_input, { origin }) => {
  const at = (name: string) => `${origin}/services/oauth2/${name}`;
  return {
    status: 200,
    body: {
      issuer: origin,
      authorization_endpoint: at('authorize'),
      token_endpoint: at('token'),
      revocation_endpoint: at('revoke'),
      introspection_endpoint: at('introspect'),
      userinfo_endpoint: at('userinfo'),
      jwks_uri: `${origin}/id/keys`,
      scopes_supported: allScopes,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'password', 'client_credentials', 'refresh_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic', 'none'],
    },
  };
};
