// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
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
    };
    responses: {
        /** @description The request is malformed, or a value in it is not acceptable. */
        BadRequest: {
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
