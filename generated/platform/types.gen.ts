// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/services/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange what an application has for an access token.
         * @description Three grants: `password`, with a person's name and password; `client_credentials`, in the name of the
         *     user whom the application acts as; and `refresh_token`. An application proves itself by its id and
         *     secret, in the body or as Basic authorization, and a public one by its id.
         *
         *     A refresh token of an application that rotates them works once; one that comes a second time ends
         *     everything that came of the same consent.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions, the oldest first. */
        get: operations["getVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What a user may grant to an application.
         * @enum {string}
         */
        Scope: "api" | "web" | "full" | "id" | "profile" | "email" | "openid" | "refresh_token" | "offline_access";
        /** @description Which members a grant needs is stated with them; all others are ignored. */
        TokenRequest: {
            /** @description `password`, `client_credentials` or `refresh_token`. */
            grant_type?: string;
            /** @description Id of the application. */
            client_id?: string;
            /** @description Secret of the application. */
            client_secret?: string;
            /** @description Name of the person; for the grant by password. */
            username?: string;
            /** @description Password of the person; for the grant by password. */
            password?: string;
            /** @description The token to be exchanged. */
            refresh_token?: string;
            /** @description Fewer scopes than the refresh token has, separated by spaces. */
            scope?: string;
        };
        TokenAnswer: {
            /**
             * @description Short id of the organisation, an exclamation mark and what nobody can guess. To be sent in the
             *     header `Authorization`.
             */
            access_token: string;
            /** @description Where the application may ask again in the person's absence. */
            refresh_token?: string;
            /**
             * @description HMAC-SHA256 of `id` and `issued_at` by the secret of the application, in Base64. Absent for an
             *     application without a secret.
             */
            signature?: string;
            /** @description Scopes that were granted, separated by spaces. */
            scope: string;
            /** @description Where the calls are sent to. */
            instance_url: string;
            /** @description Address that tells who the token stands for. */
            id: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Milliseconds since 1970. */
            issued_at: string;
        };
        /** @description Why OAuth refuses. */
        OAuthError: {
            /**
             * @description Code of the fault.
             * @enum {string}
             */
            error: "invalid_request" | "invalid_client" | "invalid_client_id" | "invalid_grant" | "invalid_scope" | "unauthorized_client" | "unsupported_grant_type";
            /** @description Explanation for a person. */
            error_description: string;
        };
        Refusal: components["schemas"]["OAuthError"] | components["schemas"]["Errors"];
        /** @description One reason why a call failed. */
        Error: {
            /**
             * @description Stable code in capitals that a program branches on.
             * @example NOT_FOUND
             */
            errorCode: string;
            /**
             * @description Explanation for a person.
             * @example The requested resource does not exist
             */
            message: string;
        };
        /** @description The body of every failed call, except the writes of records. */
        Errors: components["schemas"]["Error"][];
        Version: {
            /**
             * @description Season and year in which the version appeared.
             * @example Summer '25
             */
            label: string;
            /**
             * @description Where the calls of the version begin.
             * @example /services/data/v64.0
             */
            url: string;
            /** @example 64.0 */
            version: string;
        };
    };
    responses: {
        /** @description OAuth refuses what was asked for, or the request is malformed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The application that Basic authorization names has another secret, or there is none. */
        UnknownClient: {
            headers: {
                /**
                 * @description How an application proves itself.
                 * @example Basic realm="oauth2"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The session may not do this, or the store has not enabled it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request body is larger than the platform reads. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request body is not of a media type that this call reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The platform failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The platform cannot answer for the moment. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, or a value in it is not acceptable. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try.
         * @example 4
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token, and where to use it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["UnknownClient"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every version that an address may name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
}
