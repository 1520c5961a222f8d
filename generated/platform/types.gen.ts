// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/composite/sobjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create up to two hundred records, whose objects their attributes name. */
        post: operations["createSObjectRecords"];
        /** Delete up to two hundred records. */
        delete: operations["deleteSObjectRecords"];
        options?: never;
        head?: never;
        /** Change up to two hundred records, each named by its id. */
        patch: operations["updateSObjectRecords"];
        trace?: never;
    };
    "/composite/sobjects/{sObjectName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        /** Read records of one object by id. */
        get: operations["getSObjectRecords"];
        put?: never;
        /** Read records of one object by id, more than an address has room for. */
        post: operations["findSObjectRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/composite/sobjects/{sObjectName}/{fieldName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description A field of the object by whose values its records differ; each record of the body has it.
                 * @example StockKeepingUnit
                 */
                fieldName: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the records that have these values in a unique field, and create those that are not there. */
        patch: operations["updateSObjectRecordsByField"];
        trace?: never;
    };
    "/composite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do calls in turn, of which later ones may name what earlier ones have answered. */
        post: operations["executeComposite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/composite/tree/{sObjectName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create records with those that refer to them, all or none.
         * @description A record has a reference id of its own in its attributes, and under the names of relationships the records
         *     that are to refer to it, up to five levels deep and two hundred in all.
         */
        post: operations["createRecordTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/composite/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do calls that know nothing of one another. */
        post: operations["executeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records by a search in the platform's own language.
         * @description `FIND {term} IN ALL FIELDS RETURNING Account(Name WHERE BillingCity = 'Kiel' LIMIT 5), Contact LIMIT 20`:
         *     the term in braces, with `AND`, `OR`, `AND NOT`, parentheses, phrases in quotes and the wildcards `*` and `?`
         *     in the middle or at the end of words; `ALL FIELDS`, which is what counts unless told, `NAME FIELDS`,
         *     `EMAIL FIELDS` or `PHONE FIELDS`; objects with the fields to answer, with conditions, order, limit and offset as
         *     in queries; records in all. Without `RETURNING` every object is looked into that is searched, and ids are
         *     answered.
         */
        get: operations["getSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parameterizedSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find records by a term. */
        get: operations["findSearchedRecords"];
        put?: never;
        /** Find records by a term, with fields and a limit for each object. */
        post: operations["createRecordSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the records that the user has used last. */
        get: operations["getRecentRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secur/frontdoor.jsp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open a session in the browser with a token in the address. */
        get: operations["startBrowserSession"];
        put?: never;
        /** Open a session in the browser with a token in a form. */
        post: operations["createBrowserSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/id/{organizationId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell who a token stands for, and where its calls are sent.
         * @description A token tells of its own user only; every other address is not found. One that reads records (`api`) needs
         *     no scope beside to know whose it is.
         */
        get: operations["getIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/oauth2/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell who a token stands for, in the words of OpenID.
         * @description A token with the scope `api` opens it too: whoever may read the records of the user may know who it is, and
         *     the vendor's own tools, which never ask for `openid`, learn so under which name they keep a token.
         */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell programs what of OAuth there is, and where. */
        get: operations["getOpenIdConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/id/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell programs the keys by which id tokens are signed.
         * @description There is none before the first id token.
         */
        get: operations["getJsonWebKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/oauth2/authorize": {
        parameters: {
            query?: {
                /** @description `code`; nothing else is answered. */
                response_type?: components["parameters"]["ResponseType"];
                /** @description Id of the application. */
                client_id?: components["parameters"]["ClientId"];
                /** @description Address of return, as it is registered for the application. */
                redirect_uri?: components["parameters"]["RedirectUri"];
                /** @description Scopes of the application, separated by spaces. Absent, all that it has. */
                scope?: components["parameters"]["AskedScope"];
                /** @description Handed through to the address of return. Needed where there is no code challenge. */
                state?: components["parameters"]["State"];
                /** @description SHA-256 of the verifier, in base64url. Public applications need one. */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /** @description `S256`, which is also meant where it is absent. */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /** @description Handed through to the id token, at most 255 characters. */
                nonce?: components["parameters"]["Nonce"];
                /** @description `login` shows the page to sign in also to whoever has done so. */
                prompt?: components["parameters"]["Prompt"];
                /** @description Login name with which the page to sign in is filled in. */
                login_hint?: components["parameters"]["LoginHint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page on which a person signs in, or grants what an application asks for.
         * @description An unknown application, or an address of return that is not registered for it, is a page that says
         *     so; nobody is sent there. Any other fault is told to the application at its address of return, as
         *     `error` and `error_description`.
         */
        get: operations["startAuthorization"];
        put?: never;
        /**
         * Sign a person in, or take the decision what an application may do.
         * @description Who has signed in is sent to the same address again, for the decision. After it the application is
         *     given a code at its address of return, or the error `access_denied`.
         *
         *     An application that may ask for name and password in a page of its own sends them as Basic authorization, with
         *     the header `Auth-Request-Type: Named-User` and all parameters in the body, `response_type` being
         *     `code_credentials`. It is given the code at once: no page is shown and nobody is asked for a decision.
         */
        post: operations["submitAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description Four grants: `authorization_code`, with what authorizing has sent to the address of return and with the
         *     verifier of its challenge; `password`, with a person's name and password; `client_credentials`, in the name of the
         *     user whom the application acts as; and `refresh_token`. An application proves itself by its id and
         *     secret, in the body or as Basic authorization, and a public one by its id.
         *
         *     A code works once; one that comes a second time ends everything that came of it. A refresh token of an application that rotates them works once; one that comes a second time ends
         *     everything that came of the same consent.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/oauth2/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a token.
         * @description An access token ends alone; a refresh token ends with everything that came of the same consent. A
         *     token that is not known has ended already, so that the answer is the same. The token itself is the
         *     proof, and no other is asked for.
         */
        post: operations["deleteAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/oauth2/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell an application what is known of a token of its own.
         * @description Of other tokens, and of those that have ended, it is told only that they are not active.
         */
        post: operations["evaluateAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/auth/headless/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time password, or change the password with it.
         * @description A one-time password is good for as long, and for as many wrong tries, as those of a profile are
         *     (`otpSeconds` and `otpTries` there); another one takes its place. Whoever asks for several in a row for one
         *     name has to wait between them. All sessions of the person end with the password.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer a query.
         * @description With `columns` the answer is what a table of the records has as columns, in the order of the query; no
         *     record is read for it, and a query that makes no sense is refused as ever. With `explain` in place of `q`
         *     it is the ways in which the query can be answered, the cheapest first.
         */
        get: operations["getQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/query/{locator}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What `nextRecordsUrl` of an answer ends with.
                 * @example 01gOf0000000001AAA-2000
                 */
                locator: string;
            };
            cookie?: never;
        };
        /**
         * Answer a further page of a query.
         * @description A locator is over fifteen minutes after its last use, and leads nowhere for other users.
         */
        get: operations["getQueryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/queryAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer a query, deleted records included.
         * @description Records that were deleted are told by `IsDeleted`, as far as the user saw them, for fifteen days, those that went
         *     with others included.
         */
        get: operations["getQueryAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resources of a version with their addresses.
         * @description `identity` is the whole address at which a program learns whose session it has.
         */
        get: operations["getResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell how much may be used, and how much is left. */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/Soap/u/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Version of the platform that the call speaks.
                 * @example 64.0
                 */
                version: components["parameters"]["SoapVersion"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a call of the partner API. */
        post: operations["executePartnerCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/Soap/c/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Version of the platform that the call speaks.
                 * @example 64.0
                 */
                version: components["parameters"]["SoapVersion"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a call of the enterprise API. */
        post: operations["executeEnterpriseCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sobjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the objects whose records the user may read. */
        get: operations["getSObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sobjects/{sObjectName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        /** Tell the basics of an object, with the records that the user has used last. */
        get: operations["getSObject"];
        put?: never;
        /** Create a record. */
        post: operations["createSObjectRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sobjects/{sObjectName}/describe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        /** Tell what an object is made of, as far as the user may see it. */
        get: operations["getSObjectDescribe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sobjects/{sObjectName}/updated": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        /** List the records that were created or changed within a span of time. */
        get: operations["getUpdatedRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sobjects/{sObjectName}/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        /**
         * List the records that were deleted within a span of time, those that went with others included.
         * @description Deletions are known for fifteen days.
         */
        get: operations["getDeletedRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sobjects/{sObjectName}/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description Id of a record of that object.
                 * @example 001000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read a record.
         * @description An account comes with an `ETag`. A read that names it in `If-None-Match` is answered 304 as long as nothing has
         *     changed, one that names others in `If-Match` is answered 412. The moment of the last change counts likewise, of
         *     every record.
         */
        get: operations["getSObjectRecord"];
        put?: never;
        post?: never;
        /** Delete a record. */
        delete: operations["deleteSObjectRecord"];
        options?: never;
        head?: never;
        /**
         * Change fields of a record.
         * @description Programs that cannot send PATCH send POST with `_HttpMethod=PATCH` in the query. What has changed since is not
         *     overwritten where the request names the version that was read: an account by its `ETag`, any record by the
         *     moment.
         */
        patch: operations["updateSObjectRecord"];
        trace?: never;
    };
    "/sobjects/{sObjectName}/{fieldName}/{fieldValue}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description A field of the object by whose values its records differ.
                 * @example StockKeepingUnit
                 */
                fieldName: string;
                /**
                 * @description Value that the field has in the record.
                 * @example 04722316
                 */
                fieldValue: string;
            };
            cookie?: never;
        };
        /** Read the record that has this value in a unique field. */
        get: operations["getSObjectRecordByField"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the record that has this value in a unique field, or create it. */
        patch: operations["updateSObjectRecordByField"];
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
        /** @description A record by its fields, and under the names of relationships those that are to refer to it. */
        TreeRecord: {
            attributes: {
                /** @description API name of the object. */
                type: string;
                /** @description By which the answer names the record. */
                referenceId: string;
            };
        } & {
            [key: string]: (string | number | boolean | null) | {
                records: components["schemas"]["TreeRecord"][];
            };
        };
        TreeResult: {
            hasErrors: boolean;
            /** @description Every record that was created, or every one that was refused. */
            results: {
                referenceId: string;
                id?: components["schemas"]["RecordId"];
                errors?: components["schemas"]["RecordFault"][];
            }[];
        };
        CompositeSubrequest: {
            /** @enum {string} */
            method: "GET" | "POST" | "PATCH" | "DELETE";
            /** @description Address of the call with its version. */
            url: string;
            /** @description By which later calls name what this one has answered. */
            referenceId: string;
            /** @description Body of the call. */
            body?: Record<string, never>;
            /** @description Headers of the call. */
            httpHeaders?: {
                [key: string]: string;
            };
        };
        CompositeSubresponse: {
            /** @description What the call has answered: an object, a list, or null. */
            body: unknown;
            httpHeaders: {
                [key: string]: string;
            };
            httpStatusCode: number;
            referenceId: string;
        };
        BatchSubrequest: {
            /** @enum {string} */
            method: "GET" | "POST" | "PATCH" | "DELETE";
            /** @description Address of the call, which may begin with its version. */
            url: string;
            /** @description Body of the call. */
            richInput?: Record<string, never>;
        };
        BatchSubresponse: {
            statusCode: number;
            /** @description What the call has answered: an object, a list, or null. */
            result: unknown;
        };
        /** @description Fields of a record by their API names; an empty one is null. */
        SObjectInput: {
            /** @description What the record is; programs send it along. */
            attributes?: {
                /** @description API name of the object. */
                type?: string;
                /** @description Address of the record. */
                url?: string;
            };
        } & {
            [key: string]: string | number | boolean | null;
        };
        /**
         * @description Id of a record, case sensitive with 15 characters or safe against case folding with 18. The
         *     first three characters name the object. The platform answers 18 and accepts both.
         * @example 01t000000000001AAA
         */
        RecordId: string;
        /** @description One reason why a record was refused. */
        RecordFault: {
            /**
             * @description Code of the reason.
             * @example REQUIRED_FIELD_MISSING
             */
            statusCode: string;
            message: string;
            fields: string[];
        };
        /** @description What became of a record that was written. */
        SaveResult: {
            id?: components["schemas"]["RecordId"];
            success: boolean;
            /** @description Whether there was no such record before; told of an upsert. */
            created?: boolean;
            /** @description Why it was refused; empty for a success. */
            errors: components["schemas"]["RecordFault"][];
        };
        /** @description One reason why a call failed. */
        SObjectError: {
            /** @description Explanation for a person. */
            message: string;
            /** @description Stable code in capitals that a program branches on. */
            errorCode: string;
            /** @description API names of the fields that it is about; present where a record was refused. */
            fields?: string[];
        };
        SObjectErrors: components["schemas"]["SObjectError"][];
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
        /** @description What a record is and where it is. */
        Attributes: {
            /**
             * @description API name of the object.
             * @example Account
             */
            type: string;
            /**
             * @description Address of the record; absent where a result is none.
             * @example /services/data/v64.0/sobjects/Account/001000000000001AAA
             */
            url?: string;
        };
        /** @description A record. Beside its attributes it has the fields asked for, by their API names. */
        SObjectRecord: {
            attributes: components["schemas"]["Attributes"];
        } & {
            [key: string]: unknown;
        };
        /** @description Fields to answer; the id alone unless told. */
        SearchedFields: string[];
        FrontDoorForm: {
            /** @description The access token. */
            sid?: string;
            /** @description Address of the platform to go on to. */
            retURL?: string;
        };
        Identity: {
            /** @description This address. */
            id: string;
            /** @description Whether the token stands for this user. */
            asserted_user: boolean;
            /** @description Id of the user (prefix 005). */
            user_id: string;
            /** @description Id of the organisation (prefix 00D). */
            organization_id: string;
            /** @description Login name. */
            username: string;
            /** @description The login name before its at sign. */
            nick_name: string;
            /** @description First and last name. */
            display_name: string;
            email: string;
            email_verified: boolean;
            first_name: string | null;
            last_name: string;
            /**
             * @description Zone by the IANA database.
             * @example Europe/Berlin
             */
            timezone: string;
            active: boolean;
            /**
             * @description Staff, a customer who buys, or the user that a site has for its guests.
             * @enum {string}
             */
            user_type: "STANDARD" | "CSP_LITE_PORTAL" | "GUEST";
            /** @example de */
            language: string;
            /** @example de_DE */
            locale: string;
            /** @description Milliseconds between UTC and standard time of the zone. */
            utcOffset: number;
            last_modified_date: components["schemas"]["DateTime"];
            is_app_installed: boolean;
            /** @description Addresses of the APIs by name; `{version}` stands for the version that is asked for. */
            urls: {
                [key: string]: string;
            };
        };
        UserInfo: {
            /** @description Address of the identity. */
            sub: string;
            /** @description Id of the user (prefix 005). */
            user_id: string;
            /** @description Id of the organisation (prefix 00D). */
            organization_id: string;
            /** @description Login name. */
            preferred_username: string;
            nickname: string;
            /** @description First and last name. */
            name: string;
            given_name: string | null;
            family_name: string;
            email: string;
            email_verified: boolean;
            /** @example Europe/Berlin */
            zoneinfo: string;
            /** @example de_DE */
            locale: string;
            /** @example de */
            language: string;
            active: boolean;
            /** @enum {string} */
            user_type: "STANDARD" | "CSP_LITE_PORTAL" | "GUEST";
            updated_at: components["schemas"]["DateTime"];
        };
        /** @description What this server does of OAuth 2.0 and OpenID. */
        OpenIdConfiguration: {
            issuer: string;
            authorization_endpoint: string;
            token_endpoint: string;
            revocation_endpoint: string;
            introspection_endpoint: string;
            userinfo_endpoint: string;
            jwks_uri: string;
            scopes_supported: string[];
            response_types_supported: string[];
            code_challenge_methods_supported: string[];
            grant_types_supported: string[];
            subject_types_supported: string[];
            id_token_signing_alg_values_supported: string[];
            token_endpoint_auth_methods_supported: string[];
        };
        JsonWebKeySet: {
            keys: {
                /** @enum {string} */
                kty: "RSA";
                /** @enum {string} */
                use: "sig";
                /** @enum {string} */
                alg: "RS256";
                /** @description Its thumbprint, by which the head of a token names it. */
                kid: string;
                /** @description Modulus, in base64url. */
                n: string;
                /** @description Exponent, in base64url. */
                e: string;
            }[];
        };
        /**
         * Format: date-time
         * @description Moment in UTC by RFC 3339.
         * @example 2026-03-02T09:30:00.000Z
         */
        DateTime: string;
        /**
         * @description What a user may grant to an application.
         * @enum {string}
         */
        Scope: "api" | "web" | "full" | "id" | "profile" | "email" | "openid" | "refresh_token" | "offline_access";
        /** @description Name and password, a decision, or what an application asks for with a person's credentials. */
        SignInForm: {
            /** @description `code_credentials`. */
            response_type?: string;
            /** @description As in the address. */
            client_id?: string;
            /** @description As in the address. */
            redirect_uri?: string;
            /** @description As in the address. */
            scope?: string;
            /** @description As in the address. */
            state?: string;
            /** @description As in the address. */
            code_challenge?: string;
            /** @description As in the address. */
            code_challenge_method?: string;
            /** @description As in the address. */
            nonce?: string;
            /** @description Login name. */
            username?: string;
            /** @description Password. */
            password?: string;
            /** @description `allow`; everything else denies. */
            decision?: string;
            /** @description From the page on which was decided. */
            csrf_token?: string;
        };
        /** @description Which members a grant needs is stated with them; all others are ignored. */
        TokenRequest: {
            /** @description `authorization_code`, `password`, `client_credentials` or `refresh_token`. */
            grant_type?: string;
            /** @description Id of the application. */
            client_id?: string;
            /** @description Secret of the application. */
            client_secret?: string;
            /** @description Name of the person; for the grant by password. */
            username?: string;
            /** @description Password of the person; for the grant by password. */
            password?: string;
            /** @description The code to be exchanged. */
            code?: string;
            /** @description Address of return for which the code was asked. */
            redirect_uri?: string;
            /** @description Of which the code challenge is the hash. */
            code_verifier?: string;
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
             * @description Who the person is, as a JSON Web Token by RS256, whose key is at `/id/keys`. For a code with the scope
             *     `openid`, and for the refresh tokens that came of it.
             */
            id_token?: string;
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
        TokenToEnd: {
            /** @description An access token or a refresh token. */
            token?: string;
            /** @description Which of them it is; not needed. */
            token_type_hint?: string;
        };
        TokenQuestion: {
            /** @description An access token or a refresh token. */
            token?: string;
            /** @description Which of them it is; not needed. */
            token_type_hint?: string;
            /** @description Id of the application. */
            client_id?: string;
            /** @description Secret of the application. */
            client_secret?: string;
        };
        TokenState: {
            /** @description Whether the token can be used. */
            active: boolean;
            /** @description Scopes that were granted, separated by spaces. */
            scope?: string;
            client_id?: string;
            /** @description Login name of the user. */
            username?: string;
            /** @description Address of the identity. */
            sub?: string;
            /** @enum {string} */
            token_type?: "access_token" | "refresh_token";
            /** @description Seconds since 1970 at which it was issued. */
            iat?: number;
            /** @description Seconds since 1970 from which it can be used. */
            nbf?: number;
            /** @description Seconds since 1970 at which it ends. */
            exp?: number;
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
        /** @description A name alone, or with `otp` and `newpassword`. */
        PasswordReset: {
            /** @description The name that the person signs in with; upper and lower case are the same. */
            username: string;
            /** @description The one-time password that was sent; absent to have one sent. */
            otp?: string;
            /** @description The password to sign in with from now on. */
            newpassword?: string;
            /** @description Has no effect, as the shop sets no captcha. */
            recaptcha?: string;
        };
        PasswordResetState: {
            /** @description `otp_sent` says nothing about whether there is somebody of that name. */
            status_code: ("otp_sent" | "success") | string;
        };
        QueryResult: {
            /** @description Records that the query finds, on all pages. */
            totalSize: number;
            /** @description Whether this is the last page. */
            done: boolean;
            /**
             * @description Address of the next page; absent on the last one.
             * @example /services/data/v64.0/query/01gOf0000000001AAA-2000
             */
            nextRecordsUrl?: string;
            records: components["schemas"]["SObjectRecord"][];
        };
        /** @description What the answer to a query is made of. */
        QueryColumns: {
            columnMetadata: components["schemas"]["QueryColumn"][];
            /** @description The object that is asked for. */
            entityName: string;
            /** @description Whether the query has groups. */
            groupBy: boolean;
            /** @description Whether the records have their ids. */
            idSelected: boolean;
            /** @description First three characters of the ids of these records. */
            keyPrefix: string | null;
        };
        /** @description A field, a total, or what holds the columns of a relationship. */
        QueryColumn: {
            /** @description Whether it is a total or the records that refer to this one. */
            aggregate: boolean;
            /** @description Type of its values; null where it holds columns. */
            apexType: string | null;
            /** @description Whether it is true or false. */
            booleanType: boolean;
            /** @description Name of the member that holds it. */
            columnName: string;
            /** @description Whether it was added by the shop. */
            custom: boolean;
            /** @description What a table calls it: the name, or a total as the query writes it. */
            displayName: string;
            /** @description The field that refers to the record below. */
            foreignKeyName: string | null;
            /** @description Whether it may be set with the record; false below a relationship. */
            insertable: boolean;
            /** @description The columns below a relationship. */
            joinColumns: components["schemas"]["QueryColumn"][];
            /** @description Whether it is a number. */
            numberType: boolean;
            /** @description Whether it is text. */
            textType: boolean;
            /** @description Whether it may be changed with the record; false below a relationship. */
            updatable: boolean;
        };
        /** @description The ways in which a query can be answered. */
        QueryPlans: {
            /** @description The cheapest first. */
            plans: components["schemas"]["QueryPlan"][];
        };
        /** @description One way to answer a query. */
        QueryPlan: {
            /** @description Records that it leads to. */
            cardinality: number;
            /** @description Fields whose index it uses; none where all records are read. */
            fields: string[];
            /** @description Whether it uses an index of the object, or reads all of its records. */
            leadingOperationType: ("Index" | "TableScan") | string;
            notes: components["schemas"]["QueryPlanNote"][];
            /** @description Records that it reads, as a part of those up to which an index is worth its while. Above 1 it is not selective. */
            relativeCost: number;
            /** @description Records of the object that the user may see. */
            sobjectCardinality: number;
            /** @description API name of the object. */
            sobjectType: string;
        };
        /** @description What else could not be used. */
        QueryPlanNote: {
            description: string;
            /** @description Fields of the condition. */
            fields: string[];
            /** @description API name of the object. */
            tableEnumOrId: string;
        };
        Limit: {
            /**
             * @description What there is in all.
             * @example 1024
             */
            Max: number;
            /**
             * @description What of it is left.
             * @example 1010
             */
            Remaining: number;
        };
        /**
         * @description A moment in UTC, to the millisecond.
         * @example 2026-06-01T12:00:00.000+0000
         */
        Moment: string;
        /** @description An object, as the user may use it. */
        SObject: {
            activateable?: boolean;
            /** @description Whether the user may create records. */
            createable: boolean;
            custom?: boolean;
            customSetting?: boolean;
            /** @description Whether the user may delete records. */
            deletable: boolean;
            deprecatedAndHidden?: boolean;
            feedEnabled?: boolean;
            /**
             * @description First three characters of the ids of its records.
             * @example 001
             */
            keyPrefix: string;
            label: string;
            labelPlural: string;
            layoutable?: boolean;
            mergeable?: boolean;
            /** @description Whether records count as recently used. */
            mruEnabled?: boolean;
            /**
             * @description API name.
             * @example Account
             */
            name: string;
            queryable: boolean;
            replicateable?: boolean;
            retrieveable?: boolean;
            searchable?: boolean;
            triggerable?: boolean;
            undeletable?: boolean;
            /** @description Whether the user may change records. */
            updateable: boolean;
            /** @description Address by what it leads to. */
            urls: {
                [key: string]: string;
            };
        };
        SObjectDescribe: components["schemas"]["SObject"] & {
            childRelationships: components["schemas"]["SObjectChildRelationship"][];
            compactLayoutable?: boolean;
            fields: components["schemas"]["SObjectField"][];
            recordTypeInfos: components["schemas"]["SObjectRecordType"][];
            searchLayoutable?: boolean;
            supportedScopes?: {
                label?: string;
                name?: string;
            }[];
        };
        /** @description Records of another object that refer to records of this one. */
        SObjectChildRelationship: {
            /** @description Whether they are deleted with it. */
            cascadeDelete?: boolean;
            /** @description API name of the other object. */
            childSObject: string;
            deprecatedAndHidden?: boolean;
            /** @description Field by which they refer. */
            field: string;
            junctionIdListNames?: string[];
            junctionReferenceTo?: string[];
            relationshipName: string;
            /** @description Whether it cannot be deleted while there are any. */
            restrictedDelete?: boolean;
        };
        SObjectRecordType: {
            active?: boolean;
            /** @description Whether the user may give it to a record. */
            available?: boolean;
            defaultRecordTypeMapping?: boolean;
            developerName?: string | null;
            master?: boolean;
            name: string;
            recordTypeId: string;
            urls?: {
                [key: string]: string;
            };
        };
        /** @description A field that the user may read. */
        SObjectField: {
            aggregatable?: boolean;
            aiPredictionField?: boolean;
            autoNumber?: boolean;
            byteLength?: number;
            calculated?: boolean;
            calculatedFormula?: string | null;
            cascadeDelete?: boolean;
            caseSensitive?: boolean;
            compoundFieldName?: string | null;
            /** @description Picklist whose value decides which values of this one are valid. */
            controllerName?: string | null;
            createable: boolean;
            custom?: boolean;
            /** @description What a new record has unless it is told otherwise: a text, a number, yes or no, null. */
            defaultValue?: unknown;
            defaultValueFormula?: string | null;
            defaultedOnCreate?: boolean;
            dependentPicklist?: boolean;
            deprecatedAndHidden?: boolean;
            /** @description Digits of a whole number. */
            digits?: number;
            displayLocationInDecimal?: boolean;
            encrypted?: boolean;
            /** @description Whether a record may be found and upserted by it. */
            externalId?: boolean;
            extraTypeInfo?: string | null;
            filterable?: boolean;
            formulaTreatNullNumberAsZero?: boolean;
            groupable?: boolean;
            highScaleNumber?: boolean;
            htmlFormatted?: boolean;
            idLookup?: boolean;
            inlineHelpText?: string | null;
            label: string;
            /** @description Characters of a text. */
            length?: number;
            mask?: string | null;
            maskType?: string | null;
            name: string;
            nameField?: boolean;
            namePointing?: boolean;
            /** @description Whether it may be empty. */
            nillable: boolean;
            permissionable?: boolean;
            picklistValues?: {
                active?: boolean;
                defaultValue?: boolean;
                label: string;
                /** @description Bits, in Base64, of the controlling values under which it is valid. */
                validFor?: string | null;
                value: string;
            }[];
            polymorphicForeignKey?: boolean;
            precision?: number;
            queryByDistance?: boolean;
            referenceTargetField?: string | null;
            referenceTo?: string[];
            relationshipName?: string | null;
            relationshipOrder?: number | null;
            restrictedDelete?: boolean;
            restrictedPicklist?: boolean;
            scale?: number;
            searchPrefilterable?: boolean;
            /** @example xsd:string */
            soapType?: string;
            sortable?: boolean;
            /**
             * @description Data type in lower case.
             * @example reference
             */
            type: string;
            unique?: boolean;
            updateable: boolean;
            writeRequiresMasterRead?: boolean;
        };
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
        /** @description What became of each record, in the order of the request. */
        SaveResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SaveResult"][];
            };
        };
        /** @description The records in the order asked; null for one that is not there to see. */
        Records: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": (components["schemas"]["SObjectRecord"] | null)[];
            };
        };
        /** @description The request is malformed, or the record is refused; the fields at fault are named. */
        RefusedCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SObjectErrors"];
            };
        };
        /** @description There is no session, or it has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
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
        /** @description No such thing exists, or the session may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The records that were found. */
        SearchResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    searchRecords: components["schemas"]["SObjectRecord"][];
                };
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
        /** @description A page that says who is signed in. */
        SignedIn: {
            headers: {
                "Set-Cookie": components["headers"]["SessionCookie"];
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The browser goes on to the address that was asked for. */
        GoneOn: {
            headers: {
                "Set-Cookie": components["headers"]["SessionCookie"];
                /**
                 * @description Where to.
                 * @example /services/data
                 */
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The address to go on to is none of the platform, or the request is malformed. */
        ForeignPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The token is unknown, or its session has ended. */
        EndedSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The token was granted without the scope web, or the form comes from another site. */
        NotForBrowsers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
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
        /** @description The token was granted for other scopes. */
        InsufficientScope: {
            headers: {
                /**
                 * @description Names the scope that is lacking.
                 * @example Bearer error="insufficient_scope", scope="openid"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A page, in German or, where the browser prefers it, in English. */
        SignInPage: {
            headers: {
                /**
                 * @description Nothing runs in the page, and nothing frames it.
                 * @example default-src 'none'
                 */
                "Content-Security-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The browser is sent to the address of return, or to these pages again. */
        SentOn: {
            headers: {
                /**
                 * @description Where to.
                 * @example http://localhost:3999/callback?code=3vJq0cN7wq2m9yXb&state=x
                 */
                Location?: string;
                /**
                 * @description The session cookie of whoever has just signed in.
                 * @example sid=00DOf0000000001!AQ4f2d9c; Path=/; HttpOnly; SameSite=Lax
                 */
                "Set-Cookie"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Who has sent the person here is not to be trusted, or the request is malformed. */
        Untrusted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many wrong passwords have come for this name from this network; none was compared. */
        SignInsThrottled: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /**
                 * @description Nothing runs in the page, and nothing frames it.
                 * @example default-src 'none'
                 */
                "Content-Security-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
                "application/json": components["schemas"]["Errors"];
            };
        };
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
        /** @description Too many wrong passwords have come for this name from this network; none was compared. */
        TooManySignIns: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Records or totals, or the columns of their table, or the plans of the query. */
        QueryAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueryResult"] | components["schemas"]["QueryColumns"] | components["schemas"]["QueryPlans"];
            };
        };
        /** @description Records, or totals. */
        QueryResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueryResult"];
            };
        };
        /** @description The query, or a name in it, makes no sense; the place is marked. */
        MalformedQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SObjectErrors"];
            };
        };
        /** @description What the call answers, in an envelope. */
        SoapAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/xml": string;
            };
        };
        /** @description The call is refused, or the platform failed. */
        SoapFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/xml": string;
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The record is created. */
        Created: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SaveResult"];
            };
        };
        /** @description The copy at hand is still right. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The record. */
        TaggedRecord: {
            headers: {
                /**
                 * @description Tag of the version and of what is told of it; of accounts only.
                 * @example "U5iWijwWbQD18jeiXwsqxeGpZQk.47DEQpj8HBSa"
                 */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SObjectRecord"];
            };
        };
        /** @description The record. */
        Record: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SObjectRecord"];
            };
        };
        /** @description The thing has changed since the moment named in the request. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /**
         * @description Ids of records.
         * @example [
         *       "001000000000001AAA"
         *     ]
         */
        Ids: components["schemas"]["RecordId"][];
        /**
         * @description API name of an object, without regard to case.
         * @example Account
         */
        SObjectName: string;
        /**
         * @description Fields to answer, which may be reached over relationships. Absent, every field of the object.
         * @example [
         *       "Name",
         *       "Owner.Name"
         *     ]
         */
        FieldNames: string[];
        /** @description `Named-User` where name and password are sent as Basic authorization. */
        AuthRequestType: string;
        /** @description `code`; nothing else is answered. */
        ResponseType: string;
        /** @description Id of the application. */
        ClientId: string;
        /** @description Address of return, as it is registered for the application. */
        RedirectUri: string;
        /** @description Scopes of the application, separated by spaces. Absent, all that it has. */
        AskedScope: string;
        /** @description Handed through to the address of return. Needed where there is no code challenge. */
        State: string;
        /** @description SHA-256 of the verifier, in base64url. Public applications need one. */
        CodeChallenge: string;
        /** @description `S256`, which is also meant where it is absent. */
        CodeChallengeMethod: string;
        /** @description Handed through to the id token, at most 255 characters. */
        Nonce: string;
        /** @description Login name with which the page to sign in is filled in. */
        LoginHint: string;
        /** @description `login` shows the page to sign in also to whoever has done so. */
        Prompt: string;
        /**
         * @description The query.
         * @example SELECT Id, Name, Owner.Name FROM Account WHERE BillingCity = 'Kiel' ORDER BY Name LIMIT 10
         */
        Q: string;
        /**
         * @description Records on a page, from 200 to 2000, as `batchSize=200`; 2000 unless told.
         * @example batchSize=200
         */
        QueryOptions: string;
        /**
         * @description Version of the platform that the call speaks.
         * @example 64.0
         */
        SoapVersion: string;
        /**
         * @description Moment with which the span begins, at most thirty days ago.
         * @example 2026-06-01T00:00:00Z
         */
        Start: string;
        /**
         * @description Moment with which the span ends, after its beginning.
         * @example 2026-06-01T12:00:00Z
         */
        End: string;
        /**
         * @description Tags of an account, of which the current one has to be one; of other objects it is passed over.
         * @example "U5iWijwWbQD18jeiXwsqxeGpZQk.47DEQpj8HBSa"
         */
        IfMatch: string;
        /**
         * @description Tags of an account, of which the current one must be none; of other objects it is passed over.
         * @example "U5iWijwWbQD18jeiXwsqxeGpZQk.47DEQpj8HBSa"
         */
        IfNoneMatch: string;
        /**
         * @description Moment of the copy at hand, as an HTTP date; what is no date is passed over.
         * @example Mon, 02 Mar 2026 09:30:00 GMT
         */
        IfModifiedSince: string;
        /**
         * @description Moment after which nothing may have changed, as an HTTP date.
         * @example Mon, 02 Mar 2026 09:30:00 GMT
         */
        IfUnmodifiedSince: string;
        /**
         * @description Id of a record of that object.
         * @example 001000000000001AAA
         */
        RecordId: components["schemas"]["RecordId"];
    };
    requestBodies: {
        Records: {
            content: {
                "application/json": {
                    /** @description Whether one refusal undoes everything. */
                    allOrNone?: boolean;
                    records: components["schemas"]["SObjectInput"][];
                };
            };
        };
        Envelope: {
            content: {
                "text/xml": string;
            };
        };
        SObject: {
            content: {
                "application/json": components["schemas"]["SObjectInput"];
            };
        };
    };
    headers: {
        /**
         * @description The session cookie, which holds the token.
         * @example sid=00DOf0000000001!AQ4f2d9c; Path=/; HttpOnly; SameSite=Lax
         */
        SessionCookie: string;
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
    createSObjectRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Records"];
        responses: {
            200: components["responses"]["SaveResults"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSObjectRecords: {
        parameters: {
            query: {
                /**
                 * @description Ids of records.
                 * @example [
                 *       "001000000000001AAA"
                 *     ]
                 */
                ids: components["parameters"]["Ids"];
                /**
                 * @description Whether one refusal undoes everything.
                 * @example true
                 */
                allOrNone?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SaveResults"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSObjectRecords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Records"];
        responses: {
            200: components["responses"]["SaveResults"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getSObjectRecords: {
        parameters: {
            query: {
                /**
                 * @description Ids of records.
                 * @example [
                 *       "001000000000001AAA"
                 *     ]
                 */
                ids: components["parameters"]["Ids"];
                /**
                 * @description Fields to answer, which may be reached over relationships. Absent, every field of the object.
                 * @example [
                 *       "Name",
                 *       "Owner.Name"
                 *     ]
                 */
                fields?: components["parameters"]["FieldNames"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Records"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findSObjectRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["RecordId"][];
                    fields: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["Records"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSObjectRecordsByField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description A field of the object by whose values its records differ; each record of the body has it.
                 * @example StockKeepingUnit
                 */
                fieldName: string;
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Records"];
        responses: {
            200: components["responses"]["SaveResults"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    executeComposite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether one refusal undoes everything. */
                    allOrNone?: boolean;
                    /** @description Whether calls may be done together; they are done in turn. */
                    collateSubrequests?: boolean;
                    compositeRequest: components["schemas"]["CompositeSubrequest"][];
                };
            };
        };
        responses: {
            /** @description What each call has answered, in turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        compositeResponse: components["schemas"]["CompositeSubresponse"][];
                    };
                };
            };
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createRecordTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    records: components["schemas"]["TreeRecord"][];
                };
            };
        };
        responses: {
            /** @description Ids of the new records by their reference ids. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeResult"];
                };
            };
            /** @description The request is malformed, or records are refused; then none is created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeResult"] | components["schemas"]["SObjectErrors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    executeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether calls after a refused one are left undone. */
                    haltOnError?: boolean;
                    batchRequests: components["schemas"]["BatchSubrequest"][];
                };
            };
        };
        responses: {
            /** @description What each call has answered, in turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hasErrors: boolean;
                        results: components["schemas"]["BatchSubresponse"][];
                    };
                };
            };
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getSearch: {
        parameters: {
            query: {
                /**
                 * @description The search.
                 * @example FIND {Praxis} IN NAME FIELDS RETURNING Account(Id, Name), Contact(Name LIMIT 5) LIMIT 20
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchResult"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    findSearchedRecords: {
        parameters: {
            query: {
                /**
                 * @description The term.
                 * @example Praxis
                 */
                q: string;
                /**
                 * @description The object whose records are looked into. Absent, every one that is searched.
                 * @example Account
                 */
                sobject?: string;
                /**
                 * @description Fields to answer, which may be reached over relationships. Absent, every field of the object.
                 * @example [
                 *       "Name",
                 *       "Owner.Name"
                 *     ]
                 */
                fields?: components["parameters"]["FieldNames"];
                /**
                 * @description Records in all.
                 * @example 20
                 */
                overallLimit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchResult"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createRecordSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The term. */
                    q: string;
                    fields?: components["schemas"]["SearchedFields"];
                    /** @description Records in all. */
                    overallLimit?: number;
                    /** @description Records of each object that names no limit. */
                    defaultLimit?: number;
                    /** @description Objects whose records are looked into. Absent, every one that is searched. */
                    sobjects?: {
                        /** @description API name of the object. */
                        name: string;
                        fields?: components["schemas"]["SearchedFields"];
                        /** @description Records of this object. */
                        limit?: number;
                    }[];
                };
            };
        };
        responses: {
            200: components["responses"]["SearchResult"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecentRecords: {
        parameters: {
            query?: {
                /**
                 * @description Records to answer.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first, each with its id and its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SObjectRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    startBrowserSession: {
        parameters: {
            query?: {
                /** @description The access token; one of an application needs the scope web. */
                sid?: string;
                /** @description Address of the platform to go on to. Absent, a page says who is signed in. */
                retURL?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedIn"];
            302: components["responses"]["GoneOn"];
            400: components["responses"]["ForeignPage"];
            401: components["responses"]["EndedSession"];
            403: components["responses"]["NotForBrowsers"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBrowserSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FrontDoorForm"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            302: components["responses"]["GoneOn"];
            400: components["responses"]["ForeignPage"];
            401: components["responses"]["EndedSession"];
            403: components["responses"]["NotForBrowsers"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getIdentity: {
        parameters: {
            query?: {
                /** @description Form of the answer. */
                format?: "json";
            };
            header?: never;
            path: {
                /**
                 * @description The organisation (prefix 00D).
                 * @example 00DOf0000000001MAA
                 */
                organizationId: components["schemas"]["RecordId"];
                /**
                 * @description The user (prefix 005).
                 * @example 005000000000001AAA
                 */
                userId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Identity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenIdConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses, grants and scopes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenIdConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getJsonWebKeySet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    startAuthorization: {
        parameters: {
            query?: {
                /** @description `code`; nothing else is answered. */
                response_type?: components["parameters"]["ResponseType"];
                /** @description Id of the application. */
                client_id?: components["parameters"]["ClientId"];
                /** @description Address of return, as it is registered for the application. */
                redirect_uri?: components["parameters"]["RedirectUri"];
                /** @description Scopes of the application, separated by spaces. Absent, all that it has. */
                scope?: components["parameters"]["AskedScope"];
                /** @description Handed through to the address of return. Needed where there is no code challenge. */
                state?: components["parameters"]["State"];
                /** @description SHA-256 of the verifier, in base64url. Public applications need one. */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /** @description `S256`, which is also meant where it is absent. */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /** @description Handed through to the id token, at most 255 characters. */
                nonce?: components["parameters"]["Nonce"];
                /** @description `login` shows the page to sign in also to whoever has done so. */
                prompt?: components["parameters"]["Prompt"];
                /** @description Login name with which the page to sign in is filled in. */
                login_hint?: components["parameters"]["LoginHint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignInPage"];
            302: components["responses"]["SentOn"];
            400: components["responses"]["Untrusted"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitAuthorization: {
        parameters: {
            query?: {
                /** @description `code`; nothing else is answered. */
                response_type?: components["parameters"]["ResponseType"];
                /** @description Id of the application. */
                client_id?: components["parameters"]["ClientId"];
                /** @description Address of return, as it is registered for the application. */
                redirect_uri?: components["parameters"]["RedirectUri"];
                /** @description Scopes of the application, separated by spaces. Absent, all that it has. */
                scope?: components["parameters"]["AskedScope"];
                /** @description Handed through to the address of return. Needed where there is no code challenge. */
                state?: components["parameters"]["State"];
                /** @description SHA-256 of the verifier, in base64url. Public applications need one. */
                code_challenge?: components["parameters"]["CodeChallenge"];
                /** @description `S256`, which is also meant where it is absent. */
                code_challenge_method?: components["parameters"]["CodeChallengeMethod"];
                /** @description Handed through to the id token, at most 255 characters. */
                nonce?: components["parameters"]["Nonce"];
                /** @description `login` shows the page to sign in also to whoever has done so. */
                prompt?: components["parameters"]["Prompt"];
                /** @description Login name with which the page to sign in is filled in. */
                login_hint?: components["parameters"]["LoginHint"];
            };
            header?: {
                /** @description `Named-User` where name and password are sent as Basic authorization. */
                "Auth-Request-Type"?: components["parameters"]["AuthRequestType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            200: components["responses"]["SignInPage"];
            302: components["responses"]["SentOn"];
            400: components["responses"]["Untrusted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SignInsThrottled"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
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
            429: components["responses"]["TooManySignIns"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenToEnd"];
            };
        };
        responses: {
            /** @description Nobody can use the token any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    evaluateAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenQuestion"];
            };
        };
        responses: {
            /** @description The state of the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenState"];
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description A one-time password was sent, if there is a buyer of that name; or the password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetState"];
                };
            };
            /** @description The request is malformed, or the one-time password is wrong or no longer good. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Too many one-time passwords were asked for. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQuery: {
        parameters: {
            query?: {
                /**
                 * @description The query; `explain` stands in its place.
                 * @example SELECT Id, Name, Owner.Name FROM Account WHERE BillingCity = 'Kiel' ORDER BY Name LIMIT 10
                 */
                q?: string;
                /** @description A query whose plans are answered in place of its records. */
                explain?: string;
                /** @description Whether to answer the columns in place of the records. */
                columns?: boolean;
            };
            header?: {
                /**
                 * @description Records on a page, from 200 to 2000, as `batchSize=200`; 2000 unless told.
                 * @example batchSize=200
                 */
                "Sforce-Query-Options"?: components["parameters"]["QueryOptions"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QueryAnswer"];
            400: components["responses"]["MalformedQuery"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getQueryPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What `nextRecordsUrl` of an answer ends with.
                 * @example 01gOf0000000001AAA-2000
                 */
                locator: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QueryResult"];
            400: components["responses"]["MalformedQuery"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getQueryAll: {
        parameters: {
            query: {
                /**
                 * @description The query.
                 * @example SELECT Id, Name, Owner.Name FROM Account WHERE BillingCity = 'Kiel' ORDER BY Name LIMIT 10
                 */
                q: components["parameters"]["Q"];
            };
            header?: {
                /**
                 * @description Records on a page, from 200 to 2000, as `batchSize=200`; 2000 unless told.
                 * @example batchSize=200
                 */
                "Sforce-Query-Options"?: components["parameters"]["QueryOptions"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QueryResult"];
            400: components["responses"]["MalformedQuery"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name and address of each resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each limit by its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Limit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    executePartnerCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Version of the platform that the call speaks.
                 * @example 64.0
                 */
                version: components["parameters"]["SoapVersion"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Envelope"];
        responses: {
            200: components["responses"]["SoapAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManySignIns"];
            500: components["responses"]["SoapFault"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    executeEnterpriseCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Version of the platform that the call speaks.
                 * @example 64.0
                 */
                version: components["parameters"]["SoapVersion"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Envelope"];
        responses: {
            200: components["responses"]["SoapAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManySignIns"];
            500: components["responses"]["SoapFault"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSObjects: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Moment of the copy at hand, as an HTTP date; what is no date is passed over.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /**
                 * @description Moment after which nothing may have changed, as an HTTP date.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The objects. */
            200: {
                headers: {
                    /**
                     * @description When the objects were changed last.
                     * @example Mon, 02 Mar 2026 09:30:00 GMT
                     */
                    "Last-Modified"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Encoding of texts. */
                        encoding: string;
                        /** @description Records that one call may write. */
                        maxBatchSize: number;
                        sobjects: components["schemas"]["SObject"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    getSObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        objectDescribe: components["schemas"]["SObject"];
                        /** @description The latest first, each with its id and its name. */
                        recentItems: components["schemas"]["SObjectRecord"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createSObjectRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SObject"];
        responses: {
            201: components["responses"]["Created"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getSObjectDescribe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Moment of the copy at hand, as an HTTP date; what is no date is passed over.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /**
                 * @description Moment after which nothing may have changed, as an HTTP date.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object with its fields, child relationships and record types. */
            200: {
                headers: {
                    /**
                     * @description When the objects were changed last.
                     * @example Mon, 02 Mar 2026 09:30:00 GMT
                     */
                    "Last-Modified"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SObjectDescribe"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    getUpdatedRecords: {
        parameters: {
            query: {
                /**
                 * @description Moment with which the span begins, at most thirty days ago.
                 * @example 2026-06-01T00:00:00Z
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Moment with which the span ends, after its beginning.
                 * @example 2026-06-01T12:00:00Z
                 */
                end: components["parameters"]["End"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ids of the records, with the moment from which a next call goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: components["schemas"]["RecordId"][];
                        latestDateCovered: components["schemas"]["Moment"];
                    };
                };
            };
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDeletedRecords: {
        parameters: {
            query: {
                /**
                 * @description Moment with which the span begins, at most thirty days ago.
                 * @example 2026-06-01T00:00:00Z
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Moment with which the span ends, after its beginning.
                 * @example 2026-06-01T12:00:00Z
                 */
                end: components["parameters"]["End"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records with the moments of their deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deletedRecords: {
                            id: components["schemas"]["RecordId"];
                            deletedDate: components["schemas"]["Moment"];
                        }[];
                        earliestDateAvailable: components["schemas"]["Moment"];
                        latestDateCovered: components["schemas"]["Moment"];
                    };
                };
            };
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSObjectRecord: {
        parameters: {
            query?: {
                /**
                 * @description Fields to answer, which may be reached over relationships. Absent, every field of the object.
                 * @example [
                 *       "Name",
                 *       "Owner.Name"
                 *     ]
                 */
                fields?: components["parameters"]["FieldNames"];
            };
            header?: {
                /**
                 * @description Tags of an account, of which the current one has to be one; of other objects it is passed over.
                 * @example "U5iWijwWbQD18jeiXwsqxeGpZQk.47DEQpj8HBSa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Tags of an account, of which the current one must be none; of other objects it is passed over.
                 * @example "U5iWijwWbQD18jeiXwsqxeGpZQk.47DEQpj8HBSa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Moment of the copy at hand, as an HTTP date; what is no date is passed over.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /**
                 * @description Moment after which nothing may have changed, as an HTTP date.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description Id of a record of that object.
                 * @example 001000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TaggedRecord"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSObjectRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description Id of a record of that object.
                 * @example 001000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSObjectRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Tags of an account, of which the current one has to be one; of other objects it is passed over.
                 * @example "U5iWijwWbQD18jeiXwsqxeGpZQk.47DEQpj8HBSa"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Tags of an account, of which the current one must be none; of other objects it is passed over.
                 * @example "U5iWijwWbQD18jeiXwsqxeGpZQk.47DEQpj8HBSa"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Moment after which nothing may have changed, as an HTTP date.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Unmodified-Since"?: components["parameters"]["IfUnmodifiedSince"];
            };
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description Id of a record of that object.
                 * @example 001000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SObject"];
        responses: {
            /** @description The record is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getSObjectRecordByField: {
        parameters: {
            query?: {
                /**
                 * @description Fields to answer, which may be reached over relationships. Absent, every field of the object.
                 * @example [
                 *       "Name",
                 *       "Owner.Name"
                 *     ]
                 */
                fields?: components["parameters"]["FieldNames"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description A field of the object by whose values its records differ.
                 * @example StockKeepingUnit
                 */
                fieldName: string;
                /**
                 * @description Value that the field has in the record.
                 * @example 04722316
                 */
                fieldValue: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Record"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateSObjectRecordByField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of an object, without regard to case.
                 * @example Account
                 */
                sObjectName: components["parameters"]["SObjectName"];
                /**
                 * @description A field of the object by whose values its records differ.
                 * @example StockKeepingUnit
                 */
                fieldName: string;
                /**
                 * @description Value that the field has in the record.
                 * @example 04722316
                 */
                fieldValue: string;
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SObject"];
        responses: {
            /** @description The record was there and is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveResult"];
                };
            };
            201: components["responses"]["Created"];
            400: components["responses"]["RefusedCall"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
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
