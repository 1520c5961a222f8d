// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/sandbox/clock": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** Tells what time it is for the requests of the scope. */
        get: operations["getClock"];
        put?: never;
        post?: never;
        /**
         * Goes back to the time of the machine.
         * @description For a session that is the clock of everybody, where one is set.
         */
        delete: operations["deleteClock"];
        options?: never;
        head?: never;
        /**
         * Sets the clock, moves it on, stops it or lets it run.
         * @description A moment is set before the clock is moved on. Moving back is possible too.
         */
        patch: operations["updateClock"];
        trace?: never;
    };
    "/sandbox/payment-confirmations/{confirmationId}": {
        parameters: {
            query?: {
                /**
                 * @description Language of the page; that of the browser unless told.
                 * @example de
                 */
                language?: components["parameters"]["PageLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description The secret in the address of the page.
                 * @example 3vJq0cN7wq2m9yXb5s1dT8kR4pZ6uE0hL2fA9iG3o
                 */
                confirmationId: components["parameters"]["ConfirmationId"];
            };
            cookie?: never;
        };
        /** Show what is to be paid, and let the customer decide. */
        get: operations["getPaymentConfirmation"];
        put?: never;
        /**
         * Take the decision, and send the customer back to the shop.
         * @description A second decision changes nothing; the page tells of the first one.
         */
        post: operations["submitPaymentConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/requests": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last requests, latest first.
         * @description With `scope=session` those of the session, with `scope=global` those of everybody.
         */
        get: operations["getRequestLog"];
        put?: never;
        post?: never;
        /** Forgets the requests of the session, or those of everybody. */
        delete: operations["deleteRequestLog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/latencies": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds answers back.
         * @description Where several latencies fit a request, their times add up.
         */
        post: operations["addLatency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/latencies/{ruleId}": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path: {
                /**
                 * @description Id of a rule, as it was answered when the rule was added.
                 * @example rule-3
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lifts a latency. */
        delete: operations["deleteLatency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/faults": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spoils answers.
         * @description Where several faults fit a request, the one that was added first decides.
         */
        post: operations["addFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/faults/{ruleId}": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path: {
                /**
                 * @description Id of a rule, as it was answered when the rule was added.
                 * @example rule-3
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Lifts a fault. */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the scenarios that there are. */
        get: operations["getScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/scenarios/{scenarioName}": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path: {
                /**
                 * @description Name of the scenario.
                 * @example cart-processing
                 */
                scenarioName: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Starts a scenario, or starts it anew. */
        put: operations["startScenario"];
        post?: never;
        /** Ends a scenario. */
        delete: operations["removeScenario"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session and hands out its key.
         * @description The key comes as a cookie too. The session that was idle longest ends when there are too many.
         */
        post: operations["createSandboxSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/sessions/current": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends the session with everything that is set for it. */
        delete: operations["deleteSandboxSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/controls": {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** Tells all that is set for a session, or for everybody. */
        get: operations["getSandboxControls"];
        put?: never;
        post?: never;
        /** Lifts all that is set for a session, or for everybody. */
        delete: operations["deleteSandboxControls"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/store/actions/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the whole store back to the demo shop, for everybody. */
        post: operations["resetStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the snapshots, latest first. */
        get: operations["getSnapshots"];
        put?: never;
        /** Takes a snapshot of all records under a name. */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/snapshots/{snapshotName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot.
                 * @example before the sale
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets a snapshot; the records stay as they are. */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/snapshots/{snapshotName}/actions/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot.
                 * @example before the sale
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the whole store back to a snapshot, for everybody. */
        post: operations["restoreSnapshot"];
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
        ClockInput: {
            moment?: components["schemas"]["DateTime"];
            /** @description Seconds by which the clock moves on; negative moves it back. */
            advanceSeconds?: number;
            /** @description Whether the clock stands still. */
            isFrozen?: boolean;
        };
        SandboxClock: {
            now: components["schemas"]["DateTime"];
            realNow: components["schemas"]["DateTime"];
            /** @description Whether the scope has a clock of its own. */
            isChanged: boolean;
            /** @description Whether it stands still. */
            isFrozen: boolean;
        };
        /**
         * Format: date-time
         * @description Moment in UTC by RFC 3339.
         * @example 2026-03-02T09:30:00.000Z
         */
        DateTime: string;
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
        ConfirmationForm: {
            /**
             * @description What the customer has pressed.
             * @enum {string}
             */
            decision: "confirmed" | "refused";
        };
        RequestLog: {
            requests: components["schemas"]["LoggedRequest"][];
        };
        LoggedRequest: {
            /** @description Counts up over all requests since the start. */
            number: number;
            /** @description Sandbox session of the request. */
            sessionId: string | null;
            receivedAt: components["schemas"]["DateTime"];
            /** @description Until the answer was ready, time held back included. */
            milliseconds: number;
            /** @description Null where no contract describes the address. */
            operationId: string | null;
            method: string;
            /** @description Path and query as sent. */
            path: string;
            /** @description Null where there was no answer. */
            status: number | null;
            /**
             * @description Whether the answer was sent whole, or how the connection was spoiled on purpose.
             * @enum {string}
             */
            outcome: "answered" | "reset" | "hang" | "truncated";
            /** @description What the sandbox did to the request. */
            controls: string[];
            /** @description Headers of the request by name in lower case. */
            requestHeaders: {
                [key: string]: string;
            };
            /** @description Its beginning; null where it was not read. */
            requestBody: string | null;
            /** @description Headers of the answer by name in lower case. */
            responseHeaders: {
                [key: string]: string;
            };
            /** @description Its beginning; null where there is none. */
            responseBody: string | null;
            /** @description Where request or answer broke the contract. */
            violations: components["schemas"]["ContractViolation"][];
        };
        ContractViolation: {
            /** @enum {string} */
            side: "request" | "answer";
            /** @description Place of the value, e.g. `body.quantity`. */
            location: string;
            message: string;
        };
        LatencyInput: {
            operationIds?: components["schemas"]["OperationIds"];
            /** @description Time in milliseconds for which an answer is held back; the least, where there is a greatest. */
            milliseconds: number;
            /** @description The greatest time in milliseconds; each request waits a time in between. */
            maxMilliseconds?: number;
            seed?: components["schemas"]["Seed"];
            times?: components["schemas"]["Times"];
        };
        Latency: {
            ruleId: string;
            /** @description Null for all operations. */
            operationIds: string[] | null;
            /** @description Least time. */
            milliseconds: number;
            /** @description Greatest time. */
            maxMilliseconds: number;
            remaining: components["schemas"]["Remaining"];
        };
        /**
         * @description `status`: an error with the declared body. `reset`: the connection breaks. `hang`: no answer ever.
         *     `truncated`: the JSON ends in the middle. `empty500`: a 500 without a body. `html200`: a page of HTML
         *     with status 200, as a gateway in front of the platform answers.
         * @enum {string}
         */
        FaultKind: "status" | "reset" | "hang" | "truncated" | "empty500" | "html200";
        /**
         * @description Whether the platform does what it was asked before the answer is spoiled.
         * @default none
         * @enum {string}
         */
        FaultEffect: "none" | "done";
        FaultInput: {
            kind: components["schemas"]["FaultKind"];
            /**
             * @description Status of the kind `status`. One that the operations declare, or one that a gateway may answer to
             *     anything: 429, 500, 502, 503, 504.
             */
            status?: number;
            /** @description Name of the declared example that is answered; the first unless told. */
            example?: string;
            /** @description Seconds that the answer asks to wait, in its Retry-After header. */
            retryAfterSeconds?: number;
            operationIds?: components["schemas"]["OperationIds"];
            effect?: components["schemas"]["FaultEffect"];
            times?: components["schemas"]["Times"];
            /**
             * @description Share of the requests that fail, above 0 up to 1.
             * @default 1
             */
            probability?: number;
            seed?: components["schemas"]["Seed"];
        };
        Fault: {
            ruleId: string;
            kind: components["schemas"]["FaultKind"];
            status: number | null;
            example: string | null;
            retryAfterSeconds: number | null;
            /** @description Null for all operations. */
            operationIds: string[] | null;
            effect: components["schemas"]["FaultEffect"];
            probability: number;
            remaining: components["schemas"]["Remaining"];
        };
        /**
         * @description The operations that are meant; all of them where it is absent.
         * @example [
         *       "addItemToCart",
         *       "getCartSummary"
         *     ]
         */
        OperationIds: string[];
        /**
         * @description The number that chance follows from. The same seed and the same order of requests repeat a run.
         * @default 1
         * @example 7
         */
        Seed: number;
        /**
         * @description How often the rule applies before it is used up; always where it is absent.
         * @example 3
         */
        Times: number;
        /** @description How often it still applies; null without end. */
        Remaining: number | null;
        ScenarioCollection: {
            scenarios: components["schemas"]["Scenario"][];
        };
        Scenario: {
            name: string;
            /**
             * @description Part of the shop in which it shows.
             * @enum {string}
             */
            area: "cart" | "checkout" | "payment" | "product" | "search" | "account" | "guest" | "content" | "assistant" | "platform";
            /** @description What is the case, in a few words. */
            title: string;
            /** @description What a shopper and a client see. */
            description: string;
            /** @description How many requests it answers before it ends, unless told; null goes on until it is removed. */
            defaultTimes: number | null;
            /** @description The operations whose answers it changes. */
            operationIds: string[];
        };
        ScenarioInput: {
            times?: components["schemas"]["Times"];
            /**
             * @description Members of answers that stay although no contract requires them, each as the schema and the name, such
             *     as `ProductSummary.name`; for the scenario that leaves optional members out.
             */
            keeps?: string[];
        };
        ActiveScenario: {
            name: string;
            remaining: components["schemas"]["Remaining"];
        };
        SandboxSessionInput: {
            /** @description Name for people. */
            label?: string;
        };
        SandboxSession: {
            /** @description Name of the session in the request log; no secret. */
            sessionId: string;
            /** @description What requests carry to belong to the session. */
            key: string;
            label: string | null;
        };
        SandboxControls: {
            scope: components["schemas"]["ScopeName"];
            /** @description Null for what applies to everybody. */
            sessionId: string | null;
            label: string | null;
            scenarios: components["schemas"]["ActiveScenario"][];
            latencies: components["schemas"]["Latency"][];
            faults: components["schemas"]["Fault"][];
            clock: components["schemas"]["SandboxClock"];
        };
        /**
         * @description Whose requests a control applies to.
         * @enum {string}
         */
        ScopeName: "session" | "global";
        SnapshotInput: {
            /** @description Letters, digits, blanks, dots, dashes and underscores; it begins with a letter or digit. */
            name: string;
            description?: string;
        };
        Snapshot: {
            name: string;
            description: string | null;
            createdAt: components["schemas"]["DateTime"];
            /** @description How many records it holds. */
            records: number;
        };
        SnapshotCollection: {
            snapshots: components["schemas"]["Snapshot"][];
        };
        StoreState: {
            /** @description How many records there are now. */
            records: number;
            /** @description How long it took. */
            milliseconds: number;
        };
    };
    responses: {
        /**
         * @description The request is malformed, a value in it is not acceptable, or it belongs to no sandbox session and
         *     asks for no other scope. The message begins with the place of the value.
         */
        SessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The sandbox answers callers on the machine it runs on, and nobody else. */
        NotLocal: {
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
        /** @description The page, with what was decided where that has happened. */
        ConfirmationPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description There is no payment of this id, or its time is over. */
        NothingToConfirm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description There is nothing of this name or id. */
        NoSuchThing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The name is taken, there are too many snapshots, or the mock keeps no records at all. */
        NoStore: {
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
         * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
         *     sends the cookie instead; the header wins over the cookie.
         * @example 9kX2vQ7mB4sT
         */
        SandboxKey: string;
        /**
         * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
         *     everybody. What is set for everybody has to be asked for.
         * @example session
         */
        Scope: "session" | "global";
        /**
         * @description The secret in the address of the page.
         * @example 3vJq0cN7wq2m9yXb5s1dT8kR4pZ6uE0hL2fA9iG3o
         */
        ConfirmationId: string;
        /**
         * @description Language of the page; that of the browser unless told.
         * @example de
         */
        PageLanguage: "de" | "en";
        /**
         * @description Id of a rule, as it was answered when the rule was added.
         * @example rule-3
         */
        RuleId: string;
        /**
         * @description Name of the snapshot.
         * @example before the sale
         */
        SnapshotName: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getClock: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time, and whether it is that of the machine. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClock"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteClock: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock is as if it had never been set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    updateClock: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockInput"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClock"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentConfirmation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the page; that of the browser unless told.
                 * @example de
                 */
                language?: components["parameters"]["PageLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description The secret in the address of the page.
                 * @example 3vJq0cN7wq2m9yXb5s1dT8kR4pZ6uE0hL2fA9iG3o
                 */
                confirmationId: components["parameters"]["ConfirmationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ConfirmationPage"];
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NothingToConfirm"];
            500: components["responses"]["ServerError"];
        };
    };
    submitPaymentConfirmation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the page; that of the browser unless told.
                 * @example de
                 */
                language?: components["parameters"]["PageLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description The secret in the address of the page.
                 * @example 3vJq0cN7wq2m9yXb5s1dT8kR4pZ6uE0hL2fA9iG3o
                 */
                confirmationId: components["parameters"]["ConfirmationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmationForm"];
            };
        };
        responses: {
            200: components["responses"]["ConfirmationPage"];
            /** @description The browser goes back to the shop. */
            302: {
                headers: {
                    /**
                     * @description The path of return with the result.
                     * @example /checkout/payment-return?state=9kX2vQ7mB4sT&result=confirmed
                     */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NothingToConfirm"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getRequestLog: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
                /**
                 * @description Only requests of this operation.
                 * @example addItemToCart
                 */
                operationId?: string;
                /**
                 * @description Only answers with this status or a greater one.
                 * @example 400
                 */
                minStatus?: number;
                /**
                 * @description Only requests that broke the contract, or whose answer did.
                 * @example true
                 */
                onlyViolations?: boolean;
                /**
                 * @description Only requests after the one with this number.
                 * @example 17
                 */
                after?: number;
                /**
                 * @description At most so many.
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests that fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLog"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteRequestLog: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    addLatency: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LatencyInput"];
            };
        };
        responses: {
            /** @description The latency is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Latency"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteLatency: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path: {
                /**
                 * @description Id of a rule, as it was answered when the rule was added.
                 * @example rule-3
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latency is lifted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NoSuchThing"];
            500: components["responses"]["ServerError"];
        };
    };
    addFault: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultInput"];
            };
        };
        responses: {
            /** @description The fault is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteFault: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path: {
                /**
                 * @description Id of a rule, as it was answered when the rule was added.
                 * @example rule-3
                 */
                ruleId: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault is lifted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NoSuchThing"];
            500: components["responses"]["ServerError"];
        };
    };
    getScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All scenarios, by area of the shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioCollection"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    startScenario: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path: {
                /**
                 * @description Name of the scenario.
                 * @example cart-processing
                 */
                scenarioName: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScenarioInput"];
            };
        };
        responses: {
            /** @description The scenario is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveScenario"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NoSuchThing"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    removeScenario: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path: {
                /**
                 * @description Name of the scenario.
                 * @example cart-processing
                 */
                scenarioName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenario is off; it may have been before. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NoSuchThing"];
            500: components["responses"]["ServerError"];
        };
    };
    createSandboxSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SandboxSessionInput"];
            };
        };
        responses: {
            /** @description The session is open and has no controls yet. */
            201: {
                headers: {
                    /**
                     * @description The key, for the whole host and all its ports.
                     * @example sandbox=9kX2vQ7mB4sT; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxSession"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSandboxSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended, and the cookie with it. */
            204: {
                headers: {
                    /**
                     * @description The cookie, emptied and expired.
                     * @example sandbox=; Path=/; Max-Age=0
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    getSandboxControls: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scenarios, latencies, faults and clock of the scope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxControls"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSandboxControls: {
        parameters: {
            query?: {
                /**
                 * @description Whose requests are meant: those of the sandbox session that this request belongs to, or those of
                 *     everybody. What is set for everybody has to be asked for.
                 * @example session
                 */
                scope?: components["parameters"]["Scope"];
            };
            header?: {
                /**
                 * @description Key of the sandbox session whose controls are meant, as createSandboxSession answers it. A browser
                 *     sends the cookie instead; the header wins over the cookie.
                 * @example 9kX2vQ7mB4sT
                 */
                "x-sandbox"?: components["parameters"]["SandboxKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is set any more; the session goes on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            500: components["responses"]["ServerError"];
        };
    };
    resetStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store is as after its first start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreState"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            409: components["responses"]["NoStore"];
            500: components["responses"]["ServerError"];
        };
    };
    getSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotCollection"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            409: components["responses"]["NoStore"];
            500: components["responses"]["ServerError"];
        };
    };
    createSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotInput"];
            };
        };
        responses: {
            /** @description The snapshot is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            409: components["responses"]["NoStore"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot.
                 * @example before the sale
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot is forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NoSuchThing"];
            409: components["responses"]["NoStore"];
            500: components["responses"]["ServerError"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot.
                 * @example before the sale
                 */
                snapshotName: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store is as it was when the snapshot was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreState"];
                };
            };
            400: components["responses"]["SessionRequired"];
            403: components["responses"]["NotLocal"];
            404: components["responses"]["NoSuchThing"];
            409: components["responses"]["NoStore"];
            500: components["responses"]["ServerError"];
        };
    };
}
