// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses": {
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
                /**
                 * @description Id of the account (prefix 001), or `current` for the effective account.
                 * @example current
                 */
                accountId: components["parameters"]["AddressAccountId"];
            };
            cookie?: never;
        };
        /** Read a page of the account's addresses. */
        get: operations["getAddresses"];
        put?: never;
        /** Add an address. */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/accounts/{accountId}/addresses/{addressId}": {
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
                /**
                 * @description Id of the account (prefix 001), or `current` for the effective account.
                 * @example current
                 */
                accountId: components["parameters"]["AddressAccountId"];
                /**
                 * @description Id of the address (prefix 8lW).
                 * @example 8lW000000000001AAA
                 */
                addressId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an address.
         * @description Carts that took the address over keep it in parts. No other address becomes the default.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /**
         * Change an address.
         * @description Members that are left out stay as they are.
         */
        patch: operations["updateAddress"];
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/ai/configuration": {
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
        /** Read whether an assistant is deployed for the store, and where. */
        get: operations["getAiConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/shopperAgent/context": {
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
        /** Read what an assistant may know of the shopper. */
        get: operations["getShopperAgentContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/management/webstores/{webstoreId}/search/boost-bury-rules": {
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
         * Reads the rules of a store.
         * @description The oldest first, those whose time has passed among them.
         */
        get: operations["getBoostBuryRules"];
        put?: never;
        /**
         * Makes a rule.
         * @description It applies to the next search that is made in its time.
         */
        post: operations["createBoostBuryRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/management/webstores/{webstoreId}/search/boost-bury-rules/{ruleId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the rule.
                 * @example a0B000000000001AAA
                 */
                ruleId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** Reads one rule. */
        get: operations["getBoostBuryRule"];
        put?: never;
        post?: never;
        /** Deletes a rule. */
        delete: operations["deleteBoostBuryRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/preserve": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge the cart that the person had as a guest into the buyer's cart.
         * @description The path names the guest's cart. Only the session that was signed in from the guest's own may
         *     do this, and only once: afterwards the guest's cart does not exist any more. Takes no body.
         */
        post: operations["preserveCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/inventory-reservations": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Reserve the stock of the cart's products, all or nothing.
         * @description Takes the place of an earlier reservation of the cart, and counts from now. A cart is kept stock for
         *     four hours at most, and for as long again when it is renewed: eight hours after its first reservation
         *     it ends, and may be reserved anew then. An account holds stock of 20 products at most, of each a
         *     quarter of the stock, though 10 packs at least. What staff has released is not reserved again
         *     before its time is over.
         */
        put: operations["reserveCartInventory"];
        post?: never;
        /** Free the stock that is reserved for the cart. */
        delete: operations["deleteCartReservations"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/clone": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the cart as it is now, for a payment link.
         * @description The target type is given in the body or, as the platform's guide has it, as a parameter; one of
         *     both is needed, and the body wins. Every write of the copy is refused with CART_READ_ONLY, but it can be deleted.
         */
        post: operations["cloneCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/calculate": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the cart at once.
         * @description Prices, promotions, delivery costs and taxes, as the recalculation after a write does. Nobody needs to poll then.
         */
        post: operations["calculateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-shipping": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate what the delivery of the cart costs.
         * @description The address is an estimate: it is held against the countries that the store delivers to, and not kept. The
         *     cart is calculated at once.
         */
        post: operations["evaluateCartShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/evaluate-taxes": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the taxes of the cart.
         * @description The address is an estimate: it is held against the countries that the store delivers to, and not kept. The
         *     cart is calculated at once.
         */
        post: operations["evaluateCartTaxes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/make-primary": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a cart beside the main one the account's main cart.
         * @description The cart that was the main one stands beside it from then on. Takes no body.
         */
        post: operations["makeCartPrimary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/messages/actions/set-visibility": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide the messages about the cart and its items, or show them again.
         * @description Messages that a later change of the cart causes are visible.
         */
        post: operations["updateCartMessagesVisibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        /** Read the coupons of the cart. */
        get: operations["getCartCoupons"];
        put?: never;
        /**
         * Add a coupon to the cart.
         * @description A checkout that was open for the cart lapses; add the coupon to the checkout to go on with it.
         */
        post: operations["addCouponToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-coupons/{couponId}": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of a coupon of the cart, its `cartCouponId` or its `couponId`.
                 * @example 0cE000000000001AAA
                 */
                couponId: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon out of the cart. */
        delete: operations["deleteCouponFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a cart with a name, beside the main one where asked for.
         * @description An account has one main cart. While there is one, another can only be opened beside it.
         */
        post: operations["addCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        /**
         * Read the head of the cart.
         * @description Answers 404 as long as the account has no open cart.
         */
        get: operations["getCart"];
        /**
         * Open the account's cart, or answer the one that is open.
         * @description The body is empty. With `current` or `active` an open cart is answered unchanged; with an id, that cart.
         */
        put: operations["createCart"];
        post?: never;
        /** Throw the cart away with its items. */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/compact-summary": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        /**
         * Read how many products the cart holds, and whether it is settled.
         * @description Answers 404 as long as the account has no open cart. While `asyncOperationStatus` is
         *     `Processing`, read again: at once for the first `immediateTries`, then after
         *     `linearStepMs` times the number of tries beyond them up to try `linearTriesUntil`, then
         *     after `doublingBaseMs`, doubled each time. After `maximumTries` give up with 'async maximum
         *     wait exceeded'.
         */
        get: operations["getCartSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/compact-summary": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
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
         * Read the same of the current cart by the address without a cart id.
         * @description The platform's guide lists the call without a cart id. The answer is that of `current`.
         */
        get: operations["getCurrentCartSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        /**
         * Read a page of the cart's items.
         * @description Without a cart, `current` and `active` answer an empty collection.
         */
        get: operations["getCartItems"];
        put?: never;
        /**
         * Put a product into the cart.
         * @description Opens the account's cart if there is none, when addressed by `current` or `active`.
         */
        post: operations["addItemToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/batch": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put several products into the cart.
         * @description Each input is judged for itself; what can be added is added. Where the store has high-scale carts
         *     and the `highscale` header asks for one, a success is a 202.
         */
        post: operations["addItemsToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/promotions": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the promotions of some items of the cart.
         * @description Items that are not in the cart are left out. Changes nothing.
         */
        post: operations["getCartItemPromotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/cart-items/{cartItemId}": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of the item (prefix 0a9).
                 * @example 0a9000000000001AAA
                 */
                cartItemId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an item out of the cart. */
        delete: operations["deleteItemFromCart"];
        options?: never;
        head?: never;
        /** Change the quantity of an item. */
        patch: operations["updateItemInCart"];
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/promotions": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        /** Read the promotions that the cart benefits from. */
        get: operations["getCartPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        /**
         * Read the cart by product.
         * @description The products of the cart in the order of their ids, each with its items and their total quantity.
         */
        get: operations["getCartProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/products/{productId}": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of a product (prefix 01t).
                 * @example 01t000000000001AAA
                 */
                productId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read one product of the cart with the items that it is in.
         * @description Answers 404 where the cart does not hold the product.
         */
        get: operations["getCartProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/category-menu-items": {
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
         * Reads the menu of categories.
         * @description Since 64.
         */
        get: operations["getCategoryMenuItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/checkouts": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Start the checkout of a cart, or go on with the one that it has.
         * @description The same as `startCheckout` with `active`.
         */
        put: operations["startActiveCheckout"];
        /**
         * Start the checkout of a cart.
         * @description The same as `startCheckout` with `active`.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        /**
         * Read the checkout.
         * @description While it answers 202, read again after the delays of the cart's summary.
         */
        get: operations["getCheckout"];
        /**
         * Start the checkout of a cart.
         * @description Addressed by `active`. Without `deliveryAddressInput` the checkout takes the address of the
         *     cart's delivery group, or the account's default shipping address.
         */
        put: operations["startCheckout"];
        post?: never;
        /** Give the checkout up and free the cart. */
        delete: operations["deleteCheckout"];
        options?: never;
        head?: never;
        /** Change the address, the delivery, the phone number, the contact or the consent. */
        patch: operations["updateCheckout"];
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/payments": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how the order is paid.
         * @description May be repeated until the order is placed; the last payment counts. A purchase on invoice is
         *     `SimplePurchaseOrder`, with the buyer's own order number as `paymentToken`, if there is one. `Auth`
         *     lets the provider authorise a token, `PostAuth` names a token that the browser has had authorised;
         *     `ClientRequest` leaves the payment to a service that the store has added itself.
         *
         *     The payment is for the grand total of this moment. When that changes afterwards, the payment does
         *     not count any more: the checkout is read with `payment` null, and the order is refused with
         *     PAYMENT_AMOUNT_CHANGED until it is paid anew. The same token for the same total is authorised once,
         *     however often it is sent.
         *
         *     A payment that the customer has to confirm first, at a bank or in a wallet, is refused with `RequiresReview`,
         *     and `paymentData` is JSON with `redirectUrl`, the page to confirm on, and with `paymentToken` where the
         *     service has made one. `paymentsData` names, as `paymentsReturnUrl`, the path of the shop to come back to.
         *     The same token as `PostAuth` is authorised once it is confirmed for the total of then. A wallet is a
         *     `ClientRequest` with `method` `wallet` in its `paymentsData`.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a coupon to the checkout.
         * @description The checkout goes on; its cart gets the coupon and new totals.
         */
        post: operations["addCouponToCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/coupons/{couponId}": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
                /**
                 * @description Id of a coupon of the cart, its `cartCouponId` or its `couponId`.
                 * @example 0cE000000000001AAA
                 */
                couponId: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon out of the checkout. */
        delete: operations["deleteCouponFromCheckout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order.
         * @description Takes no body. Safe to repeat: the same checkout, or the same `Idempotency-Key` of the same
         *     account, answers the first order again. Send the key with the alias `active`, which leads
         *     nowhere once the order is placed. A key that was used for another checkout is refused with
         *     `IDEMPOTENCY_KEY_REUSED`; `active` is another one as soon as the next checkout is open.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/checkouts/{checkoutId}/orders/actions": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the order, or submit it.
         * @description `prepare` says whether the order could be placed now, and places nothing. `submit` places it, as
         *     `placeOrder` does, and is as safe to repeat. Several actions are carried out in their order, until one
         *     is refused.
         */
        post: operations["performOrderAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/management/webstore/{webstoreId}/composite-products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a product with its categories, picture and prices.
         * @description Since 61.
         */
        put: operations["updateCompositeProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/management/webstore/{webstoreId}/composite-variations": {
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
        get?: never;
        put?: never;
        /**
         * Creates variations of a product.
         * @description Since 62. Either all variations are created or none.
         */
        post: operations["createCompositeVariations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/application-context": {
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
    "/commerce/webstores/{webstoreId}/session-context": {
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
    "/commerce/webstores/{webstoreId}/external-managed-accounts": {
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
    "/commerce/webstores/{webstoreId}/effective-accounts/{effectiveAccountId}": {
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
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        /** Read the delivery groups of the cart. */
        get: operations["getDeliveryGroups"];
        put?: never;
        /**
         * Add an empty delivery group to the cart.
         * @description Answers 403 where the application context says that shipments are not split.
         */
        post: operations["createDeliveryGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/actions/arrange-items": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move items between the delivery groups of the cart.
         * @description The arrangements are carried out in their order, all or none. With a quantity only so many
         *     packs are moved, and the item is split; packs that join an item of the same product add up.
         */
        post: operations["arrangeDeliveryGroupItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/delivery-groups/{deliveryGroupId}": {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of the group (prefix 0a7), or `default`.
                 * @example 0a7000000000001AAA
                 */
                deliveryGroupId: string;
            };
            cookie?: never;
        };
        /** Read one delivery group with a page of its items. */
        get: operations["getDeliveryGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a delivery group of the cart.
         * @description Its items join the default group; in place of the default group the first of the others becomes it.
         */
        delete: operations["deleteDeliveryGroup"];
        options?: never;
        head?: never;
        /** Change the address, the method, the note or the name of a delivery group. */
        patch: operations["updateDeliveryGroup"];
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/myprofile": {
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
        /** Reads the buyer's profile. */
        get: operations["getMyProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the buyer's profile.
         * @description Members that are left out stay as they are.
         */
        patch: operations["updateMyProfile"];
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/myprofile/actions/initOTP": {
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
        get?: never;
        put?: never;
        /**
         * Sends the buyer a one-time password.
         * @description It goes to the mail address or the phone number of the profile. An earlier one is no longer good. More than
         *     `otpsPerHour` in an hour are refused.
         */
        post: operations["startMyProfileVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/myprofile/actions/verify": {
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
        get?: never;
        put?: never;
        /** Holds a one-time password against the one that was sent. */
        post: operations["submitMyProfileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items": {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        /** Read a page of the products of an order. */
        get: operations["getOrderItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/items/adjustments": {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what promotions took off lines of an order.
         * @description A lookup that takes a body; it changes nothing.
         */
        post: operations["getOrderItemAdjustments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/delivery-groups": {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        /** Read a page of the deliveries of an order. */
        get: operations["getOrderDeliveryGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/async-actions/adjustment-aggregates": {
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
        get?: never;
        put?: never;
        /**
         * Have what promotions took off orders summed up.
         * @description The sums are then read with `includeAdjustmentDetails`, at the address that is answered.
         */
        post: operations["startOrderAdjustmentAggregates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/actions/lookup": {
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
        /**
         * Look an order up with its deliveries, products and adjustments.
         * @description For buyers, for guests in the session in which they ordered, and for guests with a token of `authorize`. An
         *     order that is not proven is answered like one that does not exist.
         */
        get: operations["getOrderSummaryLookup"];
        put?: never;
        /**
         * Look an order up by what a guest knows of it.
         * @description The same answer as by GET. Nothing is created.
         */
        post: operations["findOrderSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/actions/authorize": {
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
        get?: never;
        put?: never;
        /**
         * Get a token that opens one order of a guest.
         * @description The token is good for `accessTokenSeconds`. Whatever does not fit, the order is answered like one that does not
         *     exist.
         */
        post: operations["createOrderAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what cancelling packs of an order would change.
         * @description It changes nothing.
         */
        post: operations["calculateOrderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel packs of an order that have not left the pharmacy.
         * @description The packs go back to the stock. What is set aside on a card is released; what has been taken from it is
         *     refunded. Once nothing is left, the order is cancelled as a whole, delivery included.
         */
        post: operations["submitOrderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/order-management/order-summaries/{orderSummaryId}/actions/preview-return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what taking packs of an order back would change.
         * @description It changes nothing.
         */
        post: operations["calculateOrderReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/order-management/order-summaries/{orderSummaryId}/actions/submit-return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back packs that have left the pharmacy.
         * @description Packs come back to the stock only where `isRestocked` says so: medicines that have been away are not sold
         *     again. What was paid for them is refunded by `startOrderRefunds`, once they have been looked at.
         */
        post: operations["submitOrderReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/order-management/order-summaries/{orderSummaryId}/async-actions/ensure-refunds-async": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give back what a buyer has paid beyond the total of the order.
         * @description What is only set aside on a card is released first, then what has been taken is refunded. An order on invoice
         *     has nothing to give back. Here the work has ended when the answer comes.
         */
        post: operations["startOrderRefunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/custom/flow/Send_Order_Confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation of orders again.
         * @description A flow of the shop. The mail says what has been ordered, in the language of the buyer, and goes to the address
         *     of the order. Either all mails are sent or none.
         */
        post: operations["startOrderConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries": {
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
        /**
         * Read a page of the orders of the effective account.
         * @description Parameters that are not named here are ignored.
         */
        get: operations["getOrderSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}": {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        /**
         * Read one order with its deliveries and products.
         * @description An order of another account is answered like one that does not exist. Guests read what they have
         *     ordered in their session, where the store lets them order.
         */
        get: operations["getOrderSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/actions/add-order-to-cart": {
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
        get?: never;
        put?: never;
        /**
         * Put the products of an order into the cart.
         * @description Guests prove that an order is theirs by the session in which they ordered, by `verification` or by an
         *     `accessToken`. An order that is not proven is answered like one that does not exist.
         */
        post: operations["addOrderToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/adjustments": {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        /** Read what promotions took off an order. */
        get: operations["getOrderAdjustments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/actions/add-order-to-cart": {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the products of the order in the path into the cart.
         * @description The same as `addOrderToCart`.
         */
        post: operations["addOrderSummaryToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/payments/token": {
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
        get?: never;
        put?: never;
        /**
         * Turn card data into a token.
         * @description The token is good for `paymentTokenSeconds` and for the account that asked for it. Whether the
         *     bank pays is known once the token is used.
         */
        post: operations["createPaymentToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/products/{productId}/children": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Reads a page of the products that a set holds.
         * @description In the order that the set states. A product that is no set has none.
         */
        get: operations["getProductChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/products/{productId}/featured-products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Reads the products that are shown beside one.
         * @description By the kind of relationship, those chosen first before the others. Since 64.
         */
        get: operations["getFeaturedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Reads one product. */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/products": {
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
         * Reads several products at once.
         * @description Answers in the order asked. A product that does not exist or may not be seen is an entry with success
         *     false and an error, so that one of them does not spoil the rest.
         */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/pricing/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Reads what one product costs the effective account.
         * @description A product that has no price for this account answers 404.
         */
        get: operations["getProductPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/pricing/products": {
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
         * Reads what several products cost the effective account.
         * @description Answers in the order asked; a product without a price has success false and no amounts.
         */
        get: operations["getProductPrices"];
        put?: never;
        /**
         * Reads what several products cost the effective account, with the products in a body.
         * @description The older form of the same question. It changes nothing, and answers 201 all the same.
         */
        post: operations["createProductPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/product-categories/{productCategoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the category (prefix 0ZG). */
                productCategoryId: components["parameters"]["ProductCategoryId"];
            };
            cookie?: never;
        };
        /** Reads one category. */
        get: operations["getProductCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/product-categories/children": {
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
        /** Lists the categories below one, or those at the top. */
        get: operations["getProductCategoryChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/product-category-path/product-categories/{productCategoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the category (prefix 0ZG). */
                productCategoryId: components["parameters"]["ProductCategoryId"];
            };
            cookie?: never;
        };
        /** Reads the path from the root to a category, for a breadcrumb. */
        get: operations["getProductCategoryPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/ai/recommendations": {
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
         * Reads the products that a recommender names.
         * @description Recommenders of products begin from products, recommenders of categories from categories; without any of them
         *     the request is refused. What the shopper may not see is passed over.
         */
        get: operations["getProductRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/buyers/registrations": {
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
        get?: never;
        put?: never;
        /** Sends a one-time password with which the guest opens an account. */
        post: operations["createBuyerRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/accounts/{accountId}/actions/register-guest-buyer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the account (prefix 001), or `current` for the account of the session.
                 * @example 001000000000042AAA
                 */
                accountId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the account of a guest who has ordered a buyer's.
         * @description The account joins the buyer group of the store, gets the person of its last order as contact, and the delivery
         *     address of that order into its address book. What is there already stays, so that a second call changes nothing.
         */
        post: operations["createGuestBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/search/products": {
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
         * Finds products by term, category or both.
         * @description One of searchTerm and categoryId is needed, else 400. A category includes everything below it. Variations
         *     are rows, each with its own PZN and price, unless they are grouped by their parent. Facet counts ignore the
         *     refinements of their own facet, so that a second value of the same facet can be added.
         */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/search/product-search": {
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
        get?: never;
        put?: never;
        /**
         * Finds products, with what is asked for in a body.
         * @description The older form of the search. It changes nothing, and answers 201 all the same.
         */
        post: operations["createProductSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/search/suggestions": {
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
        /** Offers terms, and products when asked, while the shopper types. */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/search/sort-rules": {
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
        /** Lists the orders that results can be shown in. */
        get: operations["getSortRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lwr/apex/v64.0/{apexClass}/{apexMethod}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the server class.
                 * @example ProductsController
                 */
                apexClass: string;
                /**
                 * @description Name of the method.
                 * @example getCommerceProducts
                 */
                apexMethod: string;
            };
            cookie?: never;
        };
        /** Calls a reading method, its parameters in the query. */
        get: operations["getServerMethodResult"];
        put?: never;
        /** Calls a method, its parameters in the body. */
        post: operations["invokeServerMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webruntime/module/@app/csrfToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Serves the token of writes at the site's base as a script that returns it.
         * @description The platform's own module, in the form its pages load it. For signed-in people and for guests with a cart; 401
         *     for a visitor without a session.
         */
        get: operations["getCsrfTokenModule"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Serves the same token as a JavaScript module with a default export.
         * @description For signed-in people and for guests with a cart; 401 for a visitor without a session.
         */
        get: operations["getCsrfTokenExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/order-summaries/{orderSummaryIdOrRefNumber}/shipments": {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        /** Read a page of the parcels of an order. */
        get: operations["getOrderShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/shipments/{shipmentId}/items": {
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
                /**
                 * @description Id of a shipment (prefix 0OB).
                 * @example 0OB000000000001AAA
                 */
                shipmentId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** Read a page of what a parcel holds. */
        get: operations["getShipmentItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/shipping-profiles": {
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
        /**
         * Reads the shipping profiles of a store.
         * @description Since 62.
         */
        get: operations["getShippingProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/taxes/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Reads the tax rate of a product in a country. */
        get: operations["getProductTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/taxes/actions/calculate-taxes": {
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
        get?: never;
        put?: never;
        /**
         * Calculates the taxes of a list of lines.
         * @description Nothing is stored. A line whose product the shopper may not see is answered with an error and no amounts, and
         *     the whole without success; the other lines have their amounts.
         */
        post: operations["calculateTaxes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/wishlists": {
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
        /** Lists the account's wish lists, the one that was changed last first. */
        get: operations["getWishlists"];
        put?: never;
        /** Creates a wish list, with products if wished. */
        post: operations["createWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}": {
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
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        /** Reads one wish list with the first page of its items. */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        /** Deletes a wish list with its items. */
        delete: operations["deleteWishlist"];
        options?: never;
        head?: never;
        /** Gives a wish list another name. */
        patch: operations["updateWishlist"];
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items": {
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
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        /** Reads a page of the items of a wish list. */
        get: operations["getWishlistItems"];
        put?: never;
        /** Puts a product on a wish list; one that is on it already stays as it is. */
        post: operations["addItemToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/wishlist-items/{wishlistItemId}": {
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
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
                /** @description Id of the item. */
                wishlistItemId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes a product off a wish list. */
        delete: operations["deleteItemFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/wishlists/{wishlistId}/actions/add-wishlist-to-cart": {
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
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the products of a wish list into a cart.
         * @description Each product is judged for itself: what can be bought is added, what cannot is named with the reason. The list
         *     stays as it is.
         */
        post: operations["addWishlistToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce/webstores/{webstoreId}/carts/{cartStateOrId}/actions/add-cart-to-wishlist": {
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
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the products of a cart on a wish list; the cart stays as it is. */
        post: operations["addCartToWishlist"];
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
        /** @description An address of an account. */
        Address: {
            /** @description Prefix 8lW. */
            addressId: components["schemas"]["RecordId"];
            addressType: ("Shipping" | "Billing") | string;
            /** @description Whether it is taken unless the buyer chooses another one. */
            isDefault: boolean;
            /** @description Full name of the recipient. */
            name: string | null;
            firstName?: string | null;
            middleName?: string | null;
            lastName?: string | null;
            companyName?: string | null;
            /** @description Street and number. */
            street: string | null;
            postalCode: string | null;
            city: string | null;
            region: string | null;
            /** @description Two letters by ISO 3166-1. */
            country: string | null;
            phoneNumber?: string | null;
            fields?: components["schemas"]["LabelledFields"];
        };
        AddressCollection: {
            items: components["schemas"]["Address"][];
            /** @description Addresses on this page. */
            count: number;
            pageSize: number;
            sortOrder: ("CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc") | string;
            /** @description Opaque. */
            currentPageToken: string;
            /** @description Path and query on this origin. */
            currentPageUrl: string;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            nextPageUrl: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            previousPageUrl: string | null;
        };
        /**
         * @description The recipient is `name`, or `firstName` and `lastName`. Without street, postal code, city and country an
         *     address is refused with 400 `REQUIRED_FIELD_MISSING`.
         */
        AddressCreateInput: {
            /**
             * @default Shipping
             * @enum {string}
             */
            addressType?: "Shipping" | "Billing";
            /** @default false */
            isDefault?: boolean;
            name?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            companyName?: string;
            street?: string;
            postalCode?: string;
            city?: string;
            region?: string;
            country?: components["schemas"]["CountryInput"];
            /** @description Empty text removes it. */
            phoneNumber?: string;
            /** @description Has no effect; the path names the address. */
            addressId?: components["schemas"]["RecordId"];
            commerceAddressFieldInputList?: components["schemas"]["AddressFieldsInput"];
        };
        /** @description Custom fields of the address. One that addresses do not have is refused with 400 `INVALID_FIELD`. */
        AddressFieldsInput: components["schemas"]["AddressFieldInput"][] | {
            fields: components["schemas"]["AddressFieldInput"][];
        };
        AddressFieldInput: {
            /** @description API name of the field. */
            dataName: string;
            text?: string | null;
        };
        AddressUpdateInput: {
            /** @enum {string} */
            addressType?: "Shipping" | "Billing";
            isDefault?: boolean;
            name?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            companyName?: string;
            street?: string;
            postalCode?: string;
            city?: string;
            region?: string;
            country?: components["schemas"]["CountryInput"];
            /** @description Empty text removes it. */
            phoneNumber?: string;
            /** @description Has no effect; the path names the address. */
            addressId?: components["schemas"]["RecordId"];
            commerceAddressFieldInputList?: components["schemas"]["AddressFieldsInput"];
        };
        /**
         * @description Id of a record, case sensitive with 15 characters or safe against case folding with 18. The
         *     first three characters name the object. The platform answers 18 and accepts both.
         * @example 01t000000000001AAA
         */
        RecordId: string;
        /** @description A field of a record as it is shown. */
        LabelledField: {
            /** @description Name of the field in the language of the request. */
            label: string;
            /** @description The value as text; null without one. */
            text: string | null;
            /**
             * @description Data type in small letters.
             * @example currency
             * @example datetime
             * @example reference
             */
            type: string;
        };
        /** @description The fields asked for, by API name. */
        LabelledFields: {
            [key: string]: components["schemas"]["LabelledField"];
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
        /**
         * @description Two letters by ISO 3166-1, or the country's name in German or English. It is kept as two letters.
         * @example DE
         * @example Germany
         */
        CountryInput: string;
        /** @description Deployment of the assistant (SF-CONTEXT-06). */
        AiConfiguration: {
            /** @description Whether what shoppers do is recorded for recommendations. */
            activityTrackingEnabled?: boolean;
            /** @description Whether the store has a catalogue to talk about. */
            catalogExists?: boolean;
            /** @description Whether the assistant answers now. */
            isDeployed: boolean;
            /** @description Whether the store may deploy one. */
            deploymentEnabled: boolean;
            /** @description Address of the assistant; null without one. */
            host?: string | null;
            /** @description Site of the store (prefix 0DM). */
            siteId?: string | null;
            /** @description Name of the assistant's tenant; null without one. */
            tenant?: string | null;
        };
        ShopperAgentContext: {
            webstoreId: components["schemas"]["RecordId"];
            /** @description The same as `shopperCopilotUIEnabled` of the application context. */
            isAgentEnabled: boolean;
            guestUser: boolean;
            /** @description Account the shopper acts for; null for guests. */
            effectiveAccountId?: string | null;
            effectiveAccountName?: string | null;
            /** @description Language of the conversation by ISO 639-1. */
            language?: string;
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
        };
        /**
         * @description Currency by ISO 4217.
         * @example EUR
         */
        CurrencyIsoCode: string;
        BoostBuryRuleCollection: {
            boostBuryRules: components["schemas"]["BoostBuryRule"][];
        };
        BoostBuryRule: {
            id?: string;
            name?: string | null;
            /** @description Boost or Bury. */
            action?: string | null;
            /** @description From 1 to 100. */
            level?: number | null;
            /** @description First moment of the rule. */
            startDate?: string | null;
            /** @description Moment from which the rule does not apply any more. */
            endDate?: string | null;
            targetExpression?: components["schemas"]["BoostBuryTargetExpression"];
        };
        /** @description The products that the rule moves. */
        BoostBuryTargetExpression: {
            conditions?: components["schemas"]["BoostBuryCondition"][];
        };
        BoostBuryCondition: {
            attributeNameOrId?: string | null;
            attributeType?: string | null;
            values?: string[];
        };
        BoostBuryRuleInput: {
            name: string;
            /** @enum {string} */
            action: "Boost" | "Bury";
            level: number;
            startDate: components["schemas"]["DateTime"];
            /** @description After the start. */
            endDate: components["schemas"]["DateTime"];
            targetExpression: components["schemas"]["BoostBuryTargetExpressionInput"];
        };
        BoostBuryTargetExpressionInput: {
            conditions: components["schemas"]["BoostBuryConditionInput"][];
        };
        BoostBuryConditionInput: {
            /**
             * @description Products are named by their ids.
             * @enum {string}
             */
            attributeNameOrId: "Id" | "ID";
            /** @enum {string} */
            attributeType?: "Product2";
            values: components["schemas"]["RecordId"][];
        };
        /**
         * Format: date-time
         * @description Moment in UTC by RFC 3339.
         * @example 2026-03-02T09:30:00.000Z
         */
        DateTime: string;
        CartPreservation: {
            /** @description The buyer's cart that now holds the products. */
            cartId: components["schemas"]["RecordId"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Number of products in the guest's cart. */
            numberOfProducts?: number;
            /** @description Number of those that could not be taken over. */
            numberOfProductsWithError: number;
            /** @description Number of those that were taken over. */
            numberOfProductsWithSuccess?: number;
            /** @description The items that could not be taken over, each with the reason. */
            failedCartItems?: components["schemas"]["CartItemBasicResult"][];
            succeededCartItems?: components["schemas"]["CartItemBasicResult"][];
        };
        /** @description What became of one item. */
        CartItemBasicResult: {
            /** @description Id of the item: in the buyer's cart, or in the guest's for one that failed. */
            cartItem: string;
            /** @description Why it failed, with the name of the product; null for one that did not. */
            message?: string | null;
            status?: ("Success" | "Failed") | string;
        };
        /** @description The outcome of a calculation with the cart. */
        CartSummaryResult: {
            data?: components["schemas"]["CartSummary"];
            /** @description Explanation; null for a success. */
            message?: string | null;
            status?: "Success" | string;
        };
        CartEvaluationInput: {
            shippingAddress: components["schemas"]["CartShippingAddressInput"];
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        /** @description Where the cart may go, as far as it is known. */
        CartShippingAddressInput: {
            id?: components["schemas"]["RecordId"];
            name?: string;
            firstName?: string;
            lastName?: string;
            companyName?: string;
            street?: string;
            postalCode?: string | number;
            city?: string;
            region?: string;
            /** @description Two letters by ISO 3166-1, or the name of the country. */
            country?: string;
        };
        CommerceActionResult: {
            isSuccess: boolean;
            /** @description Explanation; null for a success. */
            message?: string | null;
        };
        CartMessagesVisibility: {
            /** @description Whether the messages are shown. */
            visibility: boolean;
        };
        /** @description What is reserved for a cart. */
        CartReservation: {
            /** @description Whether the stock is reserved. */
            success?: boolean;
            errorCode?: string | null;
            errorMessage?: string | null;
            /** @description Name of the reservation; in this shop the id of its cart. */
            reservationIdentifier?: string | null;
            /** @description What is reserved, product by product. */
            inventoryItemReservations?: components["schemas"]["CartItemReservation"][];
        };
        CartItemReservation: {
            /** @description Id of the reservation of this product (prefix 0hq). */
            id?: string | null;
            /** @description Id of the cart item that it is for. */
            itemReservationSourceId?: string | null;
            productId?: string | null;
            /** @description Packs that are kept. */
            quantity?: number | null;
            success?: boolean | null;
            errorCode?: string | null;
            errorMessage?: string | null;
        };
        /**
         * @description Amount as decimal text with a dot, in the currency named beside it; never a JSON number.
         * @example 12.49
         */
        Money: string;
        /** @description One remark of the platform about a cart or an item of it. */
        CartMessage: {
            /** @description Explanation for the buyer in the language of the request. */
            message: string;
            /** @description Id of the message; null for one that is computed anew with each answer. */
            messageId?: string | null;
            /** @description Id of the cart or the cart item that the message is about. */
            relatedEntityId?: components["schemas"]["RecordId"] | null;
            /** @description Only `Error` keeps the cart from checkout. */
            severity: ("Error" | "Warning" | "Info") | string;
            /** @description Part of the platform that speaks. */
            type: ("Inventory" | "Pricing" | "Promotions" | "Entitlement") | string;
            /** @description Whether the message is to be shown to the buyer. */
            visible?: boolean | null;
        };
        /** @description The remarks about one thing, shortened to the first ones. */
        CartMessagesSummary: {
            /** @description Number of messages of severity `Error`; null in some answers, which then carry the messages only. */
            errorCount: number | null;
            /** @description Whether there is one; null as `errorCount` is. */
            hasErrors: boolean | null;
            limitedMessages: components["schemas"]["CartMessage"][];
            /** @description Id of the cart or the cart item that the messages are about. */
            relatedEntityId?: components["schemas"]["RecordId"] | null;
            /** @description Number of items with at least one error; on carts only. */
            totalLineItemsWithErrors?: number;
        };
        /** @description `Checkout` while a checkout of the cart is open. */
        CartStatus: ("Active" | "Checkout" | "Closed" | "PendingClosed" | "PendingDelete" | "Processing") | string;
        /**
         * @description Exact decimal number as text with a dot, such as a quantity.
         * @example 1.0
         */
        Decimal: string;
        /**
         * @description `Processing` while the platform still recalculates after a write: amounts are those before
         *     it. Poll until `Completed` (SF-CART-02).
         */
        CartOperationStatus: ("Processing" | "Completed") | string;
        /** @description Custom fields of the cart and of its delivery groups that have values; absent in a store without any. */
        CustomFields: ({
            attributes: {
                /** @description API name of the object. */
                type: string;
            };
            Id?: components["schemas"]["RecordId"];
        } & {
            [key: string]: unknown;
        })[];
        /**
         * @description Head of a cart. All amounts are gross where `taxType` is `Gross`: the tax is contained in them
         *     and named in `totalTaxAmount`, not added. Where it is `Net` only `grandTotalAmount` has the tax.
         */
        CartSummary: {
            /** @description Effective account that buys. */
            accountId: components["schemas"]["RecordId"];
            cartId: components["schemas"]["RecordId"];
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            /** @description What the buyer pays. */
            grandTotalAmount: components["schemas"]["Money"];
            /** @description Whether the cart is kept beside the buyer's main cart. */
            isSecondary: boolean;
            messagesSummary: components["schemas"]["CartMessagesSummary"];
            name: string;
            /** @description User whom the order will belong to; null until that is known. */
            orderOwnerId?: components["schemas"]["RecordId"] | null;
            /** @description User who opened the cart. */
            ownerId: components["schemas"]["RecordId"];
            /** @description The buyer's own order number. */
            purchaseOrderNumber?: string | null;
            status: components["schemas"]["CartStatus"];
            /** @description Whether prices contain the tax. */
            taxType: ("Net" | "Gross") | string;
            /** @description Delivery costs. */
            totalChargeAmount: components["schemas"]["Money"];
            /** @description Sum of the items at list price. */
            totalListPrice: components["schemas"]["Money"];
            /** @description Sum of the items at the buyer's price. */
            totalProductAmount: components["schemas"]["Money"];
            /** @description The same less promotions. */
            totalProductAmountAfterAdjustments: components["schemas"]["Money"];
            /** @description Sum of the quantities. */
            totalProductCount: components["schemas"]["Decimal"];
            /** @description Reduction by promotions, zero or negative. */
            totalPromotionalAdjustmentAmount: components["schemas"]["Money"];
            /** @description Value added tax of items and delivery. */
            totalTaxAmount: components["schemas"]["Money"];
            /** @description `Cart` for what a buyer fills, `PayNowReadOnly` for a copy behind a payment link. */
            type: ("Cart" | "PayNowReadOnly" | "Template") | string;
            /** @description Number of items; a JSON number. */
            uniqueProductCount: number;
            webstoreId: components["schemas"]["RecordId"];
            asyncOperationStatus?: components["schemas"]["CartOperationStatus"];
            customFields?: components["schemas"]["CustomFields"];
            /** @description Sum of the quantities of set parts. */
            totalSubProductCount?: components["schemas"]["Decimal"];
            /** @description Number of items that are products. */
            totalProductLineItemCount?: number;
            /** @description Sum of the products at list price. */
            totalProductListAmount?: components["schemas"]["Money"];
            /** @description Products less what promotions take off single items. */
            totalAmountWithItemAdjustment?: components["schemas"]["Money"];
            /** @description What promotions take off the cart as a whole, zero or negative. */
            totalCartLevelAdjustmentAmount?: components["schemas"]["Money"];
            /** @description Whether a delivery of the cart is a gift. */
            hasGift?: boolean;
            /** @description What the first payment of subscriptions comes to; null without one. */
            firstPymtGrandTotalAmount?: string | null;
            firstPymtTotalAmount?: string | null;
            firstPymtTotalListPrice?: string | null;
            firstPymtTotalTaxAmount?: string | null;
        };
        /**
         * @description Values of custom fields of the cart and of its delivery groups. Standard fields are ignored. A custom field
         *     that the object does not have, or that shoppers may not write, is refused with 400 `INVALID_FIELD`.
         */
        CustomFieldsInput: ({
            attributes: {
                /**
                 * @description API name of the object.
                 * @example WebCart
                 * @example CartDeliveryGroup
                 */
                type: string;
            };
            /** @description Cart or delivery group; absent, the cart or its default group. */
            Id?: components["schemas"]["RecordId"];
            /** @description The same. */
            id?: components["schemas"]["RecordId"];
        } & {
            [key: string]: unknown;
        })[];
        /** @description A coupon that was added to the cart. */
        CartCoupon: {
            /** @description Id of the coupon in this cart. */
            cartCouponId: components["schemas"]["RecordId"];
            couponCode: string;
            /** @description Id of the coupon itself (prefix 0cE). */
            couponId?: components["schemas"]["RecordId"];
            customFields?: components["schemas"]["CustomFields"];
        };
        CartCouponList: {
            coupons: components["schemas"]["CartCoupon"][];
        };
        /** @description The coupons of a cart in the order in which they were added. */
        CartCouponCollection: {
            cartId?: components["schemas"]["RecordId"];
            /** @description User who opened the cart. */
            ownerId?: components["schemas"]["RecordId"];
            cartStatus?: components["schemas"]["CartStatus"];
            cartCoupons: components["schemas"]["CartCouponList"];
            /** @description Code of the coupon that has just been added; absent in a read. */
            couponCode?: string;
            /** @description Id of that coupon; absent as its code is. */
            couponId?: components["schemas"]["RecordId"];
        };
        CouponInput: {
            /** @description In any case; spaces around it do not count. */
            couponCode: string;
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        CartItemPromotionCollection: {
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description The promotions of each item by its id; an item that benefits from none has an empty list. */
            items: {
                [key: string]: components["schemas"]["CartPromotion"][];
            };
        };
        /** @description What a new cart is like. */
        CartInput: {
            /** @description Absent, `Cart`. */
            name?: string;
            /**
             * @description Whether the cart stands beside the main one.
             * @default false
             */
            isSecondary?: boolean;
            /**
             * @description Always `Cart`.
             * @enum {string}
             */
            type?: "Cart";
            /**
             * @description The same.
             * @enum {string}
             */
            typeAsString?: "Cart";
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Wins over the parameter. */
            effectiveAccountId?: components["schemas"]["RecordId"];
            /** @description User whom the order will belong to; here always who opens the cart. */
            orderOwnerId?: components["schemas"]["RecordId"];
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        /** @description A product to put into the cart. */
        CartItemInput: {
            productId: components["schemas"]["RecordId"];
            quantity: components["schemas"]["CartQuantityInput"];
            /**
             * @description Always `Product`.
             * @enum {string}
             */
            type: "Product";
            /** @description Selling model of a subscription. */
            productSellingModelId?: components["schemas"]["RecordId"];
            /** @description Number of billing periods of a subscription. */
            subscriptionTerm?: number;
            /** @description Delivery group of the cart that the item joins. Absent, the default one. */
            cartDeliveryGroupId?: components["schemas"]["RecordId"];
            /**
             * @description Kind of an item that is given away. This store gives none.
             * @enum {string}
             */
            subType?: "Bonus" | "Gift";
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        /** @description What changes of an item of the cart. */
        CartItemUpdateInput: {
            quantity: components["schemas"]["CartQuantityInput"];
            /** @description Delivery group of the cart that the item moves to; there it joins the same product. */
            cartDeliveryGroupId?: components["schemas"]["RecordId"];
            /** @description Product of the item; it does not change. */
            productId?: components["schemas"]["RecordId"];
            /**
             * @description Always `Product`.
             * @enum {string}
             */
            type?: "Product";
            /**
             * @description As with a new item.
             * @enum {string}
             */
            subType?: "Bonus" | "Gift";
            /** @description As with a new item. */
            productSellingModelId?: components["schemas"]["RecordId"];
            /** @description As with a new item. */
            subscriptionTerm?: number;
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        CartItemBatchResult: {
            /** @description Whether any input was refused. */
            hasErrors: boolean;
            results: {
                /** @description Status that the input alone would have been answered with. */
                statusCode: number;
                /** @description The item, or why the input was refused. */
                result: components["schemas"]["CartItem"] | components["schemas"]["Errors"];
            }[];
        };
        /** @description A page of the products of a cart. */
        CartProductCollection: {
            /** @description Number of cart items on this page. */
            count?: number;
            currentPage?: number;
            /** @description Whether an item of the page has an error. */
            hasErrors?: boolean;
            /** @description Number of products over all pages. */
            totalItemCount?: number;
            totalNumberOfPages?: number;
            products: components["schemas"]["CartProduct"][];
        };
        /** @description A product of a cart with all items that it is in. */
        CartProduct: {
            product: components["schemas"]["CartProductDetails"];
            cartItems: components["schemas"]["CartItemEnvelope"][];
        };
        /** @description What a page's header needs of a cart. */
        CartCompactSummary: {
            cartId: components["schemas"]["RecordId"];
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            /** @description Sum of the quantities. */
            totalProductCount: components["schemas"]["Decimal"];
            /** @description Number of items; a JSON number. */
            uniqueProductCount: number;
            asyncOperationStatus?: components["schemas"]["CartOperationStatus"];
        };
        /**
         * @description Number of packs as decimal text. The platform writes whole numbers with one decimal.
         * @example 2
         * @example 2.0
         */
        CartQuantity: string;
        /** @description One page of the items of a cart with the cart's head. */
        CartItemCollection: {
            cartItems: components["schemas"]["CartItemEnvelope"][];
            /** @description Absent as long as the buyer has no cart. */
            cartSummary?: components["schemas"]["CartSummary"];
            /** @description Promotions, when `includePromotions` asks for them. Absent as long as the buyer has no cart. */
            cartPromotions?: components["schemas"]["CartPromotionCollection"];
            /** @description Coupons, when `includeCoupons` asks for them. Absent as long as the buyer has no cart. */
            cartCoupons?: components["schemas"]["CartCouponCollection"];
            /** @description Promotions that the cart nearly reaches, one sentence to the buyer for each, when `includePromotions` asks for them. */
            approachingDiscounts?: string[];
            /** @description Whether any item of the cart, on any page, has an error. */
            hasErrors: boolean;
            currentPage?: number;
            /** @description Number of unique products over all pages. */
            totalItemCount?: number;
            totalNumberOfPages?: number;
            /** @description Opaque; null in some answers of a single page. */
            currentPageToken: string | null;
            /** @description Path and query on this origin; null as the token is. */
            currentPageUrl: string | null;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            nextPageUrl: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            previousPageUrl: string | null;
        };
        CartPurchaseQuantityRule: {
            /** @description Fewest packs. */
            minimum: components["schemas"]["Decimal"];
            /** @description Most packs per cart; null without a limit. */
            maximum: components["schemas"]["Decimal"] | null;
            /** @description Step between two allowed quantities. */
            increment: components["schemas"]["Decimal"];
        };
        CartImage: {
            /** @description Id of the media (prefix 2pm or 20Y). */
            id?: string | null;
            /** @description Address on this origin or absolute. */
            url: string;
            alternateText: string | null;
            title?: string | null;
            /** @description Id of the content version (prefix 5OU); null for what is not a content version. */
            contentVersionId?: string | null;
            /** @example Image */
            mediaType?: string | null;
            sortOrder?: number | null;
            thumbnailUrl?: string | null;
        };
        /** @description One attribute of a variation. */
        CartProductAttribute: {
            label: string;
            value: string | null;
            /** @description Place among the attributes. */
            sequence?: number | null;
        };
        /** @description What a cart shows of a product. */
        CartProductDetails: {
            productId: components["schemas"]["RecordId"];
            name: string;
            sku?: string | null;
            /** @description The fields asked for by `productFields`, as text by API name. */
            fields?: {
                [key: string]: string | null;
            };
            /** @description Last part of the product's address in the shop. */
            productUrlName?: string | null;
            /** @description Numbers of packs that may be bought; null when there is no rule. */
            purchaseQuantityRule?: components["schemas"]["CartPurchaseQuantityRule"] | null;
            /** @description Small image of the product; null without one. */
            thumbnailImage?: components["schemas"]["CartImage"] | null;
            /** @description What distinguishes the variation, by attribute name; empty for a simple product. */
            variationAttributes?: {
                [key: string]: components["schemas"]["CartProductAttribute"];
            };
            /** @description Simple, Variation, VariationParent, Set or Bundle. */
            productClass?: string | null;
            /** @description How a subscription is sold; null for products sold once. */
            productSubscriptionInformation?: {
                sellingModelType?: string;
            } | null;
        };
        /**
         * @description One product of a cart. Amounts are for the whole quantity unless named `unit` or `…Price` of one pack. The
         *     platform leaves prices and amounts out for an item that it cannot price.
         */
        CartItem: {
            cartId: components["schemas"]["RecordId"];
            cartItemId: components["schemas"]["RecordId"];
            name: string;
            /** @description `Product`, or a charge. */
            type: ("Product" | "Charge" | "DeliveryCharge") | string;
            quantity: components["schemas"]["CartQuantity"];
            /** @description Id of the delivery group that the item is in. */
            cartDeliveryGroupId?: components["schemas"]["RecordId"] | null;
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Id of the item that this one is a part of; null for an item of its own. */
            parentCartItemId?: components["schemas"]["RecordId"] | null;
            customFields?: components["schemas"]["CustomFields"];
            /** @description The first items of the cart, in the answer of a write that asks for them by `includeCartData`. */
            cartData?: components["schemas"]["CartItemCollection"];
            /** @description Whether the item is delivered without cost. */
            isShippingChargeNotApplicable?: boolean;
            productId: components["schemas"]["RecordId"];
            productDetails: components["schemas"]["CartProductDetails"];
            /** @description The buyer's price of one pack; null when there is none. */
            salesPrice?: components["schemas"]["Money"] | null;
            /** @description List price of one pack; null when there is none. */
            listPrice?: components["schemas"]["Money"] | null;
            totalListPrice?: components["schemas"]["Money"];
            /** @description Sales price times quantity. */
            totalPrice?: components["schemas"]["Money"];
            /** @description Total price less adjustments. */
            totalAmount?: components["schemas"]["Money"];
            /** @description Tax contained in the total amount. */
            totalTax?: components["schemas"]["Money"];
            /** @description Zero or negative. */
            totalAdjustmentAmount?: components["schemas"]["Money"];
            itemizedAdjustmentAmount?: components["schemas"]["Money"];
            /** @description Sales price of one pack less adjustments. */
            unitAdjustedPrice?: components["schemas"]["Money"];
            unitAdjustedPriceWithItemAdj?: components["schemas"]["Money"];
            unitAdjustmentAmount?: components["schemas"]["Money"];
            unitItemAdjustmentAmount?: components["schemas"]["Money"];
            messagesSummary: components["schemas"]["CartMessagesSummary"];
            /** @description Simple, Variation, VariationParent, Set or Bundle. */
            productClass?: string | null;
            subType?: string | null;
            /** @description Number of parts of a set. */
            childProductCount?: number;
            promotionDisplayName?: string | null;
            productSellingModelId?: string | null;
            sellingModelType?: string | null;
            billingFrequency?: string | null;
            subscriptionTerm?: number | null;
            firstPymtTotalAmount?: string | null;
            firstPymtTotalPrice?: string | null;
            firstPymtTotalListPrice?: string | null;
            firstPymtTotalTax?: string | null;
        };
        /** @description A cart item as the collections hold it. */
        CartItemEnvelope: {
            cartItem: components["schemas"]["CartItem"];
            /** @description First error about the item; null without one. */
            message?: string | null;
            /** @description `Failed` while the item has an error. */
            status?: ("Success" | "Failed") | string;
        };
        /** @description A promotion that the cart benefits from. */
        CartPromotion: {
            promotionId: components["schemas"]["RecordId"];
            displayName: string;
            /** @description What it takes off, zero or negative. */
            adjustmentAmount: components["schemas"]["Money"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Code of the coupon that brought it; null for a promotion that needs none. */
            couponCode?: string | null;
            /** @description What it lowers, `Cart` or `Item`. */
            targetType?: string | null;
            termsAndConditions?: string | null;
        };
        /** @description The promotions that a cart benefits from. */
        CartPromotionCollection: {
            cartId?: components["schemas"]["RecordId"];
            cartStatus?: components["schemas"]["CartStatus"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            promotions: components["schemas"]["CartPromotion"][];
        };
        /**
         * @description Number of packs, as text or as a number.
         * @example 2
         * @example 2
         */
        CartQuantityInput: components["schemas"]["CartQuantity"] | number;
        NavigationMenuItemCollection: {
            menuItems: components["schemas"]["NavigationMenuItem"][];
        };
        NavigationMenuItem: {
            label?: string | null;
            /** @description What the item does: InternalLink, ExternalLink, Event or Modal. */
            actionType?: string | null;
            /** @description Address in the shop of an item that is an internal link. */
            actionValue?: string | null;
            /** @description Address of the picture of an item at the top. */
            imageUrl?: string | null;
            /** @description Where the item opens: CurrentWindow or NewWindow. */
            target?: string | null;
            pageReference?: components["schemas"]["NavigationMenuPageReference"] | null;
            subMenu?: components["schemas"]["NavigationMenuItem"][] | null;
        };
        /** @description The page that an item leads to, apart from its address. */
        NavigationMenuPageReference: {
            /** @description Kind of page, such as standard__recordPage. */
            type?: string | null;
            /** @description What names the page among those of its kind. */
            attributes?: {
                [key: string]: string | null;
            } | null;
            /** @description Parameters of the page. */
            state?: {
                [key: string]: string | null;
            } | null;
        };
        /** @description An open checkout. */
        Checkout: {
            /** @description Prefix 2z9. */
            checkoutId: components["schemas"]["RecordId"];
            /** @description The HTTP status of this answer once more, for clients that keep only the body. */
            checkoutStatus?: number;
            /** @description The same as text. */
            statusCode?: string | null;
            /** @description Number of the order that the checkout has led to; null before. */
            orderReferenceNumber?: string | null;
            /** @description Some answers leave it out; the cart has it too. */
            cartSummary?: components["schemas"]["CartSummary"];
            /** @description Some answers leave it out; the cart has it too. */
            deliveryGroups?: components["schemas"]["DeliveryGroupCollection"];
            customFields?: components["schemas"]["CustomFields"];
            /** @description Why the checkout cannot be ordered as it stands; empty when it can. */
            errors?: components["schemas"]["CheckoutError"][];
            /** @description The coupons of the cart. */
            coupons?: components["schemas"]["CartCoupon"][];
            /** @description How the buyer can be reached about this order; null before anything is said. */
            contactInfo?: components["schemas"]["ContactInfoRecord"] | null;
            /**
             * @description The payment that counts; null before one is noted, and when the total has changed since. Absent where
             *     the platform does not say.
             */
            payment?: components["schemas"]["CheckoutPayment"] | null;
            /** @description The consent that counts; null before one is given. */
            shopperConsent?: components["schemas"]["ShopperConsentRecord"] | null;
            /** @description Whether an order needs the consent to the use of health data. */
            isShopperConsentRequired?: boolean;
            /** @description Whether an order needs a phone number, as with medicines. */
            isPhoneNumberRequired?: boolean;
        };
        /** @description One reason why a checkout or an order does not go on. */
        CheckoutError: {
            /**
             * @description Part of the platform that objects; see x-constants.
             * @example /commerce/errors/shipping-failure
             */
            type: string;
            /**
             * @description Stable code in capitals.
             * @example INSUFFICIENT_INVENTORY
             */
            title?: string;
            /** @description Explanation for the buyer in the language of the request. */
            detail: string;
            /** @description What the error is about; null where nothing is named. */
            instance?: string | null;
            /** @description The values to mend, where the error is about some. */
            invalidParameters?: components["schemas"]["InvalidParameter"][];
        };
        InvalidParameter: {
            /** @description Path of the value in `updateCheckout`, such as contactInfo.email. */
            name: string;
            detail?: string | null;
        };
        /** @description The cart to order, and what is known of where it goes. */
        CheckoutStart: {
            /** @description Id of a cart (prefix 0a6), or `active` or `current` for the open one of the account. */
            cartId: string;
            deliveryAddressInput?: components["schemas"]["DeliveryAddressInput"];
            contactInfo?: components["schemas"]["ContactInfo"];
            customFields?: components["schemas"]["CustomFieldsInput"];
        };
        /** @description The code of one coupon, in a list or alone. */
        CheckoutCouponInput: {
            couponCodes: string[];
        } | {
            /** @description In any case; spaces around it do not count. */
            couponCode: string;
        };
        /** @description The coupons of a checkout. Read the checkout for its new totals. */
        CheckoutCoupons: {
            /** @description Ids by which the coupons can be taken out again. */
            cartCouponIds: components["schemas"]["RecordId"][];
            errors?: components["schemas"]["CheckoutError"][];
        };
        /** @description One action, or a list of them. */
        OrderActionRequest: components["schemas"]["OrderAction"] | {
            actions: components["schemas"]["OrderAction"][];
        };
        OrderAction: {
            /** @enum {string} */
            action: "prepare" | "submit";
            /** @description What the action needs beside the checkout; members that it does not know are ignored. */
            parameters?: {
                /** @description For `submit`, the key of the intended order. */
                idempotencyKey?: string;
            };
        };
        /** @description What the actions led to. */
        OrderActionResult: {
            /** @description The actions that were carried out; a refused one is not among them. */
            actions?: {
                /** @description prepare or submit. */
                action: string;
                /** @description Order number for people; null when no order was placed. */
                orderReferenceNumber?: string | null;
            }[];
            /** @description The same of the last action. */
            orderReferenceNumber?: string | null;
            errors?: components["schemas"]["CheckoutError"][];
        };
        CheckoutDeliveryGroupsInput: {
            items: {
                /** @description Prefix 0a7. */
                id: components["schemas"]["RecordId"];
                /** @description Prefix 2Dm. */
                selectedDeliveryMethodId: components["schemas"]["RecordId"];
            }[];
        };
        /**
         * @description Consent of the shopper, or its withdrawal. `HealthData` is the consent to the use of the order
         *     data of pharmacy-only medicines; its version and moment are kept with the order.
         */
        ShopperConsent: {
            /** @enum {string} */
            purpose: "HealthData";
            granted: boolean;
            /** @description Version of the text that the shopper saw. */
            version: string;
        };
        ShopperConsentRecord: {
            /** @enum {string} */
            purpose: "HealthData";
            version: string;
            givenDate: components["schemas"]["DateTime"];
        };
        PaymentRequest: components["schemas"]["AuthorisationPayment"] | components["schemas"]["PostAuthorisationPayment"] | components["schemas"]["PurchaseOrderPayment"] | components["schemas"]["ClientRequestPayment"];
        /** @description A token of a payment service that is to be authorised. */
        AuthorisationPayment: {
            /** @constant */
            requestType: "Auth";
            paymentToken: string;
            billingAddress?: components["schemas"]["AddressParts"];
            paymentsData?: components["schemas"]["PaymentsData"];
        };
        /** @description A payment that was authorised in the browser already. */
        PostAuthorisationPayment: {
            /** @constant */
            requestType: "PostAuth";
            paymentToken: string;
            billingAddress?: components["schemas"]["AddressParts"];
            paymentsData?: components["schemas"]["PaymentsData"];
        };
        /** @description Purchase on invoice. */
        PurchaseOrderPayment: {
            /** @constant */
            requestType: "SimplePurchaseOrder";
            /** @description The buyer's own order number. */
            paymentToken?: string;
            billingAddress: components["schemas"]["AddressParts"];
            paymentsData?: components["schemas"]["PaymentsData"];
        };
        /** @description A payment by a service that the store has added itself. */
        ClientRequestPayment: {
            /** @constant */
            requestType: "ClientRequest";
            paymentToken?: string;
            billingAddress?: components["schemas"]["AddressParts"];
            paymentsData: components["schemas"]["PaymentsData"];
        };
        /** @description Data for the payment service, JSON as text. */
        PaymentsData: string;
        CheckoutPayment: {
            /** @description Why it failed; empty when it did not. */
            errors?: components["schemas"]["CheckoutError"][];
            /** @description What the payment service answered beside the result; null without such data. */
            paymentData?: string | null;
            requestType?: ("Auth" | "PostAuth" | "SimplePurchaseOrder" | "ClientRequest") | string;
            /** @description `Requested` leaves the answer to the payment service. */
            status?: ("Authorised" | "Requested") | string;
            /** @description Grand total that the payment covers. */
            amount?: components["schemas"]["Money"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            salesforceResultCode: components["schemas"]["PaymentResultCode"];
            /** @description Last four digits of the card; null without one. */
            cardLastDigits?: string | null;
            /** @description The buyer's own order number. */
            purchaseOrderNumber?: string | null;
            billingAddress?: components["schemas"]["DeliveryAddress"] | null;
        };
        /**
         * @description Result in the platform's own words: Success, RequiresReview, Decline, PermanentFail, Indeterminate,
         *     SystemError, ValidationError. Others may come.
         * @example Success
         */
        PaymentResultCode: string;
        /** @description Why the provider did not authorise a payment. */
        PaymentFailure: {
            salesforceResultCode: components["schemas"]["PaymentResultCode"];
            /** @description What the payment service answered beside the result, JSON as text, such as where to confirm the payment. */
            paymentData?: string | null;
            errors: components["schemas"]["CheckoutError"][];
        };
        /**
         * @description How a guest can be reached about the order. A guest's order needs the e-mail address; buyers
         *     who are signed in have one already.
         */
        ContactInfo: {
            firstName?: string;
            lastName?: string;
            email?: string;
            phoneNumber?: components["schemas"]["ShipToPhoneNumber"];
        };
        ContactInfoRecord: {
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phoneNumber?: string | null;
        };
        CheckoutOrder: {
            /** @description Order number for people; null when no order was placed. */
            orderReferenceNumber: string | null;
            errors?: components["schemas"]["CheckoutError"][];
        };
        /** @description An address of the account's address list. */
        DeliveryAddressReference: {
            id: components["schemas"]["RecordId"];
        };
        /** @description An address given in parts. The recipient is `name`, or `firstName` and `lastName`. */
        AddressParts: {
            name?: string;
            firstName?: string;
            lastName?: string;
            companyName?: string;
            street: string;
            postalCode: string;
            city: string;
            region?: string;
            country: components["schemas"]["CountryInput"];
        };
        /** @description Either an address of the list, or its parts. */
        DeliveryAddressInput: components["schemas"]["DeliveryAddressReference"] | components["schemas"]["AddressParts"];
        /**
         * @description Phone number under which the pharmacy reaches the recipient. Needed before an order with a
         *     medicine, for the advice by a pharmacist.
         * @example +49 89 123456
         */
        ShipToPhoneNumber: string;
        /** @description Where a delivery goes. A field is null as long as nobody has given it. */
        DeliveryAddress: {
            /** @description Id of the contact point address it was taken from (prefix 8lW); null when given in parts. */
            id?: components["schemas"]["RecordId"] | null;
            /** @description Full name of the recipient. */
            name?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            companyName?: string | null;
            /** @description Street and number. */
            street?: string | null;
            postalCode?: string | null;
            city?: string | null;
            /** @description State or prefecture code where the country has them. */
            region?: string | null;
            /** @description Two letters by ISO 3166-1. */
            country?: string | null;
            phoneNumber?: string | null;
            /** @description The same. */
            shipToPhoneNumber?: string | null;
        };
        /** @description A way of delivery with what it costs for this group. */
        DeliveryMethod: {
            /** @description Prefix 2Dm. */
            id: components["schemas"]["RecordId"];
            name: string;
            carrier?: string | null;
            classOfService?: string | null;
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            /** @description Fee for this group, tax included. */
            shippingFee: components["schemas"]["Money"];
            /** @description The same less promotions. */
            adjustedShippingFee?: components["schemas"]["Money"];
            /** @description Fee below the free-shipping threshold. */
            standardShippingFee?: components["schemas"]["Money"];
            /** @description Value of goods from which the delivery is free; null when it never is. */
            freeShippingThreshold?: components["schemas"]["Money"] | null;
            /** @description What promotions take off the fee, zero or below. */
            totalAdjustmentAmount?: components["schemas"]["Money"];
            /** @description Time until the goods leave the store; null where the store says nothing of it. */
            processTime?: number | null;
            processTimeUnit?: string | null;
            /** @description Null where the carrier makes no estimate. */
            earliestEstimatedDeliveryTime?: string | null;
            latestEstimatedDeliveryTime?: string | null;
            /** @description Shortest time of delivery. */
            transitTimeMin?: number | null;
            /** @description Longest time of delivery. */
            transitTimeMax?: number | null;
            transitTimeUnit?: ("Hours" | "Days" | "Weeks") | (string | null);
        };
        /** @description The items of a cart that go to one address by one method. */
        DeliveryGroup: {
            /** @description Prefix 0a7. */
            id: components["schemas"]["RecordId"];
            name?: string | null;
            /** @description Whether new items join this group. Some answers leave it out. */
            isDefault?: boolean;
            isAllDigitalCartItems?: boolean;
            /** @description Number of items; groups with none are dropped. Some answers leave it out. */
            totalCartItemCount?: number;
            totalProductAmount?: components["schemas"]["Money"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Null before one is chosen. */
            deliveryAddress: components["schemas"]["DeliveryAddress"] | null;
            /** @description Cart that the group belongs to. */
            cartId?: components["schemas"]["RecordId"];
            /**
             * Format: date-time
             * @description When the buyer would like the delivery; null without a wish.
             */
            desiredDeliveryDate?: string | null;
            /** @description Whether the delivery is a gift; never where the store has gifting off. */
            isGift?: boolean;
            giftMessage?: string | null;
            giftToName?: string | null;
            shipToPhoneNumber?: string | null;
            /** @description Note of the buyer for the carrier. */
            shippingInstructions?: string | null;
            availableDeliveryMethods: components["schemas"]["DeliveryMethod"][];
            /** @description Null before one is chosen. */
            selectedDeliveryMethod?: components["schemas"]["DeliveryMethod"] | null;
            /** @description The first items of the group, when asked for. */
            cartItems?: components["schemas"]["CartItemCollection"];
        };
        /** @description The delivery groups of a cart, the default one first. */
        DeliveryGroupCollection: {
            /** @description Number of groups answered. */
            count?: number;
            items: components["schemas"]["DeliveryGroup"][];
        };
        /**
         * @description When the buyer would like the delivery, as a moment or a day.
         * @example 2026-04-06T02:01:12.000Z
         * @example 2026-04-06
         */
        DesiredDeliveryDateInput: components["schemas"]["DateTime"] | string;
        CompositeProductInput: {
            /** @description Values by the API names of fields, which follow the rules of records. */
            productFields: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Categories of the product, the main one first. */
            categoryIds?: components["schemas"]["RecordId"][];
            productMedia?: components["schemas"]["ProductMediaInput"][];
            productPricing?: components["schemas"]["ProductPricingInput"];
        };
        ProductMediaInput: {
            /** @description Id of a managed content (prefix 20Y). */
            mediaId: components["schemas"]["RecordId"];
            /**
             * @description Group that the picture is for.
             * @enum {string}
             */
            developerName?: "productDetailImage" | "productListImage";
        };
        ProductPricingInput: {
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Comparison price. */
            listPrice?: components["schemas"]["PriceInput"];
            /** @description Price that buyers pay. */
            unitPrice?: components["schemas"]["PriceInput"];
            /** @description Another name of the unit price. */
            salePrice?: components["schemas"]["PriceInput"];
        };
        /** @description Amount of at most 999,999.99 with at most two decimals, as text or as a number. */
        PriceInput: string | number;
        CompositeVariationsInput: {
            /** @description A product of the class VariationParent. */
            parentProductId: components["schemas"]["RecordId"];
            variations: components["schemas"]["ProductVariationInput"][];
        };
        ProductVariationInput: {
            /** @description What tells the variation from its siblings, by API names of attributes. */
            variationAttributes: {
                [key: string]: string;
            };
            /** @description Whether lists group by an attribute. This store groups by none. Since 64. */
            isGroupedBy?: boolean;
        };
        CompositeVariationsResult: {
            /** @description The variations in the order of the request. */
            productIds?: components["schemas"]["RecordId"][];
            success: boolean;
            errors?: components["schemas"]["Error"][];
        };
        CompositeProductResult: {
            productId?: string | null;
            success: boolean;
            errors?: components["schemas"]["Error"][];
        };
        /** @description Abilities and settings of one store (SF-CONTEXT-01). Members newer than version 50 may be absent. */
        ApplicationContext: {
            /** @description Country of the store by ISO 3166 alpha-2. */
            country?: string | null;
            /** @description Markets that the store is divided into; most stores have none. */
            markets?: components["schemas"]["Market"][];
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
            /** @description Settings of the payment form that runs in the browser; null where the store takes no cards. */
            clientSidePaymentConfiguration?: components["schemas"]["ClientSidePaymentConfiguration"] | null;
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
        /** @description One market of a store. Since 58. */
        Market: {
            marketId?: string | null;
            /** @description Currency by locale. */
            localeCurrencyMap?: {
                [key: string]: string | null;
            } | null;
        };
        /** @description Switches and values that only some stores have. */
        ApplicationContextProperties: {
            /** @description Whether cart calls carry the high-scale header. */
            highScaleCartEnabled?: boolean;
            /** @description Whether the shop shows an assistant. */
            shopperCopilotUIEnabled?: boolean;
            /** @description Whether the older payment forms are used. */
            paymentsLegacyFormsEnabled?: boolean;
            /** @description Value of goods, in the store's default currency, from which standard delivery is free; null when it never is. */
            freeShippingThreshold?: components["schemas"]["Money"] | null;
            /**
             * @description Time of day in Germany until which an order leaves on the same day; null where no day is promised.
             * @example 15:00
             */
            dispatchCutOff?: string | null;
            /**
             * @description Federal state from which orders leave, as in ISO 3166-2 without the country.
             * @example NW
             */
            dispatchState?: string | null;
            /** @description Whether orders leave on Saturdays as well. */
            dispatchOnSaturdays?: boolean;
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
            /** @description Whether the store knows stock figures. Since 58. */
            isInventoryEnabled?: boolean | null;
            inventoryDefaultSource?: components["schemas"]["InventoryDefaultSource"] | null;
        };
        /** @description The source of stock figures where none is named. Since 58. */
        InventoryDefaultSource: {
            webStoreInventorySourceId?: string | null;
            /** @description Place that the stock is in. */
            locationSourceId?: string | null;
            /** @description Kind of the source. */
            webStoreInventoryLocationSourceType?: string | null;
            /** @description Seconds for which stock is reserved; null where the default holds. */
            reservationInSeconds?: number | null;
            /** @description Since 59. */
            inventoryDimension?: string | null;
            /** @description Lifetime of a stock figure. Since 59. */
            inventoryCacheTTL?: number | null;
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
        /** @description Who is asking (SF-SESSION-02). Ids are null for guests. */
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
            /** @description Login name. Since 62. */
            userName?: string | null;
        };
        /** @description The provider that turns card data into tokens; see the payments area. */
        ClientSidePaymentConfiguration: {
            /** @description Name of the provider. */
            provider?: string;
            /** @description Path to which the form sends card data. */
            tokenPath?: string;
            /** @description Schemes that the store takes. */
            cardTypes?: string[];
            environment?: ("Sandbox" | "Production") | string;
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
            /** @description Number of the accounts. */
            totalExternalManagedAccounts?: number | null;
        };
        ExternalManagedAccount: {
            accountId: components["schemas"]["RecordId"];
            accountName: string;
            /** @description Id of the ExternalManagedAccount record. */
            externalManagedAccountId?: string | null;
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
            /** @description Degrees as decimal text. */
            latitude?: string | null;
            /** @description Degrees as decimal text. */
            longitude?: string | null;
            /** @description How exact latitude and longitude are. */
            geolocationAccuracy?: string | null;
        };
        /** @description Where a group goes, and how. */
        DeliveryGroupInput: {
            deliveryAddress?: components["schemas"]["DeliveryAddressInput"];
            /** @description One of the available methods. */
            deliveryMethodId?: components["schemas"]["RecordId"];
            shipToPhoneNumber?: components["schemas"]["ShipToPhoneNumber"];
            /** @description Empty text removes the note. */
            shippingInstructions?: string;
            desiredDeliveryDate?: components["schemas"]["DesiredDeliveryDateInput"];
            name?: string;
            /** @description The group that the path names; a new group gets an id of its own. */
            id?: components["schemas"]["RecordId"];
        };
        /** @description What is to change; at least one thing. */
        DeliveryGroupUpdateInput: components["schemas"]["DeliveryGroupInput"] & Record<string, never>;
        /** @description An item, or some of its packs, and the group they go to. */
        DeliveryGroupArrangement: {
            deliveryGroupId: components["schemas"]["RecordId"];
            cartItemId: components["schemas"]["RecordId"];
            /** @description Packs to move; absent, all of the item. */
            quantity?: components["schemas"]["CartQuantityInput"];
        };
        /** @description What the shop knows of the buyer. */
        MyProfile: {
            /** @description What the buyer signs in with. */
            userName: string;
            firstName: string | null;
            lastName: string;
            /** @description Where mail goes. */
            email: string;
            phoneNumber: string | null;
            /** @description Whether the buyer has given back a password that went to this address. */
            hasUserVerifiedEmail: boolean;
            /** @description The same of the phone number. */
            hasUserVerifiedPhoneNumber: boolean;
        };
        MyProfileInput: {
            firstName?: string;
            lastName?: string;
            /** @description Needs `verificationInput`. Who signs in with the old address signs in with the new one from then on. */
            email?: string;
            /** @description Needs `verificationInput`. */
            phoneNumber?: components["schemas"]["ShipToPhoneNumber"];
            verificationInput?: components["schemas"]["ProfileVerificationInput"];
        };
        /** @description What proves that the buyer changes the profile. */
        ProfileVerificationInput: {
            identifier: components["schemas"]["OtpIdentifier"];
        };
        /**
         * @description Identifier of a one-time password.
         * @example a0O000000000001AAA
         */
        OtpIdentifier: string;
        VerificationStart: {
            /**
             * @description Where the password goes, to the mail address or to the phone number.
             * @enum {string}
             */
            method: "EMAIL" | "SMS";
            /**
             * @description `Verify` also proves the address or number to be the buyer's, which the profile then says; `StepUp` only
             *     proves the person, for one change.
             * @enum {string}
             */
            type: "StepUp" | "Verify";
            /** @description Any text, as the shop sets no captcha. */
            reCaptchaToken: string;
        };
        StartedVerification: {
            identifier: components["schemas"]["OtpIdentifier"];
            /** @description Address or number to which it was sent, in parts only. */
            recipient: string;
            /** @description Sent. */
            status: string;
            /** @description Explanation for a person. */
            message: string;
        };
        VerificationCode: {
            identifier: components["schemas"]["OtpIdentifier"];
            /** @description The one-time password. */
            code: string;
        };
        Verification: {
            identifier: components["schemas"]["OtpIdentifier"];
            /** @description Verified. */
            status: string;
            /** @description Explanation for a person. */
            message: string;
        };
        OrderItemSummaryCollection: {
            /** @description Opaque. */
            currentPageToken: string | null;
            /** @description Path and query on this origin. */
            currentPageUrl?: string | null;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            items: components["schemas"]["OrderItemSummary"][];
        };
        /** @description A product of an order, as it stands now. */
        OrderItemSummary: {
            /** @description Prefix 10u. */
            orderItemSummaryId: components["schemas"]["RecordId"];
            /** @description Prefix 1Os. */
            orderSummaryId?: components["schemas"]["RecordId"];
            /** @description What promotions took off; null unless `includeAdjustmentDetails` asks for it. */
            adjustmentAggregates?: components["schemas"]["OrderItemAdjustmentAggregates"] | null;
            fields?: components["schemas"]["LabelledFields"];
            product?: components["schemas"]["OrderItemProduct"];
        };
        /** @description What promotions took off a line, zero or below. Amounts are decimal text. */
        OrderItemAdjustmentAggregates: {
            /** @description Whether the amounts have been summed up. */
            available: boolean;
            status?: string | null;
            /** @description Off this line alone. */
            totalLinePromotionAmount?: string | null;
            /** @description The share of this line in what came off the whole order. */
            totalPromotionDistAmount?: string | null;
        };
        /** @description The product as it is today. */
        OrderItemProduct: {
            /** @description Prefix 01t; null once the product is gone. */
            productId?: string | null;
            /** @description Whether the buyer may look at it today. */
            canViewProduct?: boolean;
            /** @description Why not. */
            errorCode?: string | null;
            errorMessage?: string | null;
            fields?: components["schemas"]["LabelledFields"];
            media?: components["schemas"]["ProductMedia"] | null;
            /** @description Attributes of a variation; null without any. */
            productAttributes?: components["schemas"]["ListedAttributeSet"] | null;
        };
        OrderItemAdjustmentsInput: {
            orderItemSummaries: {
                /** @description Prefix 10u. */
                orderItemSummaryId: components["schemas"]["RecordId"];
            }[];
        };
        OrderItemSummaryAdjustmentCollection: {
            orderItemSummaries: {
                [key: string]: components["schemas"]["OrderAdjustmentCollection"];
            };
        };
        OrderDeliveryGroupSummaryCollection: {
            /** @description Opaque. */
            currentPageToken: string | null;
            /** @description Path and query on this origin. */
            currentPageUrl?: string | null;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            orderDeliveryGroups: {
                fields?: components["schemas"]["LabelledFields"];
            }[];
        };
        AdjustmentAggregatesInput: {
            orderSummaryIds: components["schemas"]["RecordId"][];
        };
        AdjustmentAggregatesStarted: {
            /** @description Path and query on this origin. */
            statusURL: string;
        };
        /** @description One picture. */
        ProductMedia: {
            /** @description Id of the picture. */
            id?: string | null;
            /** @description Address of the picture, relative to the origin or absolute. */
            url?: string | null;
            title?: string | null;
            /** @description Text for people who do not see the picture. */
            alternateText?: string | null;
            /** @description Kind of media, Image or Document. */
            mediaType?: string | null;
            contentVersionId?: string | null;
            thumbnailUrl?: string | null;
            sortOrder?: number | null;
        };
        ListedAttribute: {
            apiName?: string | null;
            label?: string | null;
            value?: string | null;
            /** @description Place among the attributes. */
            sequence?: number | null;
        };
        /** @description The same values in lists of products, in order and with labels. Since 63. */
        ListedAttributeSet: {
            apiName?: string | null;
            label?: string | null;
            attributes?: components["schemas"]["ListedAttribute"][] | null;
        };
        OrderAdjustment: {
            /** @description Zero or below, as decimal text. */
            amount: string;
            /** @description Code of the coupon that it goes back to; null without one. */
            basisReferenceDisplayName?: string | null;
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Name of the promotion. */
            displayName?: string | null;
            /** @description SplitLine for products, Delivery for the delivery. */
            targetType?: string | null;
            /**
             * @description What it goes back to.
             * @example Promotion
             */
            type?: string;
        };
        OrderAdjustmentCollection: {
            adjustments: components["schemas"]["OrderAdjustment"][];
        };
        OrderLookupInput: {
            orderSummaryIdOrRefNumber: string;
            verification?: components["schemas"]["OrderVerification"];
        };
        OrderAuthorizationInput: {
            orderSummaryRefNumber: string;
            email: string;
            /** @description Only its digits count. */
            phoneNumber: string;
            lastName?: string;
        };
        OrderAuthorization: {
            /** @description What opens the order in `getOrderSummaryLookup`. */
            accessToken: string;
        };
        /** @description An order as it is looked up. What was left out on request is null or absent. */
        OrderLookup: {
            /** @description Prefix 1Os. */
            id: components["schemas"]["RecordId"];
            orderNumber: string;
            /** @description Created, Approved, PartiallyFulfilled, Fulfilled, Delivered, Cancelled, Returned, or another one that the store has defined. */
            status: string;
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            fields: components["schemas"]["LabelledFields"];
            adjustmentAggregates?: components["schemas"]["OrderAdjustmentAggregates"] | null;
            adjustments?: components["schemas"]["OrderAdjustment"][];
            deliveryGroups?: components["schemas"]["OrderLookupDelivery"][];
            /** @description Profile of the buyer; null in a store without buyer profiles. */
            owner?: {
                [key: string]: unknown;
            } | null;
            /** @description Payments of the order; empty where the store does not show them. */
            payments?: {
                [key: string]: unknown;
            }[];
        };
        OrderLookupDelivery: {
            /** @description Prefix 0ag. */
            id: components["schemas"]["RecordId"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            deliveryMethod?: components["schemas"]["OrderLookupMethod"] | null;
            fields: components["schemas"]["LabelledFields"];
            lineItems?: components["schemas"]["OrderLookupItem"][];
        };
        OrderLookupMethod: {
            /** @description Prefix 2Dm. */
            id: components["schemas"]["RecordId"];
            fields: components["schemas"]["LabelledFields"];
        };
        OrderLookupItem: {
            /** @description Prefix 10u. */
            id: components["schemas"]["RecordId"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /** @description Simple, Variation, Set or Bundle; null of a product that is gone. */
            itemClass?: string | null;
            fields: components["schemas"]["LabelledFields"];
            /** @description Always null; the order has the sums. */
            adjustmentAggregates?: components["schemas"]["OrderAdjustmentAggregates"] | null;
            adjustments?: components["schemas"]["OrderAdjustment"][];
            /** @description Parts of a set or bundle; empty of other products. */
            associatedLineItems?: components["schemas"]["OrderLookupItem"][];
            /** @description What has gone wrong with the item; empty when nothing has. */
            processExceptions?: {
                [key: string]: unknown;
            }[];
            product?: components["schemas"]["OrderProduct"];
            /** @description How a subscription is sold; null for products sold once. */
            productSellingModel?: components["schemas"]["ProductSellingModel"] | null;
        };
        /** @description What promotions took off, zero or below. Amounts are decimal text. */
        OrderAdjustmentAggregates: {
            /** @description Whether the amounts have been summed up. */
            available: boolean;
            status?: string | null;
            /** @description Off single products. */
            totalProductPromotionLineAmount?: string | null;
            /** @description Off all products, distributed among them. */
            totalProductPromotionDistAmount?: string | null;
            /** @description Off products altogether. */
            totalProductPromotionTotalAmount?: string | null;
            totalDeliveryPromotionLineAmount?: string | null;
            totalDeliveryPromotionDistAmount?: string | null;
            /** @description Off the delivery. */
            totalDeliveryPromotionTotalAmount?: string | null;
        };
        OrderProductAttribute: {
            label?: string;
            sequence?: number;
            value?: string;
        };
        /** @description A product of an order as it is today. */
        OrderProduct: {
            /** @description Prefix 01t; null once the product is gone. */
            id: string | null;
            /** @description Whether the buyer may look at it today. */
            canViewProduct: boolean;
            /** @description Why not. */
            errorCode?: string | null;
            errorMessage?: string | null;
            fields?: components["schemas"]["LabelledFields"];
            media?: components["schemas"]["ProductMedia"] | null;
            variationAttributes?: {
                [key: string]: components["schemas"]["OrderProductAttribute"];
            };
        };
        /** @description Lengths that a subscription can have. Since 59. */
        SubscriptionTermRule: {
            minimum?: number | null;
            maximum?: number | null;
            increment?: number | null;
        };
        /** @description One way in which a product is sold, once or as a subscription. */
        ProductSellingModel: {
            id?: string | null;
            name?: string | null;
            /** @description Name that shoppers see. Since 60. */
            displayName?: string | null;
            /** @description Since 60. */
            description?: string | null;
            /** @description OneTime, TermDefined or Evergreen. */
            sellingModelType?: string | null;
            /** @description Number of units that one price covers. */
            pricingTerm?: number | null;
            /** @description Unit of the pricing term. */
            pricingTermUnit?: string | null;
            subscriptionTermRule?: components["schemas"]["SubscriptionTermRule"] | null;
        };
        /**
         * @description What a guest knows of an order. Everything that is given has to be as in the order, and the e-mail address or
         *     the phone number has to be given.
         */
        OrderVerification: {
            email?: string;
            /** @description Only its digits count. */
            phoneNumber?: string;
            lastName?: string;
        };
        /** @description Packs of one line of an order. */
        ChangeItem: {
            /** @description Prefix 10u. */
            orderItemSummaryId: components["schemas"]["RecordId"];
            /** @description Packs. */
            quantity: number;
            /**
             * @description Why; a value of the picklist of reasons.
             * @enum {string}
             */
            reason: "Wrong Product" | "Changed Mind" | "Not Available" | "Damaged" | "Late" | "Withdrawal" | "Medical" | "Unknown";
            /**
             * @description Whether delivery costs come off in proportion to the value of the packs.
             * @default false
             */
            shippingReductionFlag?: boolean;
        };
        /** @description Each line at most once. */
        ChangeItems: components["schemas"]["ChangeItem"][];
        CancelOrderInput: {
            changeItems: components["schemas"]["ChangeItems"];
        };
        ReturnOrderInput: {
            changeItems: components["schemas"]["ChangeItems"];
            /**
             * @description Whether the packs are sold again.
             * @default false
             */
            isRestocked?: boolean;
        };
        /** @description What comes off the order, zero or below, tax included where prices include it. */
        ChangeBalances: {
            /** @description Off the total. */
            grandTotalAmount: components["schemas"]["Money"];
            /** @description The same where prices include tax. */
            totalAmount?: components["schemas"]["Money"];
            /** @description Off the tax. */
            totalTaxAmount: components["schemas"]["Money"];
            /** @description Products after promotions. */
            totalAdjustedProductAmount: components["schemas"]["Money"];
            totalAdjustedProductTaxAmount?: components["schemas"]["Money"];
            /** @description Promotions that are lost, zero or above. */
            totalAdjDistAmount?: components["schemas"]["Money"];
            /** @description Delivery costs. */
            totalAdjustedDeliveryAmount: components["schemas"]["Money"];
            totalAdjustedDeliveryTaxAmount?: components["schemas"]["Money"];
            /** @description What the card then gets back, zero or above; zero on invoice. */
            totalRefundableAmount?: components["schemas"]["Money"];
        };
        ChangeOrderPreview: {
            changeBalances: components["schemas"]["ChangeBalances"];
            success: boolean;
            errors: components["schemas"]["Error"][];
        };
        ChangeOrderResult: components["schemas"]["ChangeOrderPreview"] & {
            /** @description Prefix 801; null where the store keeps changes by another object. */
            changeOrderId: components["schemas"]["RecordId"] | null;
        };
        EnsureRefundsInput: {
            /** @description How much; absent, everything that is paid beyond the total. */
            excessFundsAmount?: string;
        };
        EnsureRefundsResult: {
            /** @description What tells of the refund. */
            backgroundOperationId?: components["schemas"]["RecordId"] | null;
            success: boolean;
            errors: components["schemas"]["Error"][];
        };
        FlowInput: {
            inputs: {
                /** @description Prefix 801. */
                orderId: components["schemas"]["RecordId"];
            }[];
        };
        FlowResult: {
            actionName: string;
            errors?: components["schemas"]["Error"][] | null;
            isSuccess: boolean;
            outputValues?: {
                /** @description Where the mail went. */
                toAddress?: string;
            } | null;
        };
        AddOrderToCartInput: {
            /**
             * @description The cart that the products go to.
             * @default current
             */
            cartStateOrId?: string;
            /** @description Id of an order summary (prefix 1Os), or the order's reference number. */
            orderSummaryIdOrRefNumber: string;
            verification?: components["schemas"]["OrderVerification"];
            /** @description Token of `authorize` for this order. */
            accessToken?: string;
        };
        OrderSummaryCollection: {
            /** @description Number of orders on this page. */
            count: number;
            /** @description Number of orders over all pages. Some answers leave it out. */
            totalCount?: number;
            /** @description Order of the list. */
            sortOrder?: string;
            /** @description Opaque. */
            currentPageToken?: string | null;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            /** @description Path and query on this origin. */
            currentPageUrl?: string | null;
            nextPageUrl?: string | null;
            previousPageUrl?: string | null;
            orderSummaries: components["schemas"]["OrderSummaryEntry"][];
        };
        /** @description An order as the buyer looks at it. */
        OrderSummaryEntry: {
            /** @description Prefix 1Os. */
            orderSummaryId: components["schemas"]["RecordId"];
            /** @description The reference number that people use. */
            orderNumber: string;
            /** @description Prefix 801. */
            originalOrderId?: components["schemas"]["RecordId"];
            accountId?: components["schemas"]["RecordId"];
            orderedDate: components["schemas"]["DateTime"];
            /** @description Created, Approved, PartiallyFulfilled, Fulfilled, Delivered, Cancelled, Returned, or another one that the store has defined. */
            status: string;
            /** @description The state in the language of the request. */
            statusLabel?: string;
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            /** @description What the buyer pays, tax and delivery included. */
            totalAmount: components["schemas"]["Money"];
            /** @description Packs of all products. */
            totalProductCount?: components["schemas"]["Decimal"];
            createdDate?: components["schemas"]["DateTime"];
            /** @description Who ordered; of guests the platform's own user. */
            ownerId?: components["schemas"]["RecordId"];
            /** @description Number of different products. */
            orderProductTopLevelLineCount?: number;
            /** @description What promotions took off; null unless `includeAdjustmentDetails` asks for it. */
            adjustmentAggregates?: components["schemas"]["OrderAdjustmentAggregates"] | null;
            /** @description The products of the order; empty unless `includeProducts` asks for them. */
            products?: components["schemas"]["OrderProduct"][];
            fields?: components["schemas"]["LabelledFields"];
        };
        /** @description An order with everything that its buyer may look up. */
        OrderSummaryDetail: components["schemas"]["OrderSummaryEntry"] & {
            /** @description Products before promotions. */
            totalProductAmount?: components["schemas"]["Money"];
            /** @description What promotions took off, zero or below. */
            totalAdjustmentAmount?: components["schemas"]["Money"];
            /** @description Delivery costs. */
            totalChargeAmount?: components["schemas"]["Money"];
            /** @description Tax within the total. */
            totalTaxAmount?: components["schemas"]["Money"];
            /** @description Codes of the coupons that had an effect. */
            couponCodes?: string[];
            /** @description How it is paid; null where nobody noted it. */
            paymentMethod?: string | null;
            /** @description The buyer's own order number. */
            purchaseOrderNumber?: string | null;
            billingAddress?: components["schemas"]["DeliveryAddress"] | null;
            deliveryGroups?: components["schemas"]["OrderDeliveryGroup"][];
        };
        /** @description What of an order goes to one address. */
        OrderDeliveryGroup: {
            /** @description Prefix 0ag. */
            id: components["schemas"]["RecordId"];
            deliveryAddress?: components["schemas"]["DeliveryAddress"] | null;
            deliveryMethodName?: string | null;
            shippingInstructions?: string | null;
            /** @description What this delivery costs. */
            totalChargeAmount?: components["schemas"]["Money"];
            items: components["schemas"]["OrderedItem"][];
        };
        /** @description A product as it was ordered. */
        OrderedItem: {
            /** @description Prefix 802. */
            orderItemId: components["schemas"]["RecordId"];
            /** @description Null once the product is gone. */
            productId: components["schemas"]["RecordId"] | null;
            name: string;
            sku?: string | null;
            pzn?: string | null;
            /** @description Packs as ordered, whatever has become of them. */
            quantity: components["schemas"]["Decimal"];
            /** @description Packs that were cancelled. */
            quantityCanceled?: components["schemas"]["Decimal"];
            /** @description Packs that have left the pharmacy, those sent back among them. */
            quantityFulfilled?: components["schemas"]["Decimal"];
            /** @description Packs that were sent back. */
            quantityReturned?: components["schemas"]["Decimal"];
            unitPrice: components["schemas"]["Money"];
            /** @description Before promotions, of the packs that are left. */
            totalPrice: components["schemas"]["Money"];
            totalAdjustmentAmount?: components["schemas"]["Money"];
        };
        OrderToCartResult: {
            cartId: components["schemas"]["RecordId"];
            /** @description Number of products that were added. */
            totalSucceededProductCount?: number;
            /** @description Number of products that could not be added. */
            totalFailedProductCount: number;
            /** @description The products that could not be added. */
            unaddedProducts?: components["schemas"]["FailedProduct"][];
            /** @description The same. */
            failedProducts?: components["schemas"]["FailedProduct"][];
        };
        /** @description A product that could not be put into the cart, and why. */
        FailedProduct: {
            productId: components["schemas"]["RecordId"];
            name: string;
            errors: components["schemas"]["Errors"];
        };
        PaymentTokenRequest: {
            cardPaymentMethod: components["schemas"]["CardPaymentMethod"];
            billingAddress?: components["schemas"]["AddressParts"];
        };
        /** @description A card as its holder types it. Nothing of it is kept but the last four digits. */
        CardPaymentMethod: {
            cardHolderName: string;
            /** @description Digits only; the last is a check digit. */
            cardNumber: string;
            /** @description Name of the scheme, such as Visa. */
            cardType?: string;
            /** @description Security code. A number, of which zeros in front are lost, or text. */
            cvv: string | number;
            /** @description Last month in which the card is good, 1 to 12, as a number or as text. */
            expiryMonth: string | number;
            /** @description Its year in four digits, as a number or as text. */
            expiryYear: string | number;
        };
        PaymentToken: {
            /** @description What a payment of a checkout names in `paymentToken`. */
            token: string;
            /** @description Why there is no token; absent where there is one. */
            errors?: components["schemas"]["Errors"];
        };
        ProductChildCollection: {
            /** @description Number of products on this page. */
            count: number;
            /** @description Number of products on all pages. */
            total: number;
            /** @description Class of the product asked for. Since 62. */
            productClass?: components["schemas"]["ProductClass"];
            /** @description Opaque. */
            currentPageToken: string | null;
            /** @description Path and query on this origin. */
            currentPageUrl?: string | null;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            items: components["schemas"]["ProductChild"][];
        };
        ProductChild: {
            /** @description Number of packs in the set, as decimal text. */
            defaultQuantity?: string | null;
            /** @description Whether the shopper may see the product. Since 62. */
            isEntitled?: boolean | null;
            /** @description The product; null where the shopper may not see it. */
            productInfo?: components["schemas"]["ProductDetail"] | null;
        };
        FeaturedProducts: {
            /** @description Products by the developer name of the relationship. */
            featuredProductsByRelationshipType: {
                [key: string]: components["schemas"]["ProductDetail"][];
            };
        };
        /**
         * @description Simple, Variation (a pack size of a parent), VariationParent, Set or Bundle.
         * @example Simple
         */
        ProductClass: string;
        /**
         * @description Field values as plain text by API name; null where the record has none. Moments without milliseconds,
         *     such as 2026-03-02T09:30:00Z; truth values as true and false.
         */
        PlainFields: {
            [key: string]: string | null;
        };
        /** @description Pictures that serve one purpose. */
        ProductMediaGroup: {
            id?: string | null;
            developerName?: string | null;
            name?: string | null;
            /** @description Purpose: Listing, Standard, Tile, Banner or Attachment. */
            usageType?: string | null;
            mediaItems?: components["schemas"]["ProductMedia"][];
        };
        ProductCategoryPathEntry: {
            id: string;
            name: string;
            description?: string | null;
            /** @description Readable part of the category's address. Since 59. */
            urlSlug?: string | null;
        };
        ProductCategoryPath: {
            /** @description From the category below the root to the category itself. */
            path: components["schemas"]["ProductCategoryPathEntry"][];
        };
        /** @description Quantities in which the product can be bought; each a decimal as text. */
        PurchaseQuantityRule: {
            minimum?: string | null;
            maximum?: string | null;
            increment?: string | null;
        };
        /** @description Values of the attributes that tell this variation from its siblings. */
        VariationAttributeSet: {
            id?: string | null;
            developerName?: string | null;
            /** @description Value by field API name. */
            attributes?: {
                [key: string]: string | null;
            };
        };
        VariationOption: {
            apiName?: string | null;
            label?: string | null;
            /** @description Colour of the swatch. */
            colorHexCode?: string | null;
            /** @description Whether a product with the value exists. */
            variantAvailable?: boolean | null;
        };
        VariationAttributeInfo: {
            apiName?: string;
            label?: string | null;
            /** @description Always ProductAttribute. */
            objectName?: string | null;
            fieldEnumOrId?: string | null;
            /** @description Place among the attributes, from 0. */
            sequence?: number | null;
            /** @description Every value of the attribute. */
            allowableValues?: string[] | null;
            /** @description Values for which a product exists. */
            availableValues?: string[] | null;
            /** @description The values with what a page shows of them. Since 63. */
            options?: components["schemas"]["VariationOption"][] | null;
            /** @description How a page offers the values. Since 63. */
            viewType?: string | null;
            /** @description Whether products are grouped by the attribute. Since 64. */
            groupedBy?: boolean | null;
        };
        VariationSelectedAttribute: {
            apiName?: string;
            label?: string | null;
            value?: string | null;
            /** @description Place among the attributes. */
            sequence?: number | null;
        };
        VariationProductMapping: {
            productId?: string;
            urlName?: string | null;
            /** @description The values in attribute order, joined by underscores. */
            canonicalKey?: string | null;
            selectedAttributes?: components["schemas"]["VariationSelectedAttribute"][];
        };
        /** @description All variations of the parent, and which attribute values lead to which product. */
        VariationInfo: {
            /** @description The attributes by field API name. */
            variationAttributeInfo?: {
                [key: string]: components["schemas"]["VariationAttributeInfo"];
            };
            attributesToProductMappings?: components["schemas"]["VariationProductMapping"][];
        };
        /** @description An attribute set that the product has, with its attributes. */
        AttributeSetInfo: {
            id?: string | null;
            developerName?: string | null;
            /** @description Label in the default language. */
            masterLabel?: string | null;
            description?: string | null;
            /** @description Place among the attribute sets. */
            sequence?: number | null;
            /** @description The attributes by field API name. */
            attributeInfo?: {
                [key: string]: components["schemas"]["VariationAttributeInfo"];
            } | null;
        };
        /** @description A product with everything around it. Members newer than version 50 may be absent. */
        ProductDetail: {
            /** @description Id of the product (prefix 01t). */
            id: string;
            fields?: components["schemas"]["PlainFields"];
            productClass?: components["schemas"]["ProductClass"];
            /** @description Readable part of the product's address. Since 62. */
            urlName?: string | null;
            defaultImage?: components["schemas"]["ProductMedia"] | null;
            mediaGroups?: components["schemas"]["ProductMediaGroup"][] | null;
            primaryProductCategoryPath?: components["schemas"]["ProductCategoryPath"] | null;
            purchaseQuantityRule?: components["schemas"]["PurchaseQuantityRule"] | null;
            /** @description Parent of a product of the class Variation. */
            variationParentId?: string | null;
            variationAttributeSet?: components["schemas"]["VariationAttributeSet"] | null;
            variationInfo?: components["schemas"]["VariationInfo"] | null;
            /** @description Attribute sets of the product by developer name. */
            attributeSetInfo?: {
                [key: string]: components["schemas"]["AttributeSetInfo"];
            } | null;
            /** @description Ways the product is sold; null or empty for products without subscriptions. Since 56. */
            productSellingModels?: components["schemas"]["ProductSellingModel"][] | null;
        };
        ProductCollection: {
            products: components["schemas"]["ProductListEntry"][];
            /** @description Number of entries. */
            total?: number;
        };
        /** @description One product of a list, or why it is missing. */
        ProductListEntry: {
            success: boolean;
            id?: string;
            name?: string | null;
            /** @description Stock keeping unit. */
            sku?: string | null;
            fields?: components["schemas"]["PlainFields"];
            productClass?: components["schemas"]["ProductClass"];
            urlName?: string | null;
            defaultImage?: components["schemas"]["ProductMedia"] | null;
            mediaGroups?: components["schemas"]["ProductMediaGroup"][] | null;
            purchaseQuantityRule?: components["schemas"]["PurchaseQuantityRule"] | null;
            variationInfo?: components["schemas"]["VariationInfo"] | null;
            variationAttributeSet?: components["schemas"]["ListedAttributeSet"] | null;
            productSellingModels?: components["schemas"]["ProductSellingModel"][] | null;
            error?: components["schemas"]["ListedError"] | null;
        };
        /** @description Why one product of a list is missing. The platform may leave out the code, the text or both. */
        ListedError: {
            errorCode?: string | null;
            message?: string | null;
        };
        /** @description Amount as decimal text with a dot, or null where there is none. */
        NullableMoney: string | null;
        ProductPrice: {
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            /** @description Comparison price, AVP or UVP; including tax in a gross store. */
            listPrice?: components["schemas"]["NullableMoney"];
            /** @description Price the buyer pays for one piece; including tax in a gross store. */
            unitPrice: components["schemas"]["NullableMoney"];
            negotiatedPrice?: components["schemas"]["NullableMoney"];
            /** @description Lowest price of one piece. Since 59. */
            lowestUnitPrice?: components["schemas"]["NullableMoney"];
            /** @description Entry that decided (prefix 01u). */
            pricebookEntryId?: string | null;
            /** @description The same price per way of selling. Since 56. */
            productPriceEntries?: components["schemas"]["ProductPriceEntry"][] | null;
            priceAdjustment?: components["schemas"]["PriceAdjustment"] | null;
        };
        ProductPriceEntry: {
            success?: boolean;
            listPrice?: components["schemas"]["NullableMoney"];
            unitPrice?: components["schemas"]["NullableMoney"];
            pricebookEntryId?: string | null;
            productSellingModelId?: string | null;
            priceAdjustment?: components["schemas"]["PriceAdjustment"] | null;
            error?: components["schemas"]["Error"] | null;
        };
        /** @description Prices that depend on the quantity. */
        PriceAdjustment: {
            /** @description Id of the schedule. */
            id?: string | null;
            /** @description How the tiers apply. Since 59. */
            adjustmentMethod?: string | null;
            /** @description Kind of the schedule. Since 59. */
            scheduleType?: string | null;
            priceAdjustmentTiers?: components["schemas"]["PriceAdjustmentTier"][];
        };
        PriceAdjustmentTier: {
            id?: string | null;
            /** @description PercentageBasedAdjustment or AmountBasedAdjustment. */
            adjustmentType?: string | null;
            adjustmentValue?: string | null;
            adjustmentValueFormat?: string | null;
            /** @description First quantity of the tier. */
            lowerBound?: string | null;
            /** @description Last quantity of the tier, null for no end. */
            upperBound?: string | null;
            tierUnitPrice?: components["schemas"]["NullableMoney"];
        };
        PricingInput: {
            /** @description Products to price; shops ask for 50 at a time. */
            pricingLineItems: components["schemas"]["PricingLineItemInput"][];
        };
        PricingLineItemInput: {
            productId: components["schemas"]["RecordId"];
        };
        PricingResults: {
            /** @description Whether every product has a price. */
            success?: boolean;
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            pricingLineItemResults: components["schemas"]["PricingLineItemResult"][];
            error?: components["schemas"]["Error"] | null;
        };
        PricingLineItemResult: {
            productId: string;
            success?: boolean;
            listPrice?: components["schemas"]["NullableMoney"];
            unitPrice?: components["schemas"]["NullableMoney"];
            lowestUnitPrice?: components["schemas"]["NullableMoney"];
            pricebookEntryId?: string | null;
            error?: components["schemas"]["Error"] | null;
        };
        ProductCategoryDetail: {
            /** @description Id of the category (prefix 0ZG). */
            id: string;
            fields?: components["schemas"]["PlainFields"];
            urlName?: string | null;
            tileImage?: components["schemas"]["ProductMedia"] | null;
            bannerImage?: components["schemas"]["ProductMedia"] | null;
            mediaGroups?: components["schemas"]["ProductMediaGroup"][] | null;
        };
        ProductCategoryCollection: {
            productCategories: components["schemas"]["ProductCategoryDetail"][];
        };
        RecommendationResults: {
            /** @description Id of this answer. */
            uuid: string;
            productPage: components["schemas"]["ProductSummaryPage"];
        };
        SearchFieldValue: {
            value?: string | null;
        };
        ProductSummary: {
            id: string;
            name?: string | null;
            productClass?: components["schemas"]["ProductClass"];
            urlName?: string | null;
            /** @description Values by field API name, each wrapped. */
            fields?: {
                [key: string]: components["schemas"]["SearchFieldValue"];
            };
            defaultImage?: components["schemas"]["ProductMedia"] | null;
            prices?: components["schemas"]["PricingLineItemResult"] | null;
            purchaseQuantityRule?: components["schemas"]["PurchaseQuantityRule"] | null;
            variationAttributeSet?: components["schemas"]["ListedAttributeSet"] | null;
            productVariationInfo?: components["schemas"]["VariationInfo"] | null;
            productSellingModelInformation?: {
                isSubscriptionProduct?: boolean;
            } | null;
        };
        ProductSummaryPage: {
            currencyIsoCode?: string | null;
            pageSize?: number | null;
            /** @description Rows of all pages. */
            total: number;
            products: components["schemas"]["ProductSummary"][];
        };
        BuyerRegistrationInput: {
            firstName: string;
            lastName: string;
            /** @description Where mail goes, and what the person signs in with; upper and lower case are the same. */
            email: string;
            /** @description Where the pharmacy calls for advice. */
            phoneNumber?: components["schemas"]["ShipToPhoneNumber"];
            /** @description Delivery addresses for the address book; the first is the default one. */
            addressList?: components["schemas"]["AddressParts"][];
            /** @description Has no effect, as the shop sets no captcha. */
            captchaToken?: string;
        };
        /** @description Which account will be the buyer's. */
        BuyerRegistration: {
            /** @description The account of the guest (prefix 001), which becomes the buyer's own. */
            accountId: components["schemas"]["RecordId"];
        };
        GuestBuyerResult: {
            /** @description Whether the account is a buyer's. */
            success: boolean;
            /** @description Why it is not; empty where it is. */
            errors: components["schemas"]["Error"][];
        };
        ProductSearchResults: {
            productsPage: components["schemas"]["ProductSummaryPage"];
            facets?: components["schemas"]["SearchFacet"][] | null;
            categories?: components["schemas"]["SearchCategory"] | null;
            /** @description Id that links the clicks on results to this search. */
            correlationId?: string | null;
            /** @description Locale the search ran in, such as de. */
            locale?: string | null;
        };
        /** @description What is searched for. One of searchTerm and categoryId is needed. */
        ProductSearchInput: {
            /** @description What the shopper typed, at most 32 words. */
            searchTerm?: string;
            /** @description Category to stay in (prefix 0ZG). */
            categoryId?: components["schemas"]["RecordId"];
            /** @description Narrowing by facet, at most 9 facets with 20 values each. */
            refinements?: components["schemas"]["DistinctValueRefinementInput"][];
            /** @description Product fields of the rows by API name. Absent, Name, Description, StockKeepingUnit, ProductCode and Family. */
            fields?: string[];
            grouping?: components["schemas"]["ProductSearchGroupingInput"];
            /**
             * @description Whether rows carry prices.
             * @default false
             */
            includePrices?: boolean;
            /**
             * @description Whether rows carry the rule of purchasable quantities.
             * @default false
             */
            includeQuantityRule?: boolean;
            /**
             * @description Page, from 0. With a term, `page` times `pageSize` is at most 5,000.
             * @default 0
             */
            page?: number;
            /**
             * @description Rows per page.
             * @default 20
             */
            pageSize?: number;
            /** @description Sort rule by id. */
            sortRuleId?: string;
        };
        ProductSearchGroupingInput: {
            /** @enum {string} */
            groupingOption?: "NoGrouping" | "VariationParent";
        };
        /** @description Values of one facet. */
        DistinctValueRefinementInput: {
            /** @description Facet by field API name or attribute id. */
            nameOrId: string;
            /** @enum {string} */
            type?: "DistinctValue";
            /** @description Standard, Custom, ProductAttribute or ProductCategory. */
            attributeType?: string;
            values: string[];
        };
        SearchFacet: {
            /** @description Field API name or attribute id; the first half of a refinement. */
            nameOrId: string;
            displayName?: string | null;
            /** @description SingleSelect, MultiSelect, CategoryTree or DatePicker. */
            displayType?: string | null;
            /** @description Place among the facets. */
            displayRank?: number | null;
            /** @description DistinctValue. */
            facetType?: string | null;
            /** @description Standard, Custom, ProductAttribute or ProductCategory. */
            attributeType?: string | null;
            values?: components["schemas"]["SearchFacetValue"][];
        };
        SearchFacetValue: {
            /** @description The second half of a refinement. */
            nameOrId?: string | null;
            displayName?: string | null;
            productCount?: number | null;
            /** @description DistinctValue. */
            type?: string | null;
            /** @description How a page shows the value; null where it is a text. Since 64. */
            displayMetadata?: {
                /** @description Colours by name. */
                swatch?: {
                    [key: string]: string | null;
                } | null;
            } | null;
        };
        /** @description A category of the result with the categories below it. */
        SearchCategory: {
            category?: components["schemas"]["ProductCategoryPathEntry"] | null;
            productCount?: number | null;
            children?: components["schemas"]["SearchCategory"][] | null;
        };
        SearchSuggestions: {
            /** @description Terms to offer; those of the catalogue where the shopper has no searches of their own. */
            recentSearchSuggestions: {
                value: string;
            }[];
            suggestedProducts?: components["schemas"]["ProductSummary"][] | null;
        };
        SortRules: {
            sortRules: components["schemas"]["SortRule"][];
        };
        SortRule: {
            sortRuleId: string;
            /** @description What to call the order, without its direction. */
            label?: string | null;
            /** @description Wording of the direction, such as LowHigh. */
            labelSuffix?: string | null;
            /** @description Field that decides; null for relevance. */
            nameOrId?: string | null;
            /** @description Ascending, Descending or Default. */
            direction?: string | null;
            /** @description Relevancy, ProductField, ProductAttribute or Pricing. */
            type?: string | null;
            /** @description Place among the rules. */
            sortOrder?: number | null;
        };
        /** @description Parameters by name; each method reads its own. */
        ServerMethodParameters: components["schemas"]["CommerceProductsParameters"] | components["schemas"]["CommerceProductsPriceParameters"] | components["schemas"]["WithdrawalParameters"] | components["schemas"]["InquiryParameters"] | components["schemas"]["ReturnParameters"] | components["schemas"]["NoticeParameters"] | components["schemas"]["NoticeWithdrawalParameters"] | Record<string, never>;
        /** @description Parameters of getCommerceProducts. */
        CommerceProductsParameters: {
            webstoreId: components["schemas"]["RecordId"];
            effectiveAccountId?: components["schemas"]["RecordId"];
            skus: string[];
        };
        /** @description Parameters of getCommerceProductsPrice. */
        CommerceProductsPriceParameters: {
            webstoreId: components["schemas"]["RecordId"];
            effectiveAccountId?: components["schemas"]["RecordId"];
            productIds: components["schemas"]["RecordId"][];
        };
        /** @description Parameters of declareWithdrawal. The law lets a shop ask for no more than these. */
        WithdrawalParameters: {
            webstoreId: components["schemas"]["RecordId"];
            /** @description Who withdraws. */
            name: string;
            /** @description Number of the order as people know it. */
            orderNumber: string;
            /** @description Where the acknowledgement goes. */
            email: string;
            /** @description What of the order is withdrawn; absent or empty for all of it. */
            items?: string;
        };
        /** @description Parameters of sendInquiry. */
        InquiryParameters: {
            webstoreId: components["schemas"]["RecordId"];
            /** @description Title of the page with the form. */
            subject: string;
            /** @description Who asks. */
            name: string;
            /** @description Where the answer goes. */
            email: string;
            /** @description The question. */
            message: string;
        };
        /**
         * @description Parameters of requestReturn. Packs can be asked back that have been sent and have not come back. Medicines come back
         *     only where they were damaged or wrong. An account has `openCasesMaximum` open requests at most.
         */
        ReturnParameters: {
            webstoreId: components["schemas"]["RecordId"];
            effectiveAccountId?: components["schemas"]["RecordId"];
            /** @description Number of the order as people know it. */
            orderNumber: string;
            /** @description What is to come back. */
            items: components["schemas"]["ReturnedItem"][];
            /**
             * @description Why.
             * @enum {string}
             */
            reason: "Damaged" | "WrongItem" | "NotNeeded";
            /** @description What the buyer says about it; absent or empty for nothing. */
            message?: string;
        };
        ReturnedItem: {
            /** @description Prefix 802. */
            orderItemId: components["schemas"]["RecordId"];
            /** @description Packs. */
            quantity: number;
        };
        /**
         * @description Parameters of requestNotice, for a product that cannot be had at the moment. There are `openCasesMaximum` open
         *     requests for one address at most.
         */
        NoticeParameters: {
            webstoreId: components["schemas"]["RecordId"];
            effectiveAccountId?: components["schemas"]["RecordId"];
            productId: components["schemas"]["RecordId"];
            /** @description Where the notice goes. */
            email: string;
        };
        /** @description Parameters of withdrawNotice. */
        NoticeWithdrawalParameters: {
            webstoreId: components["schemas"]["RecordId"];
            /** @description Code of the link in the mail that confirmed the notice. */
            code: string;
        };
        /** @description The answer of one of the methods. */
        ServerMethodResult: components["schemas"]["CommerceProducts"] | components["schemas"]["CommerceProductPrices"] | components["schemas"]["WithdrawalReceipt"] | components["schemas"]["InquiryReceipt"];
        /**
         * @description Answer of declareWithdrawal: it has been received. Declaring the same once more answers the first
         *     receipt. Whether there is such an order is not said.
         */
        WithdrawalReceipt: {
            /** @description Number of the case by which the staff finds the declaration. */
            reference: string;
            receivedAt: components["schemas"]["DateTime"];
        };
        /** @description Answer of sendInquiry, requestReturn, requestNotice and withdrawNotice. The same once more answers the first receipt. */
        InquiryReceipt: {
            /** @description Number of the case by which the staff finds the question. */
            reference: string;
            receivedAt: components["schemas"]["DateTime"];
        };
        /** @description Answer of getCommerceProducts; unknown units are left out. */
        CommerceProducts: {
            /** @description In the order of the units asked for. */
            products: components["schemas"]["CommerceProduct"][];
        };
        /** @description What a product tile shows (SF-TILE-06). */
        CommerceProduct: {
            id: string;
            name: string;
            sku: string;
            /** @description Address of the tile's picture. */
            imageUrl?: string | null;
            /** @description Regulatory classification. */
            productClass?: string | null;
            pzn?: string | null;
            productNameVariant?: string | null;
            fields?: components["schemas"]["PlainFields"];
        };
        /** @description Answer of getCommerceProductsPrice. */
        CommerceProductPrices: {
            currencyIsoCode: components["schemas"]["CurrencyIsoCode"];
            success?: boolean;
            pricingLineItemResults: components["schemas"]["PricingLineItemResult"][];
            error?: components["schemas"]["Error"] | null;
        };
        OrderShipmentCollection: {
            /** @description Number of parcels on this page. */
            count: number;
            /** @description Order of the list. */
            sortOrder?: string;
            /** @description Opaque. */
            currentPageToken: string | null;
            /** @description Path and query on this origin. */
            currentPageUrl?: string | null;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            shipments: components["schemas"]["OrderShipment"][];
        };
        OrderShipment: {
            /** @description Prefix 0OB. */
            shipmentId: components["schemas"]["RecordId"];
            shipmentNumber?: string | null;
            /** @description Prefix 1Os. */
            orderSummaryId?: components["schemas"]["RecordId"];
            /** @description Created, In Transit, Delivered, Failed Delivery, or another one that the store has defined. */
            status?: string | null;
            expectedDeliveryDate?: components["schemas"]["DateTime"] | null;
            fields?: components["schemas"]["LabelledFields"];
        };
        OrderShipmentItemCollection: {
            /** @description Number of products on this page. */
            count: number;
            /** @description Order of the list. */
            sortOrder?: string;
            /** @description Opaque. */
            currentPageToken: string | null;
            /** @description Path and query on this origin. */
            currentPageUrl?: string | null;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            /** @description Null on the first page. */
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            items: components["schemas"]["OrderShipmentItem"][];
        };
        OrderShipmentItem: {
            /** @description Prefix 0OC. */
            shipmentItemId: components["schemas"]["RecordId"];
            /** @description Prefix 0OB. */
            shipmentId?: components["schemas"]["RecordId"];
            /** @description Prefix 10u. */
            orderItemSummaryId?: components["schemas"]["RecordId"];
            /** @description Prefix 01t; null once the product is gone. */
            productId?: string | null;
            /** @description Packs. */
            quantity?: number;
            fields?: components["schemas"]["LabelledFields"];
            product?: components["schemas"]["OrderItemProduct"];
        };
        ShippingProfileCollection: {
            /** @description Number of profiles in this answer. */
            count: number;
            /** @description Number of profiles of the store. */
            total: number;
            items: components["schemas"]["ShippingProfile"][];
        };
        ShippingProfile: {
            id?: string;
            name?: string | null;
            isDefault?: boolean;
            /** @description Time between order and dispatch; null where the store states none. Since 61. */
            processTime?: number | null;
            /** @description Hours, Days or Weeks. Since 61. */
            processTimeUnit?: string | null;
            shippingRateGroups?: components["schemas"]["ShippingRateGroup"][];
        };
        ShippingRateGroup: {
            id?: string;
            name?: string | null;
            shippingZones?: components["schemas"]["ShippingZone"][];
        };
        /** @description Countries with the same rates. */
        ShippingZone: {
            id?: string;
            name?: string | null;
            countries?: components["schemas"]["ShippingCountry"][];
            standardShippingRates?: components["schemas"]["StandardShippingRate"][];
        };
        ShippingCountry: {
            /** @description Country by ISO 3166. */
            isoCode?: string;
            /** @description Name in the language of the request. */
            label?: string | null;
        };
        StandardShippingRate: {
            /** @description Id of the delivery method (prefix 2Dm). */
            id?: string;
            name?: string | null;
            /** @description Amount as decimal text, including tax in a gross store. */
            price?: string;
            currencyIsoCode?: string | null;
            /** @description What the range is of; OrderPrice is the value of the goods. */
            conditionFactor?: string | null;
            /** @description Least value. */
            conditionRangeMin?: number | null;
            /** @description Value from which the rate does not apply any more; null without one. */
            conditionRangeMax?: number | null;
            transitTimeMin?: number | null;
            transitTimeMax?: number | null;
            /** @description Hours, Days or Weeks. */
            transitTimeUnit?: string | null;
            /** @description Unit of a range of weights; null for other ranges. Since 62. */
            weightUnit?: string | null;
        };
        /** @description Country by ISO 3166. */
        CountryIsoCode: string;
        /** @description State by ISO 3166. */
        StateIsoCode: string;
        /** @description Amount with at most two decimals, as text or as a number. */
        Amount: string | number;
        /** @description The tax that applies, with its rate. */
        TaxesInfo: {
            countryIsoCode?: string | null;
            stateIsoCode?: string | null;
            /** @description Place among several taxes. */
            priority?: number | null;
            /** @description Rate in percent as decimal text. */
            taxRatePercentage?: string | null;
            taxTreatmentName?: string | null;
            taxTreatmentDescription?: string | null;
        };
        StoreTaxesInfo: {
            taxLocaleType?: components["schemas"]["TaxLocaleType"];
            /** @description Taxes by product id. */
            taxesInfo: {
                [key: string]: components["schemas"]["TaxesInfoContainer"];
            };
        };
        TaxesInfoContainer: {
            taxesInfoList?: components["schemas"]["TaxesInfo"][];
        };
        /** @description Gross where prices contain the tax, Net where they do not. */
        TaxLocaleType: string | null;
        CalculateTaxesInput: {
            /** @description The same as the parameter, which wins. */
            effectiveAccountId?: components["schemas"]["RecordId"];
            currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            /**
             * @description Whether the sums of each rate are answered too.
             * @default false
             */
            calculatebyTaxClass?: boolean;
            lineItemGroups: components["schemas"]["TaxLineItemGroupInput"][];
        };
        /** @description Lines that go to one address. */
        TaxLineItemGroupInput: {
            shipToAddress: components["schemas"]["TaxAddressInput"];
            lineItems: components["schemas"]["TaxLineItemInput"][];
        };
        TaxAddressInput: {
            countryIsoCode: components["schemas"]["CountryIsoCode"];
            stateIsoCode?: components["schemas"]["StateIsoCode"];
        };
        TaxLineItemInput: {
            /** @description Names the line in the answer. */
            lineId: string;
            productId: components["schemas"]["RecordId"];
            quantity: components["schemas"]["CartQuantityInput"];
            /** @description Price of one pack. */
            unitPrice: components["schemas"]["Amount"];
            /** @description Price of all packs before adjustments. Absent, the unit price for the quantity. */
            totalPrice?: components["schemas"]["Amount"];
            adjustments?: components["schemas"]["TaxAdjustmentInput"][];
        };
        /** @description What is taken off the line, or added to it. */
        TaxAdjustmentInput: {
            id: string;
            /**
             * @description Whether a promotion or the quantity is the cause.
             * @enum {string}
             */
            type: "promotional" | "tiered";
            /** @description Negative for a reduction. */
            amount: components["schemas"]["Amount"];
        };
        CalculatedTaxes: {
            /** @description Whether every line has its tax. */
            success: boolean;
            taxLocaleType?: components["schemas"]["TaxLocaleType"];
            totalTaxAmount?: components["schemas"]["NullableMoney"];
            lineItems: components["schemas"]["CalculatedTaxLine"][];
            /** @description Sums by tax rate; null unless they are asked for. */
            classTax?: components["schemas"]["ClassTaxes"][] | null;
            error?: components["schemas"]["Error"] | null;
        };
        CalculatedTaxLine: {
            lineId: string;
            productId?: string;
            success: boolean;
            /** @description Price of one pack without tax. */
            netUnitPrice?: components["schemas"]["NullableMoney"];
            /** @description Tax of the price before adjustments. */
            totalPriceTaxAmount?: components["schemas"]["NullableMoney"];
            /** @description Tax of what promotions change. */
            totalAdjustmentTaxAmount?: components["schemas"]["NullableMoney"];
            /** @description Tax of what the quantity changes. */
            totalTieredAdjustmentTaxAmount?: components["schemas"]["NullableMoney"];
            /** @description Tax of the line after adjustments. */
            totalLineTaxAmount?: components["schemas"]["NullableMoney"];
            taxAdjustments?: components["schemas"]["TaxAdjustment"][];
            taxInfoList?: components["schemas"]["LineTaxInfo"][];
            error?: components["schemas"]["Error"] | null;
        };
        TaxAdjustment: {
            id?: string;
            type?: string | null;
            adjustmentTaxAmount?: components["schemas"]["NullableMoney"];
            taxRatePercentage?: string | null;
            countryIsoCode?: string | null;
            stateIsoCode?: string | null;
        };
        /** @description The tax that applies to a line, with its amount. */
        LineTaxInfo: {
            countryIsoCode?: string | null;
            stateIsoCode?: string | null;
            priority?: number | null;
            taxRatePercentage?: string | null;
            taxTreatmentName?: string | null;
            taxTreatmentDescription?: string | null;
            taxLineAmount?: components["schemas"]["NullableMoney"];
        };
        /** @description What is taxed at one rate. */
        ClassTaxes: {
            productsIds?: string[];
            storeTaxesInfo?: components["schemas"]["TaxesInfo"];
            totalAmount?: components["schemas"]["NullableMoney"];
            totalTaxAmount?: components["schemas"]["NullableMoney"];
        };
        WishlistInput: {
            name: string;
            products?: components["schemas"]["WishlistItemInput"][];
        };
        WishlistUpdateInput: {
            name: string;
        };
        WishlistItemInput: {
            productId: components["schemas"]["RecordId"];
        };
        CartToWishlistInput: {
            wishlistId: components["schemas"]["RecordId"];
        };
        WishlistSummaries: {
            summaries: components["schemas"]["WishlistSummary"][];
            /** @description Number of the account's lists. */
            wishlistCount?: number | null;
            /** @description The list to display; null where none was asked for or there is none. */
            displayedList?: components["schemas"]["Wishlist"] | null;
        };
        WishlistSummary: {
            /** @description Id of the list. */
            id: string;
            name?: string | null;
            /** @description Moment by RFC 3339. */
            createdDate?: string | null;
            /** @description Moment at which the list or an item was changed last. */
            modifiedDate?: string | null;
            /** @description Products on the list. */
            wishlistProductCount?: number | null;
        };
        Wishlist: {
            summary: components["schemas"]["WishlistSummary"];
            /** @description The first page of its items. */
            page?: components["schemas"]["WishlistItemCollection"] | null;
        };
        WishlistItemCollection: {
            items: components["schemas"]["WishlistItem"][];
            currencyIsoCode?: string | null;
            /** @description Whether an item of the page has an error. */
            hasErrors?: boolean | null;
            currentPageToken?: string | null;
            currentPageUrl?: string | null;
            nextPageToken?: string | null;
            nextPageUrl?: string | null;
            previousPageToken?: string | null;
            previousPageUrl?: string | null;
        };
        WishlistItem: {
            wishlistItemId: string;
            currencyIsoCode?: string | null;
            /** @description Comparison price. */
            listPrice?: number | null;
            /** @description Price of one piece, a number here; null without one. */
            salesPrice?: number | null;
            /** @description The product as a cart shows it; null for one that has left the range. */
            productSummary?: components["schemas"]["CartProductDetails"] | null;
            error?: components["schemas"]["ListedError"] | null;
        };
        WishlistToCartResult: {
            cartId: string;
            productsRequestedCount?: number | null;
            productsSucceededCount?: number | null;
            productsFailedCount?: number | null;
            succeededWishlistToCartItems?: components["schemas"]["WishlistCartItemResult"][] | null;
            failedWishlistToCartItems?: components["schemas"]["WishlistCartItemResult"][] | null;
        };
        /** @description What became of one product. */
        WishlistCartItemResult: {
            /** @description Success or Failed. */
            status?: string | null;
            /** @description Why it was not added. */
            message?: string | null;
            /** @description The item of the cart; for a product that was not added, what was asked for. */
            cartItem?: components["schemas"]["CartItem"] | components["schemas"]["RefusedCartItem"] | null;
        };
        RefusedCartItem: {
            productId: string;
            name?: string | null;
        };
        CartToWishlistResult: {
            wishlistId: string;
            /** @description Products that were not on the list before. */
            productsAddedCount?: number | null;
        };
    };
    responses: {
        /** @description The address list is unavailable to guests. */
        AddressesUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The address is incomplete or not deliverable. */
        AddressRefused: {
            headers: {
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
        /** @description The session may not do this, or the store has not enabled it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The store does not deliver to the country, or a custom field is not known. */
        CartEvaluationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Guests may not do this in this store, or the session may not act for the account. */
        CommerceUnavailableToGuest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Another change to the same thing is under way or has won. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The coupon cannot be used. */
        CouponRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, or the store does not trade in what it asks for. */
        CartRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The product or the quantity cannot be taken into the cart. */
        CartItemRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, or a value in it cannot be used. */
        CheckoutRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The provider did not authorise the payment. An earlier payment goes on counting. */
        PaymentDeclined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentFailure"];
            };
        };
        /** @description The cart has changed since the checkout was started, or the checkout has lapsed. */
        CheckoutGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The checkout exists, but `errors` keep it from being ordered. */
        CheckoutWithErrors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Checkout"];
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
        /** @description The address or the method cannot be used. */
        DeliveryRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, or the change needs a one-time password that was verified. */
        VerificationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, there is nowhere to send the password to, or too many were sent. */
        CodeNotSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, or the one-time password is wrong or no longer good. */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, or the order does not allow the change. */
        RefusedChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The request is malformed, or an address is not deliverable. */
        RegistrationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description What the method returned. */
        ServerMethodResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerMethodResult"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the account (prefix 001), or `current` for the effective account.
         * @example current
         */
        AddressAccountId: string;
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
        /**
         * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
         *     person, within a day has one effect and is answered as it was the first time, so that it may be
         *     repeated when no answer arrived. A key that has been used for another request is refused.
         * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
         */
        IdempotencyKey: string;
        /**
         * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
         *     is not closed, `active` for the same of a signed-in buyer.
         * @example current
         */
        CartStateOrId: string;
        /**
         * @description Currency in which amounts are answered. Absent, the store's default currency.
         * @example EUR
         */
        CurrencyIsoCode: components["schemas"]["CurrencyIsoCode"];
        /**
         * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
         * @example true
         */
        HighScale: "true" | "false";
        /**
         * @description Id of a coupon of the cart, its `cartCouponId` or its `couponId`.
         * @example 0cE000000000001AAA
         */
        CouponId: components["schemas"]["RecordId"];
        /** @description Order of the items. */
        CartItemSort: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
        /** @description Whether to answer a page of the cart's items beside the item, as `cartData`. The other parameters say which one. */
        IncludeCartData: boolean;
        /**
         * @description API names of product fields to answer in `productDetails.fields`, separated by commas. A field
         *     that products do not have, or that the buyer may not see, is refused with 400 `INVALID_FIELD`.
         * @example [
         *       "L2C_CM_PZN__c",
         *       "L2C_CM_ProductNameVariant__c"
         *     ]
         */
        CartProductFields: string[];
        /**
         * @description Page asked for, counted from 1.
         * @example 1
         */
        CartPageNumber: number;
        /**
         * @description Items per page.
         * @example 25
         */
        CartPageSize: number;
        /**
         * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
         * @example active
         */
        CheckoutId: string;
        /** @description Id of the product (prefix 01t). */
        ProductId: components["schemas"]["RecordId"];
        /**
         * @description Page token of the items, of an earlier answer.
         * @example 2
         */
        GroupItemsPage: string;
        /**
         * @description Items per page; of a list of groups, it asks for the items and wins over `cartItemLimit`.
         * @example 25
         */
        GroupItemsPageSize: number;
        /** @description Order of the items. */
        GroupItemsSort: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
        /**
         * @description Id of an order summary (prefix 1Os), or the order's reference number.
         * @example OF-2026-00000123
         */
        OrderSummaryIdOrRefNumber: string;
        /** @description Whether to answer in `adjustmentAggregates` what promotions took off. */
        IncludeAdjustmentDetails: boolean;
        /**
         * @description Only this delivery of the order (prefix 0ag).
         * @example 0ag000000000001AAA
         */
        LookupDeliveryGroupId: components["schemas"]["RecordId"];
        /**
         * @description Fields to answer beside the usual ones, such as OrderSummary.TotalTaxAmount, OrderItemSummary.ListPrice,
         *     OrderDeliveryGroupSummary.ShippingInstructions, OrderDeliveryMethod.ClassOfService, Product2.Description. A
         *     name alone is a field of the order summary.
         * @example [
         *       "OrderItemSummary.ListPrice"
         *     ]
         */
        LookupFields: string[];
        /**
         * @description Id of the order summary (prefix 1Os).
         * @example 1Os000000000001AAA
         */
        OrderSummaryId: components["schemas"]["RecordId"];
        /**
         * @description API names of order summary fields to answer in `fields`, with or without `OrderSummary.` before them.
         * @example [
         *       "TotalChargeAmount"
         *     ]
         */
        OrderFields: string[];
        /**
         * @description Product fields to answer, as a comma list of API names. Absent, all of them.
         * @example [
         *       "Name",
         *       "StockKeepingUnit",
         *       "L2C_CM_PZN__c"
         *     ]
         */
        ProductFields: string[];
        /** @description Whether all fields are left out; wins over the list of fields. */
        ExcludeProductFields: boolean;
        /**
         * @description Media groups to answer, as a comma list of developer names. Absent, all of them.
         * @example [
         *       "productDetailImage"
         *     ]
         */
        MediaGroups: string[];
        /** @description Whether pictures are left out; wins over the list of media groups. */
        ExcludeMedia: boolean;
        /** @description Id of the category (prefix 0ZG). */
        ProductCategoryId: components["schemas"]["RecordId"];
        /**
         * @description Products by id, as a comma list. This or skus is needed.
         * @example [
         *       "01t000000000001AAA",
         *       "01t000000000002AAA"
         *     ]
         */
        ProductIdList: components["schemas"]["RecordId"][];
        /** @description Products by stock keeping unit, as a comma list, instead of ids. */
        SkuList: string[];
        /**
         * @description Products to price, as a comma list of ids; shops ask for 50 at a time.
         * @example [
         *       "01t000000000001AAA",
         *       "01t000000000002AAA"
         *     ]
         */
        PricedProductIdList: components["schemas"]["RecordId"][];
        /**
         * @description Category fields to answer, as a comma list of API names. Absent, all of them.
         * @example [
         *       "Name",
         *       "Description"
         *     ]
         */
        CategoryFields: string[];
        /** @description Whether all fields are left out; wins over the list of fields. */
        ExcludeCategoryFields: boolean;
        /** @description Whether the method may go on after its request has ended. */
        AllowContinuation: string;
        /**
         * @description Id of the wish list.
         * @example 0Wi000000000001AAA
         */
        WishlistId: components["schemas"]["RecordId"];
        /** @description Items at most. */
        WishlistPageSize: number;
        /** @description Items per page. */
        WishlistItemsPageSize: number;
        /**
         * @description Product fields of the items, as a comma list of API names. Absent, none.
         * @example [
         *       "StockKeepingUnit"
         *     ]
         */
        WishlistProductFields: string[];
        /** @description Order of the items. */
        SortItemsBy: "CreatedDateAsc" | "CreatedDateDesc";
    };
    requestBodies: {
        CancelOrder: {
            content: {
                "application/json": components["schemas"]["CancelOrderInput"];
            };
        };
        ReturnOrder: {
            content: {
                "application/json": components["schemas"]["ReturnOrderInput"];
            };
        };
    };
    headers: {
        /**
         * @description Sent when a guest opens a cart, the site's cookie by which the cart is the guest's own.
         * @example guest_uuid_essential_0DM000000000001=8b1f0e; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax
         */
        GuestCookie: string;
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
    getAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Only addresses of these types, separated by commas.
                 * @example [
                 *       "Shipping"
                 *     ]
                 */
                addressType?: ("Shipping" | "Billing")[];
                /** @description Only the default address of each type. */
                defaultOnly?: boolean;
                /** @description Leave out shipping addresses in countries to which the store does not deliver. */
                excludeUnsupportedCountries?: boolean;
                /** @description Put the default addresses before all others. */
                shouldShowDefaultAddrFirst?: boolean;
                /** @description Order of the addresses. */
                sortOrder?: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
                /**
                 * @description Only the address with this id.
                 * @example 8lW000000000001AAA
                 */
                addressId?: components["schemas"]["RecordId"];
                /**
                 * @description API names of address fields to answer in `fields`.
                 * @example [
                 *       "PostalCode"
                 *     ]
                 */
                fields?: string[];
                /** @description Addresses per page. */
                pageSize?: number;
                /** @description Page token of an earlier answer; without it, the first page. */
                pageToken?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the account (prefix 001), or `current` for the effective account.
                 * @example current
                 */
                accountId: components["parameters"]["AddressAccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AddressesUnavailable"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createAddress: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the account (prefix 001), or `current` for the effective account.
                 * @example current
                 */
                accountId: components["parameters"]["AddressAccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressCreateInput"];
            };
        };
        responses: {
            /** @description The new address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["AddressRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AddressesUnavailable"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAddress: {
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
                /**
                 * @description Id of the account (prefix 001), or `current` for the effective account.
                 * @example current
                 */
                accountId: components["parameters"]["AddressAccountId"];
                /**
                 * @description Id of the address (prefix 8lW).
                 * @example 8lW000000000001AAA
                 */
                addressId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AddressesUnavailable"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAddress: {
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
                /**
                 * @description Id of the account (prefix 001), or `current` for the effective account.
                 * @example current
                 */
                accountId: components["parameters"]["AddressAccountId"];
                /**
                 * @description Id of the address (prefix 8lW).
                 * @example 8lW000000000001AAA
                 */
                addressId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressUpdateInput"];
            };
        };
        responses: {
            /** @description The changed address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["AddressRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AddressesUnavailable"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getAiConfiguration: {
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
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getShopperAgentContext: {
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
            /** @description The context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopperAgentContext"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getBoostBuryRules: {
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
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoostBuryRuleCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createBoostBuryRule: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoostBuryRuleInput"];
            };
        };
        responses: {
            /** @description The rule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoostBuryRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getBoostBuryRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the rule.
                 * @example a0B000000000001AAA
                 */
                ruleId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoostBuryRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteBoostBuryRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the rule.
                 * @example a0B000000000001AAA
                 */
                ruleId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    preserveCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Merged. The amounts follow with the recalculation of the buyer's cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartPreservation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    reserveCartInventory: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Seconds that the stock is kept for. */
                    durationInSeconds: number;
                };
            };
        };
        responses: {
            /** @description Reserved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartReservation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There is less in stock than the cart holds, or the account, the guests of a network or all guests together may not hold that much. Nothing is reserved, and an earlier reservation stays. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    deleteCartReservations: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is reserved any more, or nothing was. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    cloneCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /**
                 * @description Kind of the copy.
                 * @example PayNowReadOnly
                 */
                targetType?: "PayNowReadOnly";
                /**
                 * @description Account that the copy is for, one that the buyer may act for. Absent, the effective account.
                 * @example 001000000000001AAA
                 */
                targetEffectiveAccountId?: components["schemas"]["RecordId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The same cart as in the path. */
                    cartId?: components["schemas"]["RecordId"];
                    /**
                     * @description A copy that cannot be changed.
                     * @enum {string}
                     */
                    targetType?: "PayNowReadOnly";
                };
            };
        };
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummary"];
                };
            };
            /** @description No target type is given, or the body names another cart than the path. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    calculateCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    customFields?: components["schemas"]["CustomFieldsInput"];
                };
            };
        };
        responses: {
            /** @description The cart with its new sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummaryResult"];
                };
            };
            400: components["responses"]["CartEvaluationRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    evaluateCartShipping: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartEvaluationInput"];
            };
        };
        responses: {
            /** @description The cart with its delivery costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummaryResult"];
                };
            };
            400: components["responses"]["CartEvaluationRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    evaluateCartTaxes: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartEvaluationInput"];
            };
        };
        responses: {
            /** @description The cart with its taxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummaryResult"];
                };
            };
            400: components["responses"]["CartEvaluationRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    makeCartPrimary: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart is the main one now, or was it before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommerceActionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartMessagesVisibility: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether the messages are shown. */
                    visibility: boolean;
                };
            };
        };
        responses: {
            /** @description The messages are shown or hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartMessagesVisibility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons, whether or not they have an effect now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCouponCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addCouponToCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponInput"];
            };
        };
        responses: {
            /** @description The coupons of the cart with the one that was added. The amounts follow with the recalculation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCouponCollection"];
                };
            };
            400: components["responses"]["CouponRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCouponFromCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of a coupon of the cart, its `cartCouponId` or its `couponId`.
                 * @example 0cE000000000001AAA
                 */
                couponId: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon is out. The amounts follow with the recalculation. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    addCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartInput"];
            };
        };
        responses: {
            /** @description A new, empty cart. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummary"];
                };
            };
            400: components["responses"]["CartRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            /** @description The account has a main cart already. */
            409: {
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
        };
    };
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head of the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account already has an open cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummary"];
                };
            };
            /** @description A new, empty cart. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummary"];
                };
            };
            400: components["responses"]["CartRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartSummary: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts of the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCompactSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentCartSummary: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
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
            /** @description The counts of the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCompactSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartItems: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /** @description Whether to answer `cartPromotions`. */
                includePromotions?: boolean;
                /** @description Whether to answer `cartCoupons`. */
                includeCoupons?: boolean;
                /** @description Order of the items. */
                sort?: components["parameters"]["CartItemSort"];
                /**
                 * @description API names of product fields to answer in `productDetails.fields`, separated by commas. A field
                 *     that products do not have, or that the buyer may not see, is refused with 400 `INVALID_FIELD`.
                 * @example [
                 *       "L2C_CM_PZN__c",
                 *       "L2C_CM_ProductNameVariant__c"
                 *     ]
                 */
                productFields?: components["parameters"]["CartProductFields"];
                /**
                 * @description Page asked for, counted from 1.
                 * @example 1
                 */
                pageNumber?: number;
                /**
                 * @description Items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["CartPageSize"];
                /** @description Page token of an earlier answer. Wins over `pageNumber`. */
                page?: string;
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addItemToCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /** @description Whether to answer a page of the cart's items beside the item, as `cartData`. The other parameters say which one. */
                includeCartData?: components["parameters"]["IncludeCartData"];
                /** @description Order of the items. */
                sort?: components["parameters"]["CartItemSort"];
                /**
                 * @description API names of product fields to answer in `productDetails.fields`, separated by commas. A field
                 *     that products do not have, or that the buyer may not see, is refused with 400 `INVALID_FIELD`.
                 * @example [
                 *       "L2C_CM_PZN__c",
                 *       "L2C_CM_ProductNameVariant__c"
                 *     ]
                 */
                productFields?: components["parameters"]["CartProductFields"];
                /**
                 * @description Page asked for, counted from 1.
                 * @example 1
                 */
                pageNumber?: number;
                /**
                 * @description Items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["CartPageSize"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemInput"];
            };
        };
        responses: {
            /** @description The item with its new quantity. Its amounts follow with the recalculation of the cart. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["CartItemRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    addItemsToCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    inputs: {
                        richInput: components["schemas"]["CartItemInput"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Some inputs are refused. One result per input, in the order of the inputs. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemBatchResult"];
                };
            };
            /** @description Every input is added. One result per input, in the order of the inputs. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemBatchResult"];
                };
            };
            /** @description The same on a high-scale cart, whose amounts follow. */
            202: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemBatchResult"];
                };
            };
            400: components["responses"]["CartRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartItemPromotions: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        cartItemId: components["schemas"]["RecordId"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The items asked for, each with what every promotion takes off it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemPromotionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteItemFromCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of the item (prefix 0a9).
                 * @example 0a9000000000001AAA
                 */
                cartItemId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    updateItemInCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
                /** @description Whether to answer a page of the cart's items beside the item, as `cartData`. The other parameters say which one. */
                includeCartData?: components["parameters"]["IncludeCartData"];
                /** @description Order of the items. */
                sort?: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
                /**
                 * @description Page asked for, counted from 1.
                 * @example 1
                 */
                pageNumber?: number;
                /**
                 * @description Items per page.
                 * @example 25
                 */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of the item (prefix 0a9).
                 * @example 0a9000000000001AAA
                 */
                cartItemId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemUpdateInput"];
            };
        };
        responses: {
            /** @description The item with its new quantity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["CartItemRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartPromotions: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each promotion with what it takes off in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartPromotionCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartProducts: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /**
                 * @description API names of product fields to answer in `productDetails.fields`, separated by commas. A field
                 *     that products do not have, or that the buyer may not see, is refused with 400 `INVALID_FIELD`.
                 * @example [
                 *       "L2C_CM_PZN__c",
                 *       "L2C_CM_ProductNameVariant__c"
                 *     ]
                 */
                productFields?: components["parameters"]["CartProductFields"];
                /**
                 * @description Page asked for, counted from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["CartPageNumber"];
                /**
                 * @description Items per page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["CartPageSize"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartProductCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartProduct: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /**
                 * @description API names of product fields to answer in `productDetails.fields`, separated by commas. A field
                 *     that products do not have, or that the buyer may not see, is refused with 400 `INVALID_FIELD`.
                 * @example [
                 *       "L2C_CM_PZN__c",
                 *       "L2C_CM_ProductNameVariant__c"
                 *     ]
                 */
                productFields?: components["parameters"]["CartProductFields"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of a product (prefix 01t).
                 * @example 01t000000000001AAA
                 */
                productId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCategoryMenuItems: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /** @description Whether the home page is the first item. */
                addHomeMenuItem?: boolean;
                /** @description Whether items at the top carry the address of their picture. */
                includeImageUrl?: boolean;
                /** @description Most categories in the whole menu. Absent, all of them. */
                maxItems?: number;
                /** @description Most levels of the menu. Absent, all of them. */
                maxLevels?: number;
                /** @description State of the storefront. Categories are the same in both. */
                publishStatus?: "Draft" | "Live";
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
            /** @description The items at the top, with those below them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationMenuItemCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    startActiveCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutStart"];
            };
        };
        responses: {
            /** @description Started. Read the checkout until it is ready. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CheckoutWithErrors"];
            500: components["responses"]["ServerError"];
        };
    };
    createCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutStart"];
            };
        };
        responses: {
            /** @description Started. Read the checkout until it is ready. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CheckoutWithErrors"];
            500: components["responses"]["ServerError"];
        };
    };
    getCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description The platform is still at work on the last change. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["CheckoutGone"];
            422: components["responses"]["CheckoutWithErrors"];
            500: components["responses"]["ServerError"];
        };
    };
    startCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutStart"];
            };
        };
        responses: {
            /** @description Started. Read the checkout until it is ready. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CheckoutWithErrors"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout is gone; the cart stays. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deliveryAddress?: components["schemas"]["DeliveryAddressInput"];
                    deliveryGroups?: components["schemas"]["CheckoutDeliveryGroupsInput"];
                    /** @description Method of the default delivery group, one that is available. */
                    deliveryMethodId?: components["schemas"]["RecordId"];
                    desiredDeliveryDate?: components["schemas"]["DesiredDeliveryDateInput"];
                    customFields?: components["schemas"]["CustomFieldsInput"];
                    shipToPhoneNumber?: components["schemas"]["ShipToPhoneNumber"];
                    /** @description Empty text removes the note. */
                    shippingInstructions?: string;
                    contactInfo?: components["schemas"]["ContactInfo"];
                    shopperConsent?: components["schemas"]["ShopperConsent"];
                };
            };
        };
        responses: {
            /** @description Changed, and ready at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description Changed. Read the checkout until it is ready. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createPayment: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment is noted and authorised. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutPayment"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PaymentDeclined"];
            500: components["responses"]["ServerError"];
        };
    };
    addCouponToCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutCouponInput"];
            };
        };
        responses: {
            /** @description Added. Read the checkout until it is ready. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutCoupons"];
                };
            };
            400: components["responses"]["CouponRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCouponFromCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
                /**
                 * @description Id of a coupon of the cart, its `cartCouponId` or its `couponId`.
                 * @example 0cE000000000001AAA
                 */
                couponId: components["parameters"]["CouponId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon is out. Read the checkout until it is ready. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is placed, now or by an earlier call. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            /** @description The buyer has yet to give a phone number or a consent, a guest an e-mail address. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            /** @description Something in the checkout keeps it from being ordered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOrder"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    performOrderAction: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a checkout (prefix 2z9), or `active` for the open one of the effective account.
                 * @example active
                 */
                checkoutId: components["parameters"]["CheckoutId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderActionRequest"];
            };
        };
        responses: {
            /** @description The order can be placed (`prepare`), or is placed, now or by an earlier call (`submit`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderActionResult"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["CheckoutGone"];
            /** @description The buyer has yet to give a phone number or a consent, a guest an e-mail address. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderActionResult"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Something in the checkout keeps it from being ordered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderActionResult"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    updateCompositeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompositeProductInput"];
            };
        };
        responses: {
            /** @description The product is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompositeProductResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createCompositeVariations: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompositeVariationsInput"];
            };
        };
        responses: {
            /** @description The variations are created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompositeVariationsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
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
            /** @description The account is not named, or a field is not one that accounts have. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeliveryGroups: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /** @description Most groups to answer. */
                limit?: number;
                /** @description Most items to answer with each group; 0 leaves the items out. */
                cartItemLimit?: number;
                /**
                 * @description Page token of the items, of an earlier answer.
                 * @example 2
                 */
                page?: components["parameters"]["GroupItemsPage"];
                /**
                 * @description Items per page; of a list of groups, it asks for the items and wins over `cartItemLimit`.
                 * @example 25
                 */
                pageSize?: components["parameters"]["GroupItemsPageSize"];
                /** @description Order of the items. */
                sort?: components["parameters"]["GroupItemsSort"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups, the default one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryGroupCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createDeliveryGroup: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryGroupInput"];
            };
        };
        responses: {
            /** @description The new group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryGroup"];
                };
            };
            400: components["responses"]["DeliveryRefused"];
            401: components["responses"]["Unauthorized"];
            /** @description The store does not split shipments, or guests may not do this in this store. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    arrangeDeliveryGroupItems: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /**
                 * @description The same as in the body, where the platform's guide has it. The body wins.
                 * @example true
                 */
                deleteEmptyDeliveryGroups?: boolean;
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Absent, nothing is moved. */
                    arrangements?: components["schemas"]["DeliveryGroupArrangement"][];
                    /**
                     * @description Whether groups that hold nothing afterwards are deleted. If the default one is, the first left becomes it.
                     * @default false
                     */
                    deleteEmptyDeliveryGroups?: boolean;
                };
            };
        };
        responses: {
            /** @description Arranged; the cart is locked until its totals are new. All groups, the default one first. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryGroupCollection"];
                };
            };
            /** @description There is no such item or group in the cart, or not so many packs. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getDeliveryGroup: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /**
                 * @description Page token of the items, of an earlier answer.
                 * @example 2
                 */
                page?: components["parameters"]["GroupItemsPage"];
                /**
                 * @description Items per page; of a list of groups, it asks for the items and wins over `cartItemLimit`.
                 * @example 25
                 */
                pageSize?: components["parameters"]["GroupItemsPageSize"];
                /** @description Order of the items. */
                sort?: components["parameters"]["GroupItemsSort"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of the group (prefix 0a7), or `default`.
                 * @example 0a7000000000001AAA
                 */
                deliveryGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryGroup"];
                };
            };
            /** @description The group is not named by an id or as `default`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteDeliveryGroup: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /** @description Whether the items of the group leave the cart with it. */
                deleteCartItems?: boolean;
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of the group (prefix 0a7), or `default`.
                 * @example 0a7000000000001AAA
                 */
                deliveryGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is the last group of the cart. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    updateDeliveryGroup: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
            };
            header?: {
                /**
                 * @description Sent when the application context says `highScaleCartEnabled`. The answer is the same.
                 * @example true
                 */
                highscale?: components["parameters"]["HighScale"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
                /**
                 * @description Id of the group (prefix 0a7), or `default`.
                 * @example 0a7000000000001AAA
                 */
                deliveryGroupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryGroupUpdateInput"];
            };
        };
        responses: {
            /** @description The changed group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryGroup"];
                };
            };
            400: components["responses"]["DeliveryRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommerceUnavailableToGuest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getMyProfile: {
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
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMyProfile: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyProfileInput"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfile"];
                };
            };
            400: components["responses"]["VerificationRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is an account with this mail address. */
            409: {
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
        };
    };
    startMyProfileVerification: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationStart"];
            };
        };
        responses: {
            /** @description What was sent, and where. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedVerification"];
                };
            };
            400: components["responses"]["CodeNotSent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    submitMyProfileCode: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCode"];
            };
        };
        responses: {
            /** @description The password is right; its identifier is good for one change of the profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["CodeRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderItems: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description API names of fields of the order product summary to answer in `fields`; a usual choice unless given.
                 * @example [
                 *       "TotalPrice"
                 *     ]
                 */
                fields?: string[];
                /** @description Whether to answer in `adjustmentAggregates` what promotions took off. */
                includeAdjustmentDetails?: boolean;
                /**
                 * @description Only what this delivery contains (prefix 0ag).
                 * @example 0ag000000000001AAA
                 */
                orderDeliveryGroupSummaryId?: components["schemas"]["RecordId"];
                /**
                 * @description Page token of an earlier answer.
                 * @example 2
                 */
                page?: string;
                /** @description Most entries to answer. */
                pageSize?: number;
                /** @description Order of the list. */
                sort?: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderItemSummaryCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderItemAdjustments: {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderItemAdjustmentsInput"];
            };
        };
        responses: {
            /** @description The adjustments by line; a line without any has an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderItemSummaryAdjustmentCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderDeliveryGroups: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description API names of fields of the order delivery group to answer in `fields`; a usual choice unless given.
                 * @example [
                 *       "DeliverToCity"
                 *     ]
                 */
                fields?: string[];
                /**
                 * @description Page token of an earlier answer.
                 * @example 2
                 */
                page?: string;
                /** @description Most entries to answer. */
                pageSize?: number;
                /** @description Order of the list. */
                sort?: "CreatedDateAsc" | "CreatedDateDesc" | "NameAsc" | "NameDesc";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDeliveryGroupSummaryCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    startOrderAdjustmentAggregates: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustmentAggregatesInput"];
            };
        };
        responses: {
            /** @description Where the sums are read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustmentAggregatesStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderSummaryLookup: {
        parameters: {
            query: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: string;
                /**
                 * @description Token of `authorize` for this order.
                 * @example 1Os000000000001AAA.1772447400000.c2lnbmF0dXJl
                 */
                accessToken?: string;
                /**
                 * @description Only this delivery of the order (prefix 0ag).
                 * @example 0ag000000000001AAA
                 */
                deliveryGroupId?: components["parameters"]["LookupDeliveryGroupId"];
                /**
                 * @description Fields to answer beside the usual ones, such as OrderSummary.TotalTaxAmount, OrderItemSummary.ListPrice,
                 *     OrderDeliveryGroupSummary.ShippingInstructions, OrderDeliveryMethod.ClassOfService, Product2.Description. A
                 *     name alone is a field of the order summary.
                 * @example [
                 *       "OrderItemSummary.ListPrice"
                 *     ]
                 */
                fields?: components["parameters"]["LookupFields"];
                /**
                 * @description What is to be left out.
                 * @example [
                 *       "Adjustments"
                 *     ]
                 */
                excludeParameters?: ("AdjustmentAggregates" | "Adjustments" | "DeliveryGroups" | "LineItems" | "Payments")[];
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
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLookup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findOrderSummary: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Only this delivery of the order (prefix 0ag).
                 * @example 0ag000000000001AAA
                 */
                deliveryGroupId?: components["parameters"]["LookupDeliveryGroupId"];
                /**
                 * @description Fields to answer beside the usual ones, such as OrderSummary.TotalTaxAmount, OrderItemSummary.ListPrice,
                 *     OrderDeliveryGroupSummary.ShippingInstructions, OrderDeliveryMethod.ClassOfService, Product2.Description. A
                 *     name alone is a field of the order summary.
                 * @example [
                 *       "OrderItemSummary.ListPrice"
                 *     ]
                 */
                fields?: components["parameters"]["LookupFields"];
                /** @description Whether to leave the sums of adjustments out. */
                excludeAdjustmentAggregates?: boolean;
                /** @description Whether to leave the adjustments out. */
                excludeAdjustments?: boolean;
                /** @description Whether to leave the deliveries out. */
                excludeDeliveryGroups?: boolean;
                /** @description Whether to leave the products out. */
                excludeLineItems?: boolean;
                /** @description Whether to leave the payments out. */
                excludePayments?: boolean;
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLookupInput"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLookup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrderAccessToken: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAuthorizationInput"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAuthorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    calculateOrderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CancelOrder"];
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOrderPreview"];
                };
            };
            400: components["responses"]["RefusedChange"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    submitOrderCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CancelOrder"];
        responses: {
            /** @description The packs are cancelled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOrderResult"];
                };
            };
            400: components["responses"]["RefusedChange"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    calculateOrderReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReturnOrder"];
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOrderPreview"];
                };
            };
            400: components["responses"]["RefusedChange"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    submitOrderReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReturnOrder"];
        responses: {
            /** @description The packs are returned. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOrderResult"];
                };
            };
            400: components["responses"]["RefusedChange"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    startOrderRefunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the order summary (prefix 1Os).
                 * @example 1Os000000000001AAA
                 */
                orderSummaryId: components["parameters"]["OrderSummaryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnsureRefundsInput"];
            };
        };
        responses: {
            /** @description The refund has begun. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnsureRefundsResult"];
                };
            };
            400: components["responses"]["RefusedChange"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    startOrderConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowInput"];
            };
        };
        responses: {
            /** @description The mails are sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResult"][];
                };
            };
            400: components["responses"]["RefusedChange"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderSummaries: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Only orders from this moment on.
                 * @example 2026-01-01T00:00:00.000Z
                 */
                earliestDate?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders up to this moment.
                 * @example 2026-12-31T23:59:59.000Z
                 */
                latestDate?: components["schemas"]["DateTime"];
                /**
                 * @description Only orders in this state.
                 * @example Delivered
                 */
                status?: "Created" | "Approved" | "PartiallyFulfilled" | "Fulfilled" | "Delivered" | "Cancelled" | "Returned";
                /**
                 * @description Only orders whose number contains this text.
                 * @example OF-2026
                 */
                orderNumber?: string;
                /** @description Only orders that the user has placed in person. */
                ownerScoped?: boolean;
                /**
                 * @description API names of order summary fields to answer in `fields`, with or without `OrderSummary.` before them.
                 * @example [
                 *       "TotalChargeAmount"
                 *     ]
                 */
                fields?: components["parameters"]["OrderFields"];
                /** @description Order of the list. */
                sortOrder?: "OrderedDateDesc" | "OrderedDateAsc" | "OrderNumberDesc" | "OrderNumberAsc";
                /** @description Most orders to answer. */
                pageSize?: number;
                /**
                 * @description Page token of an earlier answer.
                 * @example 2
                 */
                page?: string;
                /**
                 * @description The same; it wins.
                 * @example 2
                 */
                pageToken?: string;
                /** @description Whether to answer in `adjustmentAggregates` what promotions took off. */
                includeAdjustmentDetails?: boolean;
                /** @description Whether to answer the products of each order in `products`. */
                includeProducts?: boolean;
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
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummaryCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderSummary: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description API names of order summary fields to answer in `fields`, with or without `OrderSummary.` before them.
                 * @example [
                 *       "TotalChargeAmount"
                 *     ]
                 */
                fields?: components["parameters"]["OrderFields"];
                /** @description Whether to answer in `adjustmentAggregates` what promotions took off. */
                includeAdjustmentDetails?: components["parameters"]["IncludeAdjustmentDetails"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummaryDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addOrderToCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddOrderToCartInput"];
            };
        };
        responses: {
            /** @description What could be added is in the cart. The amounts follow with its recalculation. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderToCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The token of the site's base is missing or wrong, or the buyer may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderAdjustments: {
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
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The adjustments, promotion by promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAdjustmentCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addOrderSummaryToCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cart that the products go to. */
                    cartStateOrId: string;
                };
            };
        };
        responses: {
            /** @description What could be added is in the cart. The amounts follow with its recalculation. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderToCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The token of the site's base is missing or wrong, or the buyer may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createPaymentToken: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentTokenRequest"];
            };
        };
        responses: {
            /** @description The token, shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentToken"];
                };
            };
            /** @description The card data cannot be used. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The store takes no cards, or guests may not check out. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductChildren: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Product fields to answer, as a comma list of API names. Absent, all of them.
                 * @example [
                 *       "Name",
                 *       "StockKeepingUnit",
                 *       "L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
                /** @description Whether all fields are left out; wins over the list of fields. */
                excludeFields?: components["parameters"]["ExcludeProductFields"];
                /**
                 * @description Media groups to answer, as a comma list of developer names. Absent, all of them.
                 * @example [
                 *       "productDetailImage"
                 *     ]
                 */
                mediaGroups?: components["parameters"]["MediaGroups"];
                /** @description Whether pictures are left out; wins over the list of media groups. */
                excludeMedia?: components["parameters"]["ExcludeMedia"];
                /** @description Whether the rule of purchasable quantities is left out. */
                excludeQuantityRule?: boolean;
                /** @description Whether the attribute sets of variations are left out. */
                excludeAttributeSetInfo?: boolean;
                /** @description Whether the ways in which a product is sold are answered. Since 63. */
                includeProductSellingModels?: boolean;
                /**
                 * @description Page token of an earlier answer.
                 * @example 2
                 */
                pageToken?: string;
                /** @description Most products to answer. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductChildCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFeaturedProducts: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Kinds of relationships to answer, as a comma list of developer names. Absent, all of them.
                 * @example [
                 *       "CompleteTheLook"
                 *     ]
                 */
                relationshipTypes?: string[];
                /**
                 * @description Product fields to answer, as a comma list of API names. Absent, all of them.
                 * @example [
                 *       "Name",
                 *       "StockKeepingUnit",
                 *       "L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
                /** @description Whether all fields are left out; wins over the list of fields. */
                excludeFields?: components["parameters"]["ExcludeProductFields"];
                /**
                 * @description Media groups to answer, as a comma list of developer names. Absent, all of them.
                 * @example [
                 *       "productDetailImage"
                 *     ]
                 */
                mediaGroups?: components["parameters"]["MediaGroups"];
                /** @description Whether media groups are answered. */
                includeMediaGroups?: boolean;
                /** @description Whether the attribute sets of variations are answered. */
                includeAttributeSetInfo?: boolean;
                /** @description Whether the rule of purchasable quantities is answered. */
                includePurchaseQuantityRules?: boolean;
                /** @description Whether the ways in which a product is sold are answered. */
                includeProductSellingModel?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products by the kind of relationship; kinds without products are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Product fields to answer, as a comma list of API names. Absent, all of them.
                 * @example [
                 *       "Name",
                 *       "StockKeepingUnit",
                 *       "L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
                /** @description Whether all fields are left out; wins over the list of fields. */
                excludeFields?: components["parameters"]["ExcludeProductFields"];
                /**
                 * @description Media groups to answer, as a comma list of developer names. Absent, all of them.
                 * @example [
                 *       "productDetailImage"
                 *     ]
                 */
                mediaGroups?: components["parameters"]["MediaGroups"];
                /** @description Whether pictures are left out; wins over the list of media groups. */
                excludeMedia?: components["parameters"]["ExcludeMedia"];
                /** @description Whether the path of the product's main category is left out. */
                excludePrimaryProductCategory?: boolean;
                /** @description Whether the variations are left out. */
                excludeVariationInfo?: boolean;
                /** @description Whether the rule of purchasable quantities is left out. */
                excludeQuantityRule?: boolean;
                /** @description Whether the attribute sets of the product are left out. */
                excludeAttributeSetInfo?: boolean;
                /** @description Whether the ways in which the product is sold are left out. Since 56. */
                excludeProductSellingModels?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
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
    getProducts: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Products by id, as a comma list. This or skus is needed.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                ids?: components["parameters"]["ProductIdList"];
                /** @description Products by stock keeping unit, as a comma list, instead of ids. */
                skus?: components["parameters"]["SkuList"];
                /**
                 * @description Product fields to answer, as a comma list of API names. Absent, all of them.
                 * @example [
                 *       "Name",
                 *       "StockKeepingUnit",
                 *       "L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ProductFields"];
                /** @description Whether pictures are left out; wins over the list of media groups. */
                excludeMedia?: components["parameters"]["ExcludeMedia"];
                /** @description Whether entries carry the rule of purchasable quantities. Since 63. */
                includeQuantityRule?: boolean;
                /** @description Whether entries carry the ways in which the product is sold. Since 63. */
                includeProductSellingModels?: boolean;
                /** @description Whether variations carry the attribute values that tell them from their siblings. Since 63. */
                includeAttributeSetInfo?: boolean;
                /**
                 * @description Whether variations and their parents carry all variations by the attributes that products are grouped by.
                 *     Since 63.
                 */
                includeGroupByAttributeVariationInfo?: boolean;
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
            /** @description One entry per product asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollection"];
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
    getProductPrice: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
                /** @description Ways of selling to price, as a comma list of ids (prefix 0jP). Since 56. */
                productSellingModelIds?: components["schemas"]["RecordId"][];
                /** @description Products to price for every way in which they are sold, as a comma list. Since 60. */
                allProductSellingModelPrices?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPrice"];
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
    getProductPrices: {
        parameters: {
            query: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /**
                 * @description Products to price, as a comma list of ids; shops ask for 50 at a time.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                productIds: components["parameters"]["PricedProductIdList"];
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
            /** @description One line per product asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingResults"];
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
    createProductPrices: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["PricingInput"];
            };
        };
        responses: {
            /** @description One line per product asked for. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProductCategory: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Category fields to answer, as a comma list of API names. Absent, all of them.
                 * @example [
                 *       "Name",
                 *       "Description"
                 *     ]
                 */
                fields?: components["parameters"]["CategoryFields"];
                /** @description Whether all fields are left out; wins over the list of fields. */
                excludeFields?: components["parameters"]["ExcludeCategoryFields"];
                /**
                 * @description Media groups to answer, as a comma list of developer names. Absent, all of them.
                 * @example [
                 *       "productDetailImage"
                 *     ]
                 */
                mediaGroups?: components["parameters"]["MediaGroups"];
                /** @description Whether pictures are left out; wins over the list of media groups. */
                excludeMedia?: components["parameters"]["ExcludeMedia"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the category (prefix 0ZG). */
                productCategoryId: components["parameters"]["ProductCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryDetail"];
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
    getProductCategoryChildren: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /** @description Category whose children are wanted. Absent, the top level. */
                parentProductCategoryId?: components["schemas"]["RecordId"];
                /**
                 * @description Category fields to answer, as a comma list of API names. Absent, all of them.
                 * @example [
                 *       "Name",
                 *       "Description"
                 *     ]
                 */
                fields?: components["parameters"]["CategoryFields"];
                /** @description Whether all fields are left out; wins over the list of fields. */
                excludeFields?: components["parameters"]["ExcludeCategoryFields"];
                /**
                 * @description Media groups to answer, as a comma list of developer names. Absent, all of them.
                 * @example [
                 *       "productDetailImage"
                 *     ]
                 */
                mediaGroups?: components["parameters"]["MediaGroups"];
                /** @description Whether pictures are left out; wins over the list of media groups. */
                excludeMedia?: components["parameters"]["ExcludeMedia"];
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
            /** @description The categories in their sort order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryCollection"];
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
    getProductCategoryPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the category (prefix 0ZG). */
                productCategoryId: components["parameters"]["ProductCategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The path. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCategoryPath"];
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
    getProductRecommendations: {
        parameters: {
            query: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["schemas"]["CurrencyIsoCode"];
                /**
                 * @description RecentlyViewed: what the shopper has viewed, the latest first. SimilarProducts: the same category.
                 *     ComplementaryProducts: ordered together, from other categories. CustomersWhoBoughtAlsoBought: ordered
                 *     together. Upsell: the same category at a higher price. MostViewedByCategory and TopSellingByCategory: the
                 *     most viewed and the most ordered of a category. TopSelling: the most ordered of all.
                 * @example SimilarProducts
                 */
                recommender: "RecentlyViewed" | "SimilarProducts" | "ComplementaryProducts" | "CustomersWhoBoughtAlsoBought" | "Upsell" | "MostViewedByCategory" | "TopSellingByCategory" | "TopSelling";
                /**
                 * @description Products (prefix 01t) or categories (prefix 0ZG) to begin from, as a comma list of ids of one kind.
                 * @example 01t000000000001AAA
                 */
                anchorValues?: string;
                /** @description Whether the products of the shopper's cart are products to begin from. Since 63. */
                anchorFromCurrentCart?: boolean;
                /** @description Whether the products that the request begins from come before the recommendations. Since 60. */
                includeRequestProduct?: boolean;
                /** @description Whether products carry what they cost the shopper, and all of their fields. Since 63. */
                includePricingAndProductInformation?: boolean;
                /** @description Reserved, and ignored. Since 60. */
                dataSpace?: string;
                /** @description Reserved, and ignored. Since 60. */
                individualId?: string;
                /** @description Reserved, and ignored. Since 60. */
                personalizationPoint?: string;
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
            /** @description The products, the best first; none where nothing follows from the records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendationResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createBuyerRegistration: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["BuyerRegistrationInput"];
            };
        };
        responses: {
            /** @description A mail was sent to the address, whether or not somebody has an account with it. */
            201: {
                headers: {
                    /**
                     * @description The cookie by which a guest is known who was not known before.
                     * @example guest_uuid_essential_0DM000000000001=4f2d9c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerRegistration"];
                };
            };
            400: components["responses"]["RegistrationRefused"];
            401: components["responses"]["Unauthorized"];
            /** @description Whoever asks has signed in, or too many mails were sent to this address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGuestBuyer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the account (prefix 001), or `current` for the account of the session.
                 * @example 001000000000042AAA
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the account is a buyer's now, and if not, why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestBuyerResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Currency in which amounts are answered. Absent, the store's default currency.
                 * @example EUR
                 */
                currencyIsoCode?: components["parameters"]["CurrencyIsoCode"];
                /**
                 * @description What the shopper typed, at most 32 words.
                 * @example schmerz
                 */
                searchTerm?: string;
                /** @description Category to stay in (prefix 0ZG). */
                categoryId?: components["schemas"]["RecordId"];
                /**
                 * @description Narrowing by facet: a JSON list of DistinctValueRefinementInput as Base64. Values of the same facet widen,
                 *     different facets narrow. At most 9 facets with 20 values each.
                 * @example W3sibmFtZU9ySWQiOiJCcmFuZF9fYyIsInR5cGUiOiJEaXN0aW5jdFZhbHVlIiwidmFsdWVzIjpbIk5vcmRoYXVzIl19XQ==
                 */
                refinements?: string;
                /**
                 * @description Product fields of the rows, as a comma list of API names.
                 * @example [
                 *       "Name",
                 *       "L2C_CM_PZN__c"
                 *     ]
                 */
                fields: string[];
                /** @description Fields to match the term against, as a comma list. Absent, all searchable ones. Since 62. */
                searchFields?: string[];
                /** @description Whether rows carry prices. */
                includePrices?: boolean;
                /** @description Whether rows carry the rule of purchasable quantities. */
                includeQuantityRule?: boolean;
                /** @description Whether variations and their parents carry all variations. Since 63. */
                includeProductVariationInfo?: boolean;
                /** @description Whether variations come one by one, or their parent once in their place. */
                grouping?: "NoGrouping" | "VariationParent";
                /**
                 * @description Buyer groups to price by, as a comma list of ids (prefix 0ZI); those that the account is not in do not count.
                 *     Absent, all groups of the account. Since 62.
                 */
                effectiveBuyerGroupIds?: components["schemas"]["RecordId"][];
                /** @description Sort rule by id. Absent, by relevance with a term and by the category's own order without. */
                sortRuleId?: string;
                /** @description Page, from 0. With a term, `page` times `pageSize` is at most 5,000. */
                page?: number;
                /** @description Rows per page. */
                pageSize?: number;
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
            /** @description One page of rows with facets and categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchResults"];
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
    createProductSearch: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductSearchInput"];
            };
        };
        responses: {
            /** @description One page of rows with facets and categories. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSearchSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description What the shopper has typed so far.
                 * @example ibu
                 */
                searchTerm?: string;
                /** @description Terms at most. */
                maxResults?: number;
                /** @description Whether products are offered too. Since 58. */
                includeSuggestedProducts?: boolean;
                /** @description Products at most. Since 58. */
                maxSuggestedProducts?: number;
                /** @description Whether terms of the catalogue are offered. Since 64. */
                includeSuggestedTerms?: boolean;
                /** @description Category (prefix 0ZG) whose products are offered where nothing is typed and products are asked for. Since 64. */
                popularProductsCategoryId?: components["schemas"]["RecordId"];
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
            /** @description What to offer, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
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
    getSortRules: {
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
            /** @description The sort rules in the order they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SortRules"];
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
    getServerMethodResult: {
        parameters: {
            query?: {
                /**
                 * @description The parameters by name, as JSON text.
                 * @example {"webstoreId":"0ZE000000000001AAA","skus":["OFF-04877800"]}
                 */
                methodParams?: string;
            };
            header?: {
                /** @description Whether the method may go on after its request has ended. */
                "X-SFDC-Allow-Continuation"?: components["parameters"]["AllowContinuation"];
            };
            path: {
                /**
                 * @description Name of the server class.
                 * @example ProductsController
                 */
                apexClass: string;
                /**
                 * @description Name of the method.
                 * @example getCommerceProducts
                 */
                apexMethod: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServerMethodResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    invokeServerMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Whether the method may go on after its request has ended. */
                "X-SFDC-Allow-Continuation"?: components["parameters"]["AllowContinuation"];
            };
            path: {
                /**
                 * @description Name of the server class.
                 * @example ProductsController
                 */
                apexClass: string;
                /**
                 * @description Name of the method.
                 * @example getCommerceProducts
                 */
                apexMethod: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServerMethodParameters"];
            };
        };
        responses: {
            200: components["responses"]["ServerMethodResult"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            /** @description A script that returns the token. Not to be stored by any cache. */
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
    getCsrfTokenExport: {
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
    getOrderShipments: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description API names of fields of the shipment to answer in `fields`; a usual choice unless given.
                 * @example [
                 *       "TrackingNumber"
                 *     ]
                 */
                fields?: string[];
                /**
                 * @description Page token of an earlier answer.
                 * @example 2
                 */
                pageToken?: string;
                /** @description Most entries to answer. */
                pageSize?: number;
                /** @description Order of the list. */
                sortOrder?: "CreatedDateAsc" | "CreatedDateDesc" | "ExpectedDeliveryDateAsc" | "ExpectedDeliveryDateDesc";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of an order summary (prefix 1Os), or the order's reference number.
                 * @example OF-2026-00000123
                 */
                orderSummaryIdOrRefNumber: components["parameters"]["OrderSummaryIdOrRefNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of parcels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderShipmentCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getShipmentItems: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description API names of fields of the shipment item to answer in `fields`; a usual choice unless given.
                 * @example [
                 *       "Quantity"
                 *     ]
                 */
                fields?: string[];
                /**
                 * @description Page token of an earlier answer.
                 * @example 2
                 */
                pageToken?: string;
                /** @description Most entries to answer. */
                pageSize?: number;
                /** @description Order of the list. */
                sortOrder?: "CreatedDateAsc" | "CreatedDateDesc";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a shipment (prefix 0OB).
                 * @example 0OB000000000001AAA
                 */
                shipmentId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderShipmentItemCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getShippingProfiles: {
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
            /** @description The default profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingProfileCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductTaxes: {
        parameters: {
            query: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /**
                 * @description Country of the delivery by ISO 3166, two letters.
                 * @example DE
                 */
                countryIsoCode: components["schemas"]["CountryIsoCode"];
                /**
                 * @description State of the delivery by ISO 3166. Rates are those of the country.
                 * @example BY
                 */
                stateIsoCode?: components["schemas"]["StateIsoCode"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /** @description Id of the product (prefix 01t). */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate by product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreTaxesInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    calculateTaxes: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculateTaxesInput"];
            };
        };
        responses: {
            /** @description The taxes line by line, and their sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatedTaxes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getWishlists: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /** @description Only this list. */
                wishlistId?: components["schemas"]["RecordId"];
                /** @description Whether the list to display comes with its items, the named one or the one that was changed last. */
                includeDisplayedList?: boolean;
                /** @description Items at most. */
                pageSize?: components["parameters"]["WishlistPageSize"];
                /**
                 * @description Product fields of the items, as a comma list of API names. Absent, none.
                 * @example [
                 *       "StockKeepingUnit"
                 *     ]
                 */
                productFields?: components["parameters"]["WishlistProductFields"];
                /** @description Order of the items. */
                sortItemsBy?: components["parameters"]["SortItemsBy"];
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
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistSummaries"];
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
    createWishlist: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistInput"];
            };
        };
        responses: {
            /** @description The new list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWishlist: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /** @description Items at most. */
                pageSize?: components["parameters"]["WishlistPageSize"];
                /**
                 * @description Product fields of the items, as a comma list of API names. Absent, none.
                 * @example [
                 *       "StockKeepingUnit"
                 *     ]
                 */
                productFields?: components["parameters"]["WishlistProductFields"];
                /** @description Order of the items. */
                sortItemsBy?: components["parameters"]["SortItemsBy"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
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
    deleteWishlist: {
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
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWishlist: {
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
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistUpdateInput"];
            };
        };
        responses: {
            /** @description The list under its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWishlistItems: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /** @description Page token of an earlier answer; without it, the first page. */
                page?: string;
                /** @description Items per page. */
                pageSize?: components["parameters"]["WishlistItemsPageSize"];
                /**
                 * @description Product fields of the items, as a comma list of API names. Absent, none.
                 * @example [
                 *       "StockKeepingUnit"
                 *     ]
                 */
                productFields?: components["parameters"]["WishlistProductFields"];
                /** @description Order of the items. */
                sortItemsBy?: components["parameters"]["SortItemsBy"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistItemCollection"];
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
    addItemToWishlist: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistItemInput"];
            };
        };
        responses: {
            /** @description The item. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteItemFromWishlist: {
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
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
                /** @description Id of the item. */
                wishlistItemId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addWishlistToCart: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
                /** @description Cart by id or state. Absent, the account's own, which is opened if there is none. */
                cartId?: string;
            };
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of the wish list.
                 * @example 0Wi000000000001AAA
                 */
                wishlistId: components["parameters"]["WishlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was added and what was not. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistToCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCartToWishlist: {
        parameters: {
            query?: {
                /**
                 * @description Account on whose behalf the buyer acts (prefix 001). Absent: the buyer's own account. The
                 *     guest placeholder of zeros is accepted and ignored.
                 * @example 001000000000001AAA
                 */
                effectiveAccountId?: components["parameters"]["EffectiveAccountId"];
            };
            header?: {
                /**
                 * @description Key chosen by the client, one per intended change. The same request with the same key, by the same
                 *     person, within a day has one effect and is answered as it was the first time, so that it may be
                 *     repeated when no answer arrived. A key that has been used for another request is refused.
                 * @example 5f0c7a52-1b9c-4a35-9f0e-0a5a9b7d2c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the web store (prefix 0ZE).
                 * @example 0ZE000000000001AAA
                 */
                webstoreId: components["parameters"]["WebstoreId"];
                /**
                 * @description Id of a cart (prefix 0a6), or an alias: `current` for the cart of the effective account that
                 *     is not closed, `active` for the same of a signed-in buyer.
                 * @example current
                 */
                cartStateOrId: components["parameters"]["CartStateOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartToWishlistInput"];
            };
        };
        responses: {
            /** @description How many products were added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartToWishlistResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
