// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/connect/cms/delivery/channels/{channelId}/media/{mediaGUID}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
                /**
                 * @description What the picture is known by, its content key.
                 * @example MCPACK04877800
                 */
                mediaGUID: string;
            };
            cookie?: never;
        };
        /** Serves a picture of a channel as it was made. */
        get: operations["getChannelMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the channels that deliver content. */
        get: operations["getDeliveryChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels/{channelId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        /** Reads a channel that delivers content. */
        get: operations["getDeliveryChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/sites/{siteId}/cms/delivery/collections/{collectionKeyOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description Content key of the collection, or its id (prefix 20Y).
                 * @example MCSAMMLUNG-MARKEN
                 */
                collectionKeyOrId: components["parameters"]["CollectionKeyOrId"];
            };
            cookie?: never;
        };
        /** Reads a collection that is published to a site. */
        get: operations["getContentCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels/{channelId}/collections/{collectionKeyOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
                /**
                 * @description Content key of the collection, or its id (prefix 20Y).
                 * @example MCSAMMLUNG-MARKEN
                 */
                collectionKeyOrId: components["parameters"]["CollectionKeyOrId"];
            };
            cookie?: never;
        };
        /** Reads a collection that is published to a channel. */
        get: operations["getChannelContentCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description Content key, or id of the managed content (prefix 20Y).
                 * @example MCBANNERERKAELTUNG
                 */
                contentKeyOrId: components["parameters"]["ContentKeyOrId"];
            };
            cookie?: never;
        };
        /** Reads one item that is published to a site. */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/sites/{siteId}/cms/delivery/contents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        /** Lists items that are published to a site. */
        get: operations["getContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
                /**
                 * @description Content key, or id of the managed content (prefix 20Y).
                 * @example MCBANNERERKAELTUNG
                 */
                contentKeyOrId: components["parameters"]["ContentKeyOrId"];
            };
            cookie?: never;
        };
        /** Reads one item that is published to a channel. */
        get: operations["getChannelContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels/{channelId}/contents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        /** Lists items that are published to a channel. */
        get: operations["getChannelContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/delivery/media/{contentKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Serves a picture in the width and format asked for. */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/sites/{siteId}/cms/delivery/contents/enhanced-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the contents of a site.
         * @description A lookup that takes a body; it changes nothing.
         */
        post: operations["searchContents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels/{channelId}/contents/enhanced-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches the contents of a channel.
         * @description A lookup that takes a body; it changes nothing.
         */
        post: operations["searchChannelContents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels/{channelId}/contents/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        /** Finds contents of a channel by a term. */
        get: operations["findChannelContents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/sites/{siteId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        /** Finds contents that have a page in a site. */
        get: operations["searchSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/communities/{communityId}/seo/properties/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the community that the site belongs to (prefix 0DB).
                 * @example 0DB000000000001AAA
                 */
                communityId: components["schemas"]["RecordId"];
                /**
                 * @description Product, category or content that the page is about.
                 * @example 01t000000000001AAA
                 */
                recordId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** Reads what stands in the head of the page about a record. */
        get: operations["getSeoProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/cms/delivery/channels/{channelId}/contents/query": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        /** Lists contents of a channel as nodes. */
        get: operations["getChannelContentVersions"];
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
        DeliveryChannelPage: {
            channels: components["schemas"]["ChannelSummary"][];
            /** @description Channels of all pages. */
            totalChannels?: number;
            currentPageUrl?: string | null;
            nextPageUrl?: string | null;
            previousPageUrl?: string | null;
        };
        DeliveryChannel: {
            /** @description Id of the channel (prefix 0ap). */
            id: string;
            name?: string | null;
            /** @description Kind of the channel; the channel of a site is a Community, a public one PublicUnauthenticated. */
            type?: string | null;
            /** @description Domain of a public channel. */
            domain?: string | null;
            /** @description Name of that domain. */
            domainName?: string | null;
            /** @description Whether a service of its own delivers the content of a public channel. */
            isDedicatedContentDelivery?: boolean;
            /** @description Whether the domain cannot be changed. */
            isDomainLocked?: boolean;
            /** @description Whether the texts of its contents can be searched. */
            isSearchable?: boolean;
        };
        /** @description A channel to which content is published. Since 62. */
        ChannelSummary: {
            /** @description Id of the channel (prefix 0ap). */
            id?: string | null;
            name?: string | null;
            /** @description Kind of the channel, such as Community. */
            type?: string | null;
            /** @description Origin of a public channel; null for a site of this origin. */
            domainUrl?: string | null;
            /** @description Address of the channel. */
            resourceUrl?: string | null;
            /** @description Site that the channel belongs to. */
            target?: {
                id?: string | null;
            } | null;
        };
        ContentCollection: {
            /** @description Content key of the collection. */
            collectionKey: string;
            /** @description Id of the collection (prefix 20Y). */
            id?: string;
            /** @description Type of the collection. */
            collectionType?: components["schemas"]["ContentType"] | null;
            title?: string | null;
            /** @description Readable part of an address. */
            urlName?: string | null;
            language?: string | null;
            /** @description Moment of the last publication by RFC 3339. */
            publishedDate?: string | null;
            /** @description Channel that delivered the collection. Since 62. */
            channelSummary?: components["schemas"]["ChannelSummary"] | null;
            /** @description What is published of the collection, in its order. */
            items: components["schemas"]["ContentCollectionItem"][];
            /** @description Items of this page. */
            total?: number;
            /** @description Since 63. */
            currentPageUrl?: string | null;
            /** @description Since 63. */
            nextPageUrl?: string | null;
            /** @description Since 63. */
            previousPageUrl?: string | null;
        };
        ContentCollectionItem: {
            /** @description Id of the managed content (prefix 20Y). */
            id: string;
            /** @description Title of the content. */
            name?: string | null;
            contentType?: components["schemas"]["ContentType"];
            body?: components["schemas"]["ContentBody"];
        };
        ContentType: {
            /** @example sfdc_cms__image */
            fullyQualifiedName: string;
            /** @description Name of the type without its namespace. Since 55. */
            name?: string | null;
        };
        /** @description Values of the item by the names its type gives them. */
        ContentBody: {
            [key: string]: unknown;
        } | null;
        /** @description One item. Members newer than version 54 may be absent. */
        ContentDocument: {
            /** @description Key that never changes. */
            contentKey: string;
            /** @description Id of the managed content (prefix 20Y). */
            managedContentId?: string;
            contentType: components["schemas"]["ContentType"];
            title?: string | null;
            /** @description Readable part of an address. */
            urlName?: string | null;
            language?: string | null;
            /** @description Moment of the last publication by RFC 3339. */
            publishedDate?: string | null;
            /** @description Address of this item in the delivery. Since 55. */
            resourceUrl?: string | null;
            /** @description Address open to everybody. */
            unauthenticatedUrl?: string | null;
            /** @description Channel that delivered the item. Since 62. */
            channelSummary?: components["schemas"]["ChannelSummary"] | null;
            contentBody?: components["schemas"]["ContentBody"];
            /** @description What the item refers to, by content key; null when no reference was followed. */
            references?: {
                [key: string]: components["schemas"]["ContentReference"];
            } | null;
            /** @description The same as a list, when asked for. */
            referencesList?: components["schemas"]["ContentReference"][] | null;
        };
        ContentReference: {
            contentKey: string;
            managedContentId?: string;
            title?: string | null;
            resourceUrl?: string | null;
            contentBody?: components["schemas"]["ContentBody"];
        };
        ContentDocumentCollection: {
            contents: components["schemas"]["ContentDocument"][];
            /** @description Channel that delivered the items. Since 62. */
            channelSummary?: components["schemas"]["ChannelSummary"] | null;
            /** @description What the items of the page refer to, by content key; null when no reference was followed. */
            references?: {
                [key: string]: components["schemas"]["ContentReference"];
            } | null;
            /** @description The same as a list, when asked for. */
            referencesList?: components["schemas"]["ContentReference"][] | null;
            currentPageUrl?: string | null;
            nextPageUrl?: string | null;
            previousPageUrl?: string | null;
        };
        /**
         * @description Id of a record, case sensitive with 15 characters or safe against case folding with 18. The
         *     first three characters name the object. The platform answers 18 and accepts both.
         * @example 01t000000000001AAA
         */
        RecordId: string;
        /**
         * Format: binary
         * @description The bytes of the file.
         */
        MediaFile: string;
        ContentSearchInput: {
            /** @description Words to look for, with at least two letters or digits together. */
            queryTerm: string;
            filters?: components["schemas"]["ContentSearchFilters"];
            /** @description Page, from 0; the first unless told. */
            page?: number;
            /** @description Items per page; 25 unless told. */
            pageSize?: number;
        };
        ContentSearchFilters: {
            /** @description Only contents of these types, by their fully qualified names. */
            contentTypeFQNs?: string[];
            /** @description Only contents in this language, such as de. */
            language?: string;
            /** @description Only contents that carry terms of a taxonomy. */
            taxonomyQuery?: {
                /** @description Ids of terms, joined by AND and OR; needed where the hierarchy is searched. */
                expression?: string;
                /** @description Whether terms below those named count as well. */
                doesSearchInHierarchy?: boolean;
            };
        };
        ContentSearchResult: {
            /** @description Contents of all pages. */
            count?: number;
            isNextPageAvailable?: boolean;
            items: components["schemas"]["ContentSearchItem"][];
        };
        ContentSearchItem: {
            contentKey: string;
            /** @description Id of the managed content (prefix 20Y). */
            managedContentId?: string;
            contentType?: components["schemas"]["ContentType"];
            title?: string | null;
            language?: string | null;
            /** @description Moment of the last publication by RFC 3339. */
            publishedDate?: string | null;
            /** @description Address of the content in the delivery. */
            resourceUrl?: string | null;
            /** @description Terms of a taxonomy that the content carries. */
            taxonomyTerms?: components["schemas"]["TaxonomyTerm"][] | null;
        };
        TaxonomyTerm: {
            id?: string;
            label?: string | null;
            /** @description The ways from the root of the taxonomy to the term. */
            pathsFromRoot?: {
                label?: string | null;
                taxonomyFragment?: components["schemas"]["TaxonomyFragment"];
                termFragments?: components["schemas"]["TaxonomyFragment"][] | null;
            }[] | null;
        };
        TaxonomyFragment: {
            id?: string;
            label?: string | null;
        } | null;
        ContentSearchPage: {
            /** @description Contents of all pages. */
            count?: number;
            currentPageUri?: string | null;
            nextPageUri?: string | null;
            items: {
                contentKey?: string;
                /** @description Id of the managed content (prefix 20Y). */
                id: string;
                title?: string | null;
                /** @description Readable part of an address. */
                urlName?: string | null;
                /** @description Moment of the last publication by RFC 3339. */
                publishDate?: string | null;
                contentType?: {
                    /** @description Name of the type without its namespace. */
                    developerName?: string;
                    label?: string | null;
                } | null;
            }[];
        };
        SiteSearchPage: {
            items: components["schemas"]["SiteSearchItem"][];
            /** @description Language that was searched. */
            language?: string | null;
            pageSize?: number;
            /** @description Contents of all pages. */
            totalItems?: number;
            currentPageToken?: string | null;
            currentPageUrl?: string | null;
            nextPageToken?: string | null;
            nextPageUrl?: string | null;
            previousPageToken?: string | null;
            previousPageUrl?: string | null;
        };
        SiteSearchItem: {
            /** @description Id of the managed content (prefix 20Y). */
            id: string;
            title?: string | null;
            /** @description Content key by which the page is read. */
            contentReference?: string | null;
            /** @description Name of the type without its namespace. */
            contentTypeDeveloperName?: string | null;
            /** @description Kind of the page: Detail, the page of one content. */
            pageType?: string | null;
            /** @description HTML, an excerpt of the text with the words found in mark elements; null where they stand in the title. */
            highlightedSnippet?: string | null;
        };
        SeoProperties: {
            recordId: string;
            title?: string | null;
            description?: string | null;
            /** @description Further tags as markup. */
            customHeadTags?: string | null;
            /** @description Path under the base path of the site, or an absolute address. */
            canonicalUrl?: string | null;
            /** @description The same page in each language of the site. */
            alternateLinks?: {
                hreflang: string;
                href: string;
            }[];
            /** @description When false, the page carries noindex,nofollow. */
            isIndexed?: boolean;
            /** @description Values by field API name, as text. */
            fields?: {
                [key: string]: string | null;
            };
        };
        ContentVersionPage: {
            items: components["schemas"]["ContentVersion"][];
            /** @description Types of the items by name, where metadata is asked for. */
            managedContentTypes?: {
                [key: string]: components["schemas"]["ManagedContentType"];
            } | null;
            /** @description Items of all pages. */
            total?: number;
            /** @description Types of the items, where metadata is asked for. */
            totalTypes?: number | null;
            currentPageUrl?: string | null;
            nextPageUrl?: string | null;
        };
        ContentVersion: {
            /** @description Id of the managed content (prefix 20Y). */
            managedContentId: string;
            /** @description Key that never changes. Since 51. */
            contentKey?: string;
            title?: string | null;
            /** @description Readable part of an address. */
            contentUrlName?: string | null;
            language?: string | null;
            /** @description Moment of the last publication by RFC 3339. */
            publishedDate?: string | null;
            /** @description Name of the type without its namespace. */
            type?: string | null;
            typeLabel?: string | null;
            /** @description Address open to everybody. */
            unauthenticatedUrl?: string | null;
            associations?: {
                /** @description Topics that the item is filed under. */
                topics?: {
                    id?: string;
                    name?: string | null;
                }[] | null;
            } | null;
            /** @description Values of the item by the names its type gives them. */
            contentNodes?: {
                [key: string]: components["schemas"]["ContentNode"];
            };
        };
        /**
         * @description A value of an item. A Text, a Date and a DateTime have a `value`; lists and objects are text as JSON. Media is
         *     another item, a picture; MediaSource is the file of a picture itself.
         */
        ContentNode: {
            /** @description Such as Text, Media or MediaSource. */
            nodeType: string;
            value?: string | null;
            /** @description Content key of the picture. Since 51. */
            contentKey?: string | null;
            /** @description By which the channel delivers the file. */
            referenceId?: string | null;
            /** @description Whether the file is kept elsewhere. */
            isExternal?: boolean;
            title?: string | null;
            altText?: string | null;
            fileName?: string | null;
            /** @description Such as Image. */
            mediaType?: string | null;
            mimeType?: string | null;
            /** @description Address of the file in this site. */
            url?: string | null;
            /** @description Address of a small picture. */
            thumbnailUrl?: string | null;
            /** @description Address open to everybody. */
            unauthenticatedUrl?: string | null;
            /** @description Address of the bytes in the channel. */
            resourceUrl?: string | null;
        };
        ManagedContentType: {
            /** @description Name of the type without its namespace. */
            name: string;
            label?: string | null;
            /** @description What the bodies of the type hold, by name. */
            nodeTypes?: {
                [key: string]: {
                    name: string;
                    label?: string | null;
                    nodeType?: string;
                };
            } | null;
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
        /** @description The item cannot be asked for like this; a client says the same before it asks. */
        ContentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The list cannot be asked for like this; a client says the same before it asks. */
        ContentListRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description One page of contents, the best first. */
        ContentsFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContentSearchResult"];
            };
        };
        /** @description The search cannot be done like this. */
        SearchRefused: {
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
    };
    parameters: {
        /**
         * @description Id of the channel (prefix 0ap).
         * @example 0ap000000000001AAA
         */
        ChannelId: string;
        /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
        ContentLanguage: string;
        /** @description Page, from 0. */
        ContentPage: number;
        /** @description Items per page. */
        ContentPageSize: number;
        /**
         * @description Content key of the collection, or its id (prefix 20Y).
         * @example MCSAMMLUNG-MARKEN
         */
        CollectionKeyOrId: string;
        /** @description Page, from 0. */
        CollectionPageToken: number;
        /** @description Items per page. */
        CollectionPageSize: number;
        /**
         * @description Id of the site (prefix 0DM).
         * @example 0DM000000000001AAA
         */
        SiteId: string;
        /**
         * @description Content key, or id of the managed content (prefix 20Y).
         * @example MCBANNERERKAELTUNG
         */
        ContentKeyOrId: string;
        /**
         * @description Items by content key, as a comma list.
         * @example [
         *       "MCBANNERERKAELTUNG"
         *     ]
         */
        ContentKeys: string[];
        /** @description Items by id (prefix 20Y), as a comma list. */
        ManagedContentIds: components["schemas"]["RecordId"][];
        /**
         * @description Items of one type, by its fully qualified name.
         * @example offizin__banner
         */
        ContentTypeFQN: string;
        /** @description Steps of references to follow; 0 follows none. */
        ReferenceDepth: number;
        /** @description Whether what is referred to comes with its body; without it only key, title and address. */
        ExpandReferences: boolean;
        /** @description Whether references come as a list instead of a map. */
        ReferencesAsList: boolean;
        /** @description Only items whose last publication is at this moment or later, by RFC 3339. */
        PublishStartDate: string;
        /** @description Only items whose last publication is at this moment or earlier, by RFC 3339. */
        PublishEndDate: string;
        /** @description Whether items carry their body. */
        IncludeContentBody: boolean;
        /** @description Whether addresses are absolute. */
        ShowAbsoluteUrl: boolean;
    };
    requestBodies: {
        ContentSearch: {
            content: {
                "application/json": components["schemas"]["ContentSearchInput"];
            };
        };
    };
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
    getChannelMedia: {
        parameters: {
            query?: {
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
                /**
                 * @description What the picture is known by, its content key.
                 * @example MCPACK04877800
                 */
                mediaGUID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeliveryChannels: {
        parameters: {
            query?: {
                /** @description Page, from 0. */
                page?: components["parameters"]["ContentPage"];
                /** @description Items per page. */
                pageSize?: components["parameters"]["ContentPageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of channels by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryChannelPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeliveryChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryChannel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContentCollection: {
        parameters: {
            query?: {
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /** @description Page, from 0. */
                pageToken?: components["parameters"]["CollectionPageToken"];
                /** @description Items per page. */
                pageSize?: components["parameters"]["CollectionPageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description Content key of the collection, or its id (prefix 20Y).
                 * @example MCSAMMLUNG-MARKEN
                 */
                collectionKeyOrId: components["parameters"]["CollectionKeyOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection with a page of its items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChannelContentCollection: {
        parameters: {
            query?: {
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /** @description Page, from 0. */
                pageToken?: components["parameters"]["CollectionPageToken"];
                /** @description Items per page. */
                pageSize?: components["parameters"]["CollectionPageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
                /**
                 * @description Content key of the collection, or its id (prefix 20Y).
                 * @example MCSAMMLUNG-MARKEN
                 */
                collectionKeyOrId: components["parameters"]["CollectionKeyOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection with a page of its items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContent: {
        parameters: {
            query?: {
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /** @description Steps of references to follow; 0 follows none. */
                referenceDepth?: components["parameters"]["ReferenceDepth"];
                /** @description Whether what is referred to comes with its body; without it only key, title and address. */
                expandReferences?: components["parameters"]["ExpandReferences"];
                /** @description Whether references come as a list instead of a map. */
                referencesAsList?: components["parameters"]["ReferencesAsList"];
                /** @description Whether addresses are absolute. */
                showAbsoluteUrl?: components["parameters"]["ShowAbsoluteUrl"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
                /**
                 * @description Content key, or id of the managed content (prefix 20Y).
                 * @example MCBANNERERKAELTUNG
                 */
                contentKeyOrId: components["parameters"]["ContentKeyOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocument"];
                };
            };
            400: components["responses"]["ContentRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContents: {
        parameters: {
            query?: {
                /**
                 * @description Items by content key, as a comma list.
                 * @example [
                 *       "MCBANNERERKAELTUNG"
                 *     ]
                 */
                contentKeys?: components["parameters"]["ContentKeys"];
                /** @description Items by id (prefix 20Y), as a comma list. */
                managedContentIds?: components["parameters"]["ManagedContentIds"];
                /**
                 * @description Items of one type, by its fully qualified name.
                 * @example offizin__banner
                 */
                contentTypeFQN?: components["parameters"]["ContentTypeFQN"];
                /** @description Page, from 0. */
                page?: components["parameters"]["ContentPage"];
                /** @description Items per page. */
                pageSize?: components["parameters"]["ContentPageSize"];
                /** @description Steps of references to follow; 0 follows none. */
                referenceDepth?: components["parameters"]["ReferenceDepth"];
                /** @description Whether what is referred to comes with its body; without it only key, title and address. */
                expandReferences?: components["parameters"]["ExpandReferences"];
                /** @description Whether references come as a list instead of a map. */
                referencesAsList?: components["parameters"]["ReferencesAsList"];
                /** @description Only items whose last publication is at this moment or later, by RFC 3339. */
                publishStartDate?: components["parameters"]["PublishStartDate"];
                /** @description Only items whose last publication is at this moment or earlier, by RFC 3339. */
                publishEndDate?: components["parameters"]["PublishEndDate"];
                /** @description Whether items carry their body. */
                includeContentBody?: components["parameters"]["IncludeContentBody"];
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /** @description Whether addresses are absolute. */
                showAbsoluteUrl?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items, those asked for by key or id in that order, else the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocumentCollection"];
                };
            };
            400: components["responses"]["ContentListRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChannelContent: {
        parameters: {
            query?: {
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /** @description Steps of references to follow; 0 follows none. */
                referenceDepth?: components["parameters"]["ReferenceDepth"];
                /** @description Whether what is referred to comes with its body; without it only key, title and address. */
                expandReferences?: components["parameters"]["ExpandReferences"];
                /** @description Whether references come as a list instead of a map. */
                referencesAsList?: components["parameters"]["ReferencesAsList"];
                /** @description Whether addresses are absolute. */
                showAbsoluteUrl?: components["parameters"]["ShowAbsoluteUrl"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
                /**
                 * @description Content key, or id of the managed content (prefix 20Y).
                 * @example MCBANNERERKAELTUNG
                 */
                contentKeyOrId: components["parameters"]["ContentKeyOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocument"];
                };
            };
            400: components["responses"]["ContentRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChannelContents: {
        parameters: {
            query?: {
                /**
                 * @description Items by content key, as a comma list.
                 * @example [
                 *       "MCBANNERERKAELTUNG"
                 *     ]
                 */
                contentKeys?: components["parameters"]["ContentKeys"];
                /** @description Items by id (prefix 20Y), as a comma list. */
                managedContentIds?: components["parameters"]["ManagedContentIds"];
                /**
                 * @description Items of one type, by its fully qualified name.
                 * @example offizin__banner
                 */
                contentTypeFQN?: components["parameters"]["ContentTypeFQN"];
                /** @description Page, from 0. */
                page?: components["parameters"]["ContentPage"];
                /** @description Items per page. */
                pageSize?: components["parameters"]["ContentPageSize"];
                /** @description Steps of references to follow; 0 follows none. */
                referenceDepth?: components["parameters"]["ReferenceDepth"];
                /** @description Whether what is referred to comes with its body; without it only key, title and address. */
                expandReferences?: components["parameters"]["ExpandReferences"];
                /** @description Whether references come as a list instead of a map. */
                referencesAsList?: components["parameters"]["ReferencesAsList"];
                /** @description Only items whose last publication is at this moment or later, by RFC 3339. */
                publishStartDate?: components["parameters"]["PublishStartDate"];
                /** @description Only items whose last publication is at this moment or earlier, by RFC 3339. */
                publishEndDate?: components["parameters"]["PublishEndDate"];
                /** @description Whether items carry their body. */
                includeContentBody?: components["parameters"]["IncludeContentBody"];
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /** @description Whether addresses are absolute. */
                showAbsoluteUrl?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items, those asked for by key or id in that order, else the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocumentCollection"];
                };
            };
            400: components["responses"]["ContentListRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Width in pixels; below the minimum of 100 it is raised to it. The height follows. */
                width?: number;
                /** @description Pixels of the file per pixel of the width asked for. */
                density?: number;
                /** @description File format. Absent, the picture's own. */
                format?: "avif" | "webp" | "jpeg" | "png" | "svg";
            };
            header?: {
                /** @description Entity tag of the copy at hand. */
                "If-None-Match"?: string;
                /** @description Encodings that the caller understands. Drawings come compressed by brotli or gzip. */
                "Accept-Encoding"?: string;
            };
            path: {
                /**
                 * @description Content key of a picture, or its managed content id.
                 * @example MCPACK04877800
                 */
                contentKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description How long the picture may be kept.
                     * @example public, max-age=86400
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Entity tag of this picture in this width and format.
                     * @example "3f9c1a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/avif": components["schemas"]["MediaFile"];
                    "image/webp": components["schemas"]["MediaFile"];
                    "image/jpeg": components["schemas"]["MediaFile"];
                    "image/png": components["schemas"]["MediaFile"];
                };
            };
            /** @description The copy at hand is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchContents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContentSearch"];
        responses: {
            200: components["responses"]["ContentsFound"];
            400: components["responses"]["SearchRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchChannelContents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ContentSearch"];
        responses: {
            200: components["responses"]["ContentsFound"];
            400: components["responses"]["SearchRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findChannelContents: {
        parameters: {
            query: {
                /**
                 * @description Words to look for, with at least two letters or digits together.
                 * @example erkältung
                 */
                queryTerm: string;
                /** @description All looks into titles and texts, TitleOnly into titles. */
                scope?: "All" | "TitleOnly";
                /** @description Page, from 0. */
                page?: components["parameters"]["ContentPage"];
                /** @description Items per page. */
                pageSize?: components["parameters"]["ContentPageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contents, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentSearchPage"];
                };
            };
            400: components["responses"]["SearchRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchSite: {
        parameters: {
            query: {
                /**
                 * @description Up to 32 words to look for, with at least two letters or digits together.
                 * @example lieferung
                 */
                queryTerm: string;
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /**
                 * @description Page token of an earlier answer; the first page without it.
                 * @example MQ
                 */
                pageToken?: string;
                /** @description Items per page. */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the site (prefix 0DM).
                 * @example 0DM000000000001AAA
                 */
                siteId: components["parameters"]["SiteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contents, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSearchPage"];
                };
            };
            400: components["responses"]["SearchRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSeoProperties: {
        parameters: {
            query?: {
                /**
                 * @description Fields of the record to answer beside, as a comma list of API names.
                 * @example [
                 *       "Name"
                 *     ]
                 */
                fields?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the community that the site belongs to (prefix 0DB).
                 * @example 0DB000000000001AAA
                 */
                communityId: components["schemas"]["RecordId"];
                /**
                 * @description Product, category or content that the page is about.
                 * @example 01t000000000001AAA
                 */
                recordId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoProperties"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChannelContentVersions: {
        parameters: {
            query?: {
                /**
                 * @description Items by content key, as a comma list.
                 * @example [
                 *       "MCBANNERERKAELTUNG"
                 *     ]
                 */
                contentKeys?: string[];
                /** @description Items by id (prefix 20Y), as a comma list. */
                managedContentIds?: components["schemas"]["RecordId"][];
                /**
                 * @description Items of one type, by its name without the namespace.
                 * @example banner
                 */
                managedContentType?: string;
                /** @description Language wanted, such as de. Where an item has none in it, its own language is answered. */
                language?: components["parameters"]["ContentLanguage"];
                /** @description Only items whose last publication is at this moment or later, by RFC 3339. */
                startDate?: string;
                /** @description Only items whose last publication is at this moment or earlier, by RFC 3339. */
                endDate?: string;
                /** @description Whether the types of the items come along. */
                includeMetadata?: boolean;
                /** @description Page, from 0. */
                page?: components["parameters"]["ContentPage"];
                /** @description Items per page. */
                pageSize?: components["parameters"]["ContentPageSize"];
                /** @description Whether addresses are absolute. */
                showAbsoluteUrl?: components["parameters"]["ShowAbsoluteUrl"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the channel (prefix 0ap).
                 * @example 0ap000000000001AAA
                 */
                channelId: components["parameters"]["ChannelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items, those asked for by key or id in that order, else the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentVersionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
