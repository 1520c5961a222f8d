// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/services/data/v64.0/commerce/webstores/{webstoreId}/application-context": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        /**
         * Tells what the store can do, read as a guest.
         * @description The answer carries a Cache-Control max-age that wins over the default lifetime. A copy is fetched anew
         *     when it is within the refetch margin of its end.
         */
        get: operations["getApplicationContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/data/v64.0/commerce/webstores/{webstoreId}/session-context": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        /**
         * Tells who is asking, for which account, and in which buyer groups.
         * @description An effective account that the buyer does not manage is refused with 403.
         */
        get: operations["getSessionContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/data/v64.0/commerce/webstores/{webstoreId}/external-managed-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        /** Lists the accounts that the buyer may act for. */
        get: operations["getExternalManagedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/data/v64.0/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Account to read (prefix 001), the buyer's own or a managed one. */
                effectiveAccountId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** Reads one account that the buyer may act for. */
        get: operations["getEffectiveAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a person in and sets the session cookie. */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/auth/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells who is signed in; a guest is an answer, not an error. */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * Signs the person out and clears the cookie.
         * @description Without a session there is nothing to end, and the answer is the same.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webruntime/module/csrf-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Serves the token of helper writes as a JavaScript module. */
        get: operations["getCsrfTokenModule"];
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
        /** @description Abilities and settings of one store (storefront.md §3). Members newer than version 50 may be absent. */
        ApplicationContext: {
            /** @description Country of the store by ISO 3166 alpha-2. */
            country?: string | null;
            /** @description Markets that the store is divided into; most stores have none. */
            markets?: Record<string, never>[];
            /** @description Whether one entitlement policy covers all products, so that all buyers see the same ones. */
            usesSingleEntitlementPolicy?: boolean;
            /** @description Whether all buyers are priced from the same price books. */
            usesUniversalPricebooks?: boolean;
            /** @description Whether guests may see products and prices. */
            guestBrowsingEnabled: boolean;
            /** @description Whether guests may hold a cart. */
            guestCartEnabled: boolean;
            /** @description Whether guests may order. */
            guestCheckoutEnabled: boolean;
            /** @description Both guest abilities in one flag, from versions before 57 and still answered. */
            guestCartCheckoutEnabled?: boolean;
            propertiesEx?: components["schemas"]["ApplicationContextProperties"];
            /** @description Version of the published catalogue; changes when products or categories change. */
            catalogSnapshotVersionId?: string | null;
            /** @description Settings of a payment form that runs in the browser; null where the store has none. */
            clientSidePaymentConfiguration?: Record<string, never> | null;
            /** @description Currencies the store sells in. A single one wins over any wish. */
            supportedCurrencies: components["schemas"]["CurrencyIsoCode"][];
            defaultCurrency: components["schemas"]["CurrencyIsoCode"];
            /** @description Whether the currency follows the session rather than the request. */
            sessionDrivenCurrency?: boolean;
            /**
             * @description Gross when prices include tax, Net when they do not.
             * @example Gross
             */
            taxType: string;
            /** @description Countries the store delivers to, ISO 3166 alpha-2. */
            shippingCountries: string[];
            checkoutSettings?: components["schemas"]["CheckoutSettings"];
            /** @description Whether one order may go to several addresses. */
            splitShipmentEnabled?: boolean;
            /** @description Whether cart totals are calculated in the background. */
            cartCalculateEnabled?: boolean;
            /** @description Whether orders are placed by the newer call. Since 64. */
            placeOrderV2Enabled?: boolean;
            inventoryConfiguration?: components["schemas"]["InventoryConfiguration"];
            /** @description States that an order can have, in the order of its life. */
            orderStatuses?: components["schemas"]["OrderStatusOption"][];
            /** @description Version of the hosted checkout; null where the shop draws its own. */
            managedCheckoutVersion?: string | null;
            subscriptionConfig?: components["schemas"]["SubscriptionConfig"];
            giftingConfig?: components["schemas"]["GiftingConfig"];
            /** @description Whether consents of shoppers are recorded. Since 64. */
            shopperConsentEnabled?: boolean;
            /** @description Whether phone numbers of any form are accepted. Since 64. */
            skipPhoneNumberValidationEnabled?: boolean;
        };
        /** @description Switches that are not settings of the store itself. */
        ApplicationContextProperties: {
            /** @description Whether cart calls carry the high-scale header. */
            highScaleCartEnabled?: boolean;
            /** @description Whether the shop shows an assistant. */
            shopperCopilotUIEnabled?: boolean;
            /** @description Whether the older payment forms are used. */
            paymentsLegacyFormsEnabled?: boolean;
        };
        /** @description How checkout is run. */
        CheckoutSettings: {
            /** @description Whether the hosted checkout is used. */
            isManagedCheckoutEnabled?: boolean;
            /** @description Whether the hosted checkout publishes itself. */
            isMngCheckoutAutoPublished?: boolean;
            /** @description Whether shoppers choose a delivery method. */
            shippingMethodsEnabled?: boolean;
            /** @description Means of payment. */
            paymentConfiguration?: {
                /** @description Whether business debits are offered. */
                businessAchEnabled?: boolean;
                /** @description Whether money is taken by hand. */
                paymentMethodManualCaptureEnabled?: boolean;
                /** @description Name of the set of payment means. */
                paymentMethodSetDevName?: string | null;
            };
        };
        /** @description Where stock comes from and for how long it is reserved. */
        InventoryConfiguration: {
            /** @description Name of the source of stock figures. */
            inventorySource?: string | null;
            /** @description Seconds for which stock is reserved; null where the default holds. */
            reservationDurationSeconds?: number | null;
        };
        OrderStatusOption: {
            /** @description Value stored on the order. */
            apiName: string;
            /** @description Label for shoppers. */
            displayValue: string;
        };
        /** @description Abilities around subscriptions. */
        SubscriptionConfig: {
            subscriptionPlusEnabled?: boolean;
            rlmSubscriptionEnabled?: boolean;
            commerceSubscriptionARCUIEnabled?: boolean;
        };
        /** @description Abilities around gifts. Since 64. */
        GiftingConfig: {
            isGiftingEnabled?: boolean;
            isGiftMessageEnabled?: boolean;
            isGiftWrapEnabled?: boolean;
        };
        /** @description Who is asking (storefront.md §3). Ids are null for guests. */
        SessionContext: {
            /** @description Whether the session is a guest's. */
            guestUser: boolean;
            /** @description The opposite of guestUser. */
            isLoggedIn?: boolean;
            /** @description Whether the site is shown as a preview to its author. */
            isPreview?: boolean;
            /** @description Id of the user (prefix 005). */
            userId?: string | null;
            /** @description Login name. */
            userName?: string | null;
            /** @description The buyer's own account (prefix 001). */
            accountId?: string | null;
            accountName?: string | null;
            /** @description Account the buyer acts for. */
            effectiveAccountId?: string | null;
            effectiveAccountName?: string | null;
            profile?: components["schemas"]["SessionProfile"] | null;
            guestUserDetails?: components["schemas"]["GuestUserDetails"] | null;
            /** @description Groups of the effective account; they decide prices. */
            buyerGroups?: components["schemas"]["BuyerGroupReference"][];
        };
        /** @description How to address the buyer. */
        SessionProfile: {
            firstName?: string | null;
            lastName?: string | null;
        };
        /** @description What a guest has said about themselves in this session. */
        GuestUserDetails: {
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phoneNumber?: string | null;
        };
        BuyerGroupReference: {
            /** @description Id of the buyer group (prefix 0ZI). */
            id: string;
            name: string;
        };
        ExternalManagedAccounts: {
            externalManagedAccounts: components["schemas"]["ExternalManagedAccount"][];
        };
        ExternalManagedAccount: {
            accountId: components["schemas"]["RecordId"];
            accountName: string;
            /** @description Whether this is the buyer's own account. */
            isMyAccount?: boolean;
            address?: components["schemas"]["AccountAddress"] | null;
        };
        EffectiveAccount: {
            id: components["schemas"]["RecordId"];
            name: string;
            /** @description Whether this is the buyer's own account. */
            isCurrentUserDefaultAccount?: boolean;
            address?: components["schemas"]["AccountAddress"] | null;
            /** @description The fields asked for, by API name, as text. */
            fields?: {
                [key: string]: string | null;
            };
        };
        /** @description Postal address of an account. */
        AccountAddress: {
            street?: string | null;
            zip?: string | null;
            city?: string | null;
            state?: string | null;
            /** @description ISO 3166 alpha-2. */
            country?: string | null;
        };
        /**
         * @description Id of a record, case sensitive with 15 characters or safe against case folding with 18. The
         *     first three characters name the object. The platform answers 18 and accepts both.
         * @example 01t000000000001AAA
         */
        RecordId: string;
        /**
         * @description Currency by ISO 4217.
         * @example EUR
         */
        CurrencyIsoCode: string;
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
        SessionInput: {
            username: string;
            password: string;
        };
        /** @description Who is signed in. Everything about the person is null for a guest. */
        SessionInfo: {
            isGuest: boolean;
            /** @description Id of the user (prefix 005). */
            userId: string | null;
            /** @description Login name. */
            username: string | null;
            /** @description First and last name. */
            displayName: string | null;
            /**
             * @description What the person may do.
             * @enum {string}
             */
            profileName: "Guest" | "Buyer" | "Merchandiser" | "Support";
            /** @description The buyer's own account (prefix 001). */
            accountId: string | null;
            /**
             * @description Language of labels and texts by ISO 639-1.
             * @example de
             */
            language: string;
        };
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
        /** @description There is no session, or it has expired. */
        Unauthorized: {
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
    };
    parameters: {
        /**
         * @description Id of the web store (prefix 0ZE).
         * @example 0ZE000000000001AAA
         */
        WebstoreId: components["schemas"]["RecordId"];
        /**
         * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
         *     guest placeholder of zeros is accepted and ignored.
         * @example 001000000000001AAA
         */
        EffectiveAccountId: components["schemas"]["RecordId"];
    };
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
    getApplicationContext: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application context. */
            200: {
                headers: {
                    /**
                     * @description Lifetime of the answer as max-age in seconds.
                     * @example private, max-age=300
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationContext"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSessionContext: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionContext"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getExternalManagedAccounts: {
        parameters: {
            query?: {
                /** @description Whether the buyer's own account is listed too, first and marked. */
                includeMyAccount?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managed accounts in the order of their names, the own account first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalManagedAccounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEffectiveAccount: {
        parameters: {
            query?: {
                /**
                 * @description Further Account fields by API name, as a comma list; unknown names are refused.
                 * @example [
                 *       "Name",
                 *       "Phone"
                 *     ]
                 */
                fields?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Account to read (prefix 001), the buyer's own or a managed one. */
                effectiveAccountId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EffectiveAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionInput"];
            };
        };
        responses: {
            /** @description The person is signed in. */
            201: {
                headers: {
                    /**
                     * @description The session cookie, HttpOnly, SameSite=Lax, for the whole origin.
                     * @example sid=4f2d9c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Name or password are wrong; the answer does not say which. */
            401: {
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
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or a guest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in any more. */
            204: {
                headers: {
                    /**
                     * @description The session cookie, emptied and expired.
                     * @example sid=; Path=/; Max-Age=0
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCsrfTokenModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A module whose default export is the token. Not to be stored by any cache. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
