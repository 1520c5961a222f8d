// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/ui-api/actions/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the actions of the whole application. */
        get: operations["getGlobalActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/layout/{actionApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        /** Describe the form of a quick action. */
        get: operations["getQuickActionLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/lookup/{objectApiNames}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API names of the objects, separated by commas; answered in this order.
                 * @example [
                 *       "Product2",
                 *       "Account"
                 *     ]
                 */
                objectApiNames: components["parameters"]["ObjectApiNames"];
            };
            cookie?: never;
        };
        /** List what a lookup field offers beside choosing a record. */
        get: operations["getLookupActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/object/{objectApiName}/record-create": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** List the buttons of the form for a new record. */
        get: operations["getObjectCreateActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/overrides/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** List what stands in for the standard pages of an object. */
        get: operations["getActionOverrides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/formula-activation/{actionFeature}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Feature that hides actions by conditions on the record. `DynamicActions` are the quick actions
                 *     of record pages.
                 * @example DynamicActions
                 */
                actionFeature: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        /** Tell which objects have actions that depend on the values of the record. */
        get: operations["getFlexipageFormulaActivations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/quick-action-info/{actionApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        /** Describe a quick action. */
        get: operations["getQuickActionInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/record-defaults/{actionApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        /** Answer what the form of a quick action starts with. */
        get: operations["getQuickActionDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/record/{recordIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        /**
         * List the actions of records.
         * @description Clients name at least one of `sections` and `apiNames` (RD-ACTION-04); without either all are answered.
         */
        get: operations["getRecordActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/record/{recordIds}/record-edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        /** List the buttons of the form for existing records. */
        get: operations["getRecordEditActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/record/{recordIds}/related-list/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the actions of several related lists of records. */
        post: operations["getRelatedListsActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/record/{recordIds}/related-list/batch/{relatedListIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
                /**
                 * @description Related lists, named like the child relationships and separated by commas.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListIds: components["schemas"]["ApiName"][];
            };
            cookie?: never;
        };
        /**
         * List the actions of several related lists of records, asked for by parameters alone.
         * @description The parameters hold for each of the lists.
         */
        get: operations["getRelatedListsActionsByParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/record/{recordIds}/related-list/{relatedListId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
                /**
                 * @description Related list, named like the child relationship.
                 * @example Contacts
                 */
                relatedListId: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        /** List the actions of a related list of records, asked for by parameters alone. */
        get: operations["getRelatedListActionsByParameters"];
        put?: never;
        /** List the actions of a related list of records. */
        post: operations["getRelatedListActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
                /**
                 * @description Rows of related lists of those records, separated by commas.
                 * @example [
                 *       "003000000000001AAA"
                 *     ]
                 */
                relatedListRecordIds: components["schemas"]["RecordId"][];
            };
            cookie?: never;
        };
        /** List the actions of rows in related lists. */
        get: operations["getRelatedListRecordActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/flexipage/{flexipageNames}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names of pages that were put together of parts, separated by commas, as action overrides name them.
                 * @example [
                 *       "Order_Record_Page"
                 *     ]
                 */
                flexipageNames: components["schemas"]["ApiName"][];
            };
            cookie?: never;
        };
        /** List the actions on pages that were put together of parts. */
        get: operations["getFlexipageActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/list-view/{listViewIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of list views (prefix 00B), separated by commas.
                 * @example [
                 *       "00B000000000001AAA"
                 *     ]
                 */
                listViewIds: components["schemas"]["RecordId"][];
            };
            cookie?: never;
        };
        /** List the actions in the head of list views. */
        get: operations["getListViewActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/list-view-record/{recordIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        /** List the actions of records that stand in a list view. */
        get: operations["getListViewRecordActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/list-view-chart/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Always `ListViewChartInstance`, the chart of a list view. Any other object is not found.
                 * @example ListViewChartInstance
                 */
                objectApiName: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        /** List the actions of the charts of list views. */
        get: operations["getListViewChartActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/mru-list/{objectApiNames}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API names of the objects, separated by commas; answered in this order.
                 * @example [
                 *       "Product2",
                 *       "Account"
                 *     ]
                 */
                objectApiNames: components["parameters"]["ObjectApiNames"];
            };
            cookie?: never;
        };
        /** List the actions in the head of the lists of recently used records. */
        get: operations["getMruListActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/photo/{recordIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        /** List what can be done with the photos of records. */
        get: operations["getPhotoActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/actions/perform-quick-action/{actionApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Perform a quick action that creates a record. */
        post: operations["performQuickAction"];
        delete?: never;
        options?: never;
        head?: never;
        /** Perform a quick action that changes the record on the screen. */
        patch: operations["performUpdateRecordQuickAction"];
        trace?: never;
    };
    "/ui-api/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the apps that the session may open. */
        get: operations["getApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/apps/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the app that opens first.
         * @description The one that the person has opened last on a display of that size, else the one meant for the profile.
         */
        get: operations["getLastSelectedApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/apps/{appId}/user-nav-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the app (prefix 06m).
                 * @example 06m000000000001AAA
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /** List the navigation items that the person has arranged in an app. */
        get: operations["getUserNavItems"];
        /**
         * Arrange the navigation of an app for the person.
         * @description The navigation consists of the named items afterwards, in this order. Items are named by the id that the
         *     app or the person's arrangement of it gives them; one further item can be added by its page.
         */
        put: operations["updateUserNavItems"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/apps/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the app (prefix 06m).
                 * @example 06m000000000001AAA
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        /** Describe one app. */
        get: operations["getApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Remember an app as the one that the person has opened last, and describe it. */
        patch: operations["updateLastSelectedApp"];
        trace?: never;
    };
    "/ui-api/nav-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the navigation items that the session may use, in any app. */
        get: operations["getNavItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-avatars/batch/{recordIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        /** Answer the pictures of several records, each with a status of its own. */
        get: operations["getRecordAvatars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-avatars/{recordId}/association": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a photo on a record, or take it off. */
        post: operations["updateRecordAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-avatars/{recordId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Serve the initials of a person or an account as a picture.
         * @description The address to which the `photoUrl` of a record without a photo of its own leads.
         */
        get: operations["getRecordAvatarPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-defaults/create/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Answer layout, object infos and default values for a new record. */
        get: operations["getRecordDefaultsForCreate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-defaults/clone/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Answer layout, object infos and default values for a copy of a record.
         * @description What only one record can have, such as a unique number, is left empty, and the owner is whoever copies.
         */
        get: operations["getRecordDefaultsForClone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-defaults/template/create/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Answer the values that a new record starts with, ready to be sent back. */
        get: operations["getRecordTemplateCreate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-defaults/template/clone/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Answer the values that a copy of a record starts with, ready to be sent back.
         * @description What only one record can have, such as a unique number, is left empty; what the platform hands
         *     out or computes is left out.
         */
        get: operations["getRecordTemplateClone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/duplicates/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Describe the duplicate rules of an object. */
        get: operations["getDuplicatesConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/predupe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer which records a record would duplicate if it were saved like this.
         * @description Values that do not fit their fields are passed over, since the person may still be typing. With
         *     the `Id` of a stored record among the fields, the others are taken as changes of that record.
         */
        post: operations["findDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the favorites of the person in their order. */
        get: operations["getFavorites"];
        put?: never;
        /**
         * Mark a record, a list view, the page of an object or a navigation item.
         * @description Without a position it comes last; at one, the others move down.
         */
        post: operations["createFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/favorites/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Arrange all favorites at once.
         * @description The favorites come in the order of the request; those that it does not name are deleted.
         */
        put: operations["updateFavorites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/favorites/{favoriteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the favorite (prefix 0MV).
                 * @example 0MV000000000001AAA
                 */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        /** Describe one favorite. */
        get: operations["getFavorite"];
        put?: never;
        post?: never;
        /** Delete a favorite; what it leads to stays. */
        delete: operations["deleteFavorite"];
        options?: never;
        head?: never;
        /** Rename a favorite or move it. */
        patch: operations["updateFavorite"];
        trace?: never;
    };
    "/ui-api/favorites/{favoriteId}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the favorite (prefix 0MV).
                 * @example 0MV000000000001AAA
                 */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Count a use of a favorite. */
        patch: operations["updateFavoriteUsage"];
        trace?: never;
    };
    "/ui-api/records/content-documents/content-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file as a new document.
         * @description The document belongs to the user, to whom it is also linked.
         */
        post: operations["createContentDocumentAndVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/records/content-documents/{contentDocumentId}/content-versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document (prefix 069).
                 * @example 069000000000001AAA
                 */
                contentDocumentId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a new version of a document.
         * @description The version becomes the latest; the ones before stay.
         */
        post: operations["createContentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sobjects/ContentVersion/{contentVersionId}/VersionData": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the version (prefix 068).
                 * @example 068000000000001AAA
                 */
                contentVersionId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        /** Download the bytes of a version as they were uploaded. */
        get: operations["getContentVersionData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/img/icon/t4v35/{iconSet}/{iconFile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Serve the icon of an object, an app or an action. */
        get: operations["getIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/layout/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Describe the layout of an object for one use. */
        get: operations["getLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/layout/{objectApiName}/user-state": {
        parameters: {
            query: {
                /**
                 * @description All fields, or the few key fields.
                 * @example Full
                 */
                layoutType?: components["parameters"]["LayoutType"];
                /**
                 * @description Use of the layout.
                 * @example View
                 */
                mode?: components["parameters"]["LayoutMode"];
                /**
                 * @description Id of the record type (prefix 012), the master record type where the object has no other.
                 * @example 012000000000000AAA
                 */
                recordTypeId: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Tell how the user left the sections of a layout. */
        get: operations["getLayoutUserState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Remember which sections of a layout the user has folded. */
        patch: operations["updateLayoutUserState"];
        trace?: never;
    };
    "/ui-api/path/layout/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Describe the way that records of an object go, step by step. */
        get: operations["getPathLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/record-ui/{recordIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        /** Read records with the layouts and object infos that their page needs. */
        get: operations["getRecordUi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-records/{listViewId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the list view (prefix 00B).
                 * @example 00B000000000001AAA
                 */
                listViewId: components["parameters"]["ListViewId"];
            };
            cookie?: never;
        };
        /** Read one page of the records in a list view that is known by its id. */
        get: operations["getListRecordsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-ui/{objectApiName}/{listViewApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        /** Describe a list view and read one page of its records. */
        get: operations["getListUiByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-ui/{listViewIdOrObjectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a list view (prefix 00B, 15 or 18 characters), or API name of an object.
                 * @example Product2
                 */
                listViewIdOrObjectApiName: string;
            };
            cookie?: never;
        };
        /**
         * Describe and read the list view of an id, or list the list views of an object.
         * @description The platform answers two questions at one address. An id asks for that list view with one page of
         *     its records; `q` and `recentListsOnly` have no effect then. The name of an object asks for its list
         *     views; `fields`, `optionalFields`, `searchTerm`, `sortBy` and
         *     `where` have no effect then.
         */
        get: operations["getListUi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/mru-list-records/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Read one page of the records of an object that the user has used last. */
        get: operations["getMruListRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/mru-list-info/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Describe the list of recently used records of an object. */
        get: operations["getMruListInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/mru-list-ui/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Describe the list of recently used records of an object and read one page of it. */
        get: operations["getMruListUi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-info/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /**
         * List the list views of an object, or describe the list view of an id.
         * @description The platform answers two questions at one address. The name of an object asks for its list views, an
         *     id for that list view; `pageSize`, `pageToken`, `q` and `recentListsOnly` have no effect then.
         */
        get: operations["getListInfosByObjectName"];
        put?: never;
        /**
         * Save a new list view of an object.
         * @description Its owner is who saves it. Only merchandisers and administrators save lists that others see. Without columns it shows
         *     the names of its records.
         */
        post: operations["createListInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-info/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe several list views, each with a status of its own.
         * @description Exactly one of `ids` and `names` is given.
         */
        get: operations["getListInfosByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-info/{objectApiName}/{listViewApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        /** Describe one list view with its columns, conditions and order. */
        get: operations["getListInfoByName"];
        put?: never;
        post?: never;
        /**
         * Delete a list view that somebody has saved.
         * @description The lists that come with an object cannot be deleted.
         */
        delete: operations["deleteListInfo"];
        options?: never;
        head?: never;
        /**
         * Change a list view.
         * @description What the request leaves out stays as it is. A list belongs to who saved it; merchandisers and
         *     administrators may change every list that they see. The lists that come with an object keep their names
         *     and stay visible to all, only those two change them.
         */
        patch: operations["updateListInfoByName"];
        trace?: never;
    };
    "/ui-api/list-records/{objectApiName}/{listViewApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        /** Read one page of the records in a list view, asked for by parameters alone. */
        get: operations["getListRecordsByParameters"];
        put?: never;
        /** Read one page of the records in a list view. */
        post: operations["getListRecordsByName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-object-info/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Describe what lists of an object can show, filter and sort by. */
        get: operations["getListObjectInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/list-preferences/{objectApiName}/{listViewApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        /** Read how the user has arranged a list view. */
        get: operations["getListPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep how the user arranges a list view.
         * @description Columns that the request does not name keep their width and wrapping. The order is replaced as a
         *     whole; an empty one is the list's own.
         */
        patch: operations["updateListPreferences"];
        trace?: never;
    };
    "/ui-api/lookups/{objectApiName}/{fieldApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of a reference field, with or without the object before it.
                 * @example AccountId
                 */
                fieldApiName: components["parameters"]["LookupFieldApiName"];
            };
            cookie?: never;
        };
        /** Suggest records that a reference field can refer to, asked for by parameters alone. */
        get: operations["getLookupRecordsByParameters"];
        put?: never;
        /** Suggest records that a reference field can refer to. */
        post: operations["getLookupRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/lookups/{objectApiName}/{fieldApiName}/{targetApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of a reference field, with or without the object before it.
                 * @example AccountId
                 */
                fieldApiName: components["parameters"]["LookupFieldApiName"];
                /**
                 * @description Object whose records are wanted, one that the field can refer to.
                 * @example Contact
                 */
                targetApiName: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        /** Suggest records of one object that a reference field can refer to. */
        get: operations["getLookupRecordsOfObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/object-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every object that the session may see. */
        get: operations["getObjectInfoDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/object-info/{objectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** Describe one object with its fields, record types and permissions. */
        get: operations["getObjectInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/object-info/batch/{objectApiNames}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API names of the objects, separated by commas; answered in this order.
                 * @example [
                 *       "Product2",
                 *       "Account"
                 *     ]
                 */
                objectApiNames: components["parameters"]["ObjectApiNames"];
            };
            cookie?: never;
        };
        /** Describe several objects in one answer, each with a status of its own. */
        get: operations["getObjectInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description Id of the record type (prefix 012), the master record type where the object has no other.
                 * @example 012000000000000AAA
                 */
                recordTypeId: components["parameters"]["RecordTypeIdPath"];
            };
            cookie?: never;
        };
        /** List the values of all picklist fields of an object for one record type. */
        get: operations["getPicklistValuesByRecordType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description Id of the record type (prefix 012), the master record type where the object has no other.
                 * @example 012000000000000AAA
                 */
                recordTypeId: components["parameters"]["RecordTypeIdPath"];
                /**
                 * @description API name of the picklist field, with or without the object before it.
                 * @example L2C_CM_RegulatoryClassification__c
                 */
                fieldApiName: string;
            };
            cookie?: never;
        };
        /** List the values of one picklist field for one record type. */
        get: operations["getPicklistValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/records/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        /**
         * Read one record by fields or by layout.
         * @description At least one of `fields`, `optionalFields` and `layoutTypes` is required.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        /** Delete one record. */
        delete: operations["deleteRecord"];
        options?: never;
        head?: never;
        /** Change fields of one record. */
        patch: operations["updateRecord"];
        trace?: never;
    };
    "/ui-api/records/{recordId}/child-relationships/{relationshipName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
                /**
                 * @description Child relationship of the record's object, without regard to case.
                 * @example PricebookEntries
                 */
                relationshipName: string;
            };
            cookie?: never;
        };
        /**
         * Read a page of the records that refer to a record.
         * @description Where a record was read with `childRelationships`, each collection names its further pages by token
         *     and by address here. The token tells the page, its size and the fields.
         */
        get: operations["getChildRelationshipRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/records/batch/{recordIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        /** Read several records in one answer, each with a status of its own. */
        get: operations["getRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a record. */
        post: operations["createRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/records/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create, change and delete several records in one request, each with a status of its own.
         * @description Records are written in the order of the request. With `allOrNone` the first refusal ends the batch
         *     and undoes all of it; the other items then answer `ALL_OR_NONE_OPERATION_ROLLED_BACK`. Without it
         *     each record is saved or refused for itself. A record occurs once in a batch.
         */
        post: operations["executeBatchRecordOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-info/{parentObjectApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object that is referred to.
                 * @example Account
                 */
                parentObjectApiName: components["parameters"]["ParentObjectApiName"];
            };
            cookie?: never;
        };
        /** List the related lists of an object. */
        get: operations["getRelatedListsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-info/batch/{parentObjectApiName}/{relatedListNames}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object that is referred to.
                 * @example Account
                 */
                parentObjectApiName: components["parameters"]["ParentObjectApiName"];
                /**
                 * @description Names of the related lists, separated by commas; answered in this order.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListNames: components["parameters"]["RelatedListNames"];
            };
            cookie?: never;
        };
        /** Describe several related lists of an object, each with a status of its own. */
        get: operations["getRelatedListInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-info/{parentObjectApiName}/{relatedListId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object that is referred to.
                 * @example Account
                 */
                parentObjectApiName: components["parameters"]["ParentObjectApiName"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        /** Describe one related list with its columns and order. */
        get: operations["getRelatedListInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep how the user arranges a related list, and describe it.
         * @description Columns that the request does not name keep their width and wrapping. The order is replaced as a
         *     whole; an empty one is the list's own. The preferences of the related list are the same, seen alone.
         */
        patch: operations["updateRelatedListInfo"];
        trace?: never;
    };
    "/ui-api/related-list-records/{parentRecordId}/{relatedListId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        /** Read one page of the records in a related list, asked for by parameters alone. */
        get: operations["getRelatedListRecordsByParameters"];
        put?: never;
        /** Read one page of the records in a related list. */
        post: operations["getRelatedListRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-records/batch/{parentRecordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one page of several related lists of a record, each with a status of its own.
         * @description A parent record that does not exist fails as a whole.
         */
        post: operations["getRelatedListRecordsBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-records/batch/{parentRecordId}/{relatedListIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Names of the related lists, separated by commas; answered in this order.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListIds: components["schemas"]["ApiName"][];
            };
            cookie?: never;
        };
        /**
         * Read the first page of several related lists of a record, asked for by parameters alone.
         * @description The parameters hold for each of the lists, so that a field that one of them lacks fails that one. A
         *     parent record that does not exist fails as a whole.
         */
        get: operations["getRelatedListRecordsBatchByParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Names of the related lists, separated by commas; answered in this order.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListNames: components["parameters"]["RelatedListNames"];
            };
            cookie?: never;
        };
        /**
         * Count the records in several related lists of a record, each up to a limit.
         * @description A parent record that does not exist fails as a whole.
         */
        get: operations["getRelatedListCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-count/{parentRecordId}/{relatedListId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        /** Count the records in a related list, up to a limit. */
        get: operations["getRelatedListCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-preferences/batch/{preferencesIds}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Related lists, each as `Object.RelatedList`, separated by commas; answered in this order.
                 * @example [
                 *       "Account.Contacts",
                 *       "Account.Orders"
                 *     ]
                 */
                preferencesIds: components["schemas"]["RelatedListPreferencesId"][];
            };
            cookie?: never;
        };
        /** Read how the user has arranged several related lists, each with a status of its own. */
        get: operations["getRelatedListPreferencesBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/related-list-preferences/{preferencesId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Related list as `Object.RelatedList`.
                 * @example Account.Contacts
                 */
                preferencesId: components["schemas"]["RelatedListPreferencesId"];
            };
            cookie?: never;
        };
        /** Read how the user has arranged a related list. */
        get: operations["getRelatedListPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep how the user arranges a related list.
         * @description Columns that the request does not name keep their width and wrapping. The order is replaced as a
         *     whole; an empty one is the list's own.
         */
        patch: operations["updateRelatedListPreferences"];
        trace?: never;
    };
    "/ui-api/search-info/{objectApiName}/filters": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        /** List the filters by which a search of an object can be narrowed. */
        get: operations["getSearchFilterMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/search-info/{objectApiName}/filters/{filterApiName}/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the filter, as the list of filters names it.
                 * @example Family
                 */
                filterApiName: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        /** List the values that a filter offers. */
        get: operations["getSearchFilterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of a reference field, with or without the object before it.
                 * @example AccountId
                 */
                fieldApiName: string;
            };
            cookie?: never;
        };
        /** Describe how the records for a reference field are searched and shown. */
        get: operations["getLookupMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/search/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search a term in many objects and answer one group of records per object. */
        post: operations["getSearchResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/search/results/keyword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search a term in one object, narrowed, sorted and by pages. */
        post: operations["getKeywordSearchResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ui-api/themes/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Describe the theme that is in use. */
        get: operations["getActiveTheme"];
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
         * @description Types of actions; a type that no action has is no error.
         * @example [
         *       "QuickAction"
         *     ]
         */
        ActionTypeNames: string[];
        /**
         * @description API names of actions; one that does not exist is no error.
         * @example [
         *       "Account.NewContact",
         *       "Edit"
         *     ]
         */
        ActionNames: string[];
        /**
         * @description Parts of a screen: Page (buttons of the page), SingleActionLinks (links that stand alone),
         *     ActivityComposer (what is logged), CollaborateComposer and NotesComposer. A part that no action
         *     has is no error.
         * @example [
         *       "Page"
         *     ]
         */
        ActionSectionNames: string[];
        /**
         * @description PageLayout are the actions on the page layout, All those beside it as well.
         * @default PageLayout
         * @enum {string}
         */
        ActionRetrievalMode: "All" | "PageLayout";
        RelatedListActionsInput: {
            actionTypes?: components["schemas"]["ActionTypeNames"];
            apiNames?: components["schemas"]["ActionNames"];
            /** @description Large, Medium or Small; anything else means Large. */
            formFactor?: string;
            /** @description All or PageLayout; anything else means PageLayout. */
            retrievalMode?: string;
            sections?: components["schemas"]["ActionSectionNames"];
        };
        RelatedListsActionsInput: {
            /** @description What is asked of each related list. */
            relatedListsActionParameters: components["schemas"]["RelatedListActionsParameters"][];
        };
        RelatedListActionsParameters: {
            actionTypes?: components["schemas"]["ActionTypeNames"];
            apiNames?: components["schemas"]["ActionNames"];
            /** @description Large, Medium or Small; anything else means Large. */
            formFactor?: string;
            /** @description Related list, named like the child relationship. */
            relatedListId: string;
            /** @description All or PageLayout; anything else means PageLayout. */
            retrievalMode?: string;
            sections?: components["schemas"]["ActionSectionNames"];
        };
        QuickActionInput: {
            /**
             * @description Whether to save a record that duplicates another.
             * @default false
             */
            allowSaveOnDuplicate?: boolean;
            /** @description Object of the record that is created or changed; not needed, the action tells. */
            apiName?: string | null;
            /** @description Record on the screen. An action of the whole application needs none. */
            contextId?: null | components["schemas"]["RecordId"];
            fields: components["schemas"]["RecordInputFields"];
        };
        /** @description Actions of all records, objects or lists asked for. */
        ActionCollections: {
            /**
             * @description Collections by the address of each, which asks for one record, object or list alone
             *     (RD-ACTION-06).
             */
            actions: {
                [key: string]: components["schemas"]["ActionCollection"];
            };
            eTag?: components["schemas"]["ETag"];
            /** @description Address of this answer. */
            url: string;
        };
        ActionCollection: {
            /** @description In the order in which they are drawn. */
            actions: components["schemas"]["PlatformAction"][];
            /**
             * @description Addresses of further actions of the same record; a part in braces after a dollar sign stands for
             *     what the caller fills in.
             */
            links?: string[] | null;
            /** @description Address of this collection. */
            url: string;
        };
        ActionBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["ActionBatchResult"][];
        };
        /** @description The actions of one related list, or why there are none. */
        ActionBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["ActionCollections"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        /** @description One button. */
        PlatformAction: {
            /**
             * @description Where it stands, such as Chart, Flexipage, Global, ListView, ListViewRecord, Lookup, MruList, Photo, Record,
             *     RecordEdit, RelatedList or RelatedListRecord.
             * @example Record
             */
            actionListContext: string;
            /** @description Address that describes a quick action; newer answers may carry an object. */
            actionTarget?: string | Record<string, never> | null;
            /** @description Describe for an action with a form, Invoke for one that is done at once. */
            actionTargetType?: string | null;
            /** @description API name, `Object.Action` for a quick action of an object. */
            apiName: string;
            /** @description Key of this button in this place, unique within an answer. */
            externalId: string;
            /** @description Address of the icon. */
            iconUrl?: string | null;
            /** @description Id of the action. */
            id?: string | null;
            /**
             * @description Whether it applies to all rows chosen in a list; the platform answers the text true or false.
             * @example false
             */
            isMassAction: string | boolean | null;
            /** @description Label in the language of the request. */
            label: string | null;
            /** @description Component that carries it out; null for a plain one. */
            lwcComponent?: string | null;
            /** @description Colour of the icon as six hexadecimal digits without a hash. */
            primaryColor?: string | null;
            /** @description Row of a related list that it belongs to. */
            relatedListRecordId?: string | null;
            /** @description Related list that it belongs to. */
            relatedSourceObject?: string | null;
            /** @description Part of the screen. */
            section: string | null;
            /** @description Record or object that it belongs to, or Global. */
            sourceObject?: string | null;
            /** @description Kind of quick action: Create, Update or LogACall. */
            subtype?: string | null;
            /** @description Object whose record it creates or changes. */
            targetObject?: string | null;
            /** @description Address that it opens, such as a telephone number. */
            targetUrl?: string | null;
            /**
             * @description QuickAction, StandardButton, ProductivityAction, CustomButton, ActionLink or InvocableAction.
             * @example QuickAction
             */
            type: string;
        };
        QuickActionInfo: {
            /** @description Right that the action needs, Create or Edit on the object that it writes. */
            accessLevelRequired?: string | null;
            actionApiName: string;
            /** @description Colours of the icon. */
            colors?: components["schemas"]["QuickActionColor"][] | null;
            /** @description What an assistant says that it does. */
            copilotActionDescription?: string | null;
            /** @description What an assistant fills in. */
            copilotInputs?: components["schemas"]["QuickActionCopilotInput"][] | null;
            copilotIntent?: string | null;
            copilotPlanTemplateId?: string | null;
            copilotUserUtterance?: string | null;
            eTag?: components["schemas"]["ETag"];
            /** @description Flow that it starts; null for any other kind. */
            flowDevName?: string | null;
            /** @description Variable of the flow that takes the record. */
            flowRecordIdVar?: string | null;
            /** @description Name of the icon in the platform's own set. */
            iconName?: string | null;
            icons?: components["schemas"]["QuickActionIcon"][] | null;
            /** @description Label in the language of the request. */
            label: string | null;
            lightningComponentBundleId?: string | null;
            lightningComponentBundleName?: string | null;
            lightningComponentQualifiedName?: string | null;
            lightningWebComponentBundleId?: string | null;
            lightningWebComponentBundleName?: string | null;
            lightningWebComponentQualifiedName?: string | null;
            /** @description What a component that carries it out is started with. */
            parameters?: components["schemas"]["QuickActionParameter"][] | null;
            /** @description Field of the new record that refers to the one on the screen. */
            targetParentField?: string | null;
            /** @description Record type of the new record. */
            targetRecordTypeId?: string | null;
            /** @description Object whose record it creates or changes. */
            targetSobjectType?: string | null;
            /**
             * @description Create, Update or LogACall.
             * @example Create
             */
            type: string;
        };
        QuickActionColor: {
            /** @description Six hexadecimal digits without a hash. */
            color: string;
            /** @description Where it is used, such as primary. */
            colorContext?: string | null;
            theme?: string | null;
        };
        QuickActionIcon: {
            contentType?: string | null;
            /** @description Pixels. */
            height?: number | null;
            theme?: string | null;
            url: string;
            /** @description Pixels. */
            width?: number | null;
        };
        QuickActionParameter: {
            parameterName: string;
            parameterValue?: string | null;
        };
        QuickActionCopilotInput: {
            inputName: string;
            inputValue?: string | null;
        };
        QuickActionLayout: {
            actionApiName: string;
            eTag?: components["schemas"]["ETag"];
            layout: null | components["schemas"]["RecordLayout"];
        };
        QuickActionDefaults: {
            actionApiName: string;
            eTag?: components["schemas"]["ETag"];
            /** @description Values by field. */
            fields: {
                [key: string]: components["schemas"]["FieldValue"];
            };
            /** @description Object of the record that is created or changed. */
            objectApiName: string | null;
        };
        /** @description What performing an action has done. */
        QuickActionExecution: {
            /** @description Record on the screen. */
            contextId?: string | null;
            eTag?: components["schemas"]["ETag"];
            /** @description Entry in the record's feed; null without a feed. */
            feedItemId?: string | null;
            /** @description Record that was created or changed. */
            id: string | null;
            /** @description Whether a record was created. */
            isCreated?: boolean;
            isSuccess: boolean;
            /** @description Sentence for the person in the language of the request. */
            successMessage?: string | null;
        };
        /**
         * @description Standard page of an object that something else can stand in for.
         * @example View
         * @enum {string}
         */
        StandardActionType: "Clone" | "Delete" | "Edit" | "List" | "New" | "Tab" | "View";
        ActionOverrides: {
            eTag?: components["schemas"]["ETag"];
            objectApiName?: string;
            overrides: components["schemas"]["ActionOverride"][];
        };
        /** @description Something that stands in for a standard page. The platform adds members as it likes. */
        ActionOverride: {
            actionName?: components["schemas"]["StandardActionType"];
            /** @description Name of the page that stands in. */
            content?: string | null;
            /** @description Only on this size of display; null means on all. */
            formFactor?: null | components["schemas"]["FormFactor"];
            /** @description Kind of the page; Flexipage is one that was put together of parts. */
            type?: string | null;
        };
        FlexipageFormulaActivations: {
            activations: components["schemas"]["FlexipageFormulaActivation"][];
            eTag?: components["schemas"]["ETag"];
        };
        /** @description Whether conditions are in use for an object. The platform adds members as it likes. */
        FlexipageFormulaActivation: {
            /** @description Actions that depend on the values of the record. */
            actionApiNames?: string[];
            isActive?: boolean;
            objectApiName?: string;
        };
        /**
         * @description Fingerprint of this part of the answer; changes when its content changes. Older captures lack it.
         * @example 846fdcd21a53214d447e578adbe263c6
         */
        ETag: string;
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
         * @description API name of an object, a field, a relationship or a list view; case does not matter in requests.
         * @example Product2
         */
        ApiName: string;
        /**
         * @description Id of a record, case sensitive with 15 characters or safe against case folding with 18. The
         *     first three characters name the object. The platform answers 18 and accepts both.
         * @example 01t000000000001AAA
         */
        RecordId: string;
        RecordLayoutSaveOption: {
            defaultValue: boolean;
            isDisplayed: boolean;
            label: string | null;
            name: string;
            /** @description Header that carries the choice. */
            restHeaderName?: string | null;
            soapHeaderName?: string | null;
        };
        FieldComponent: {
            /** @description Field that it shows. */
            apiName: string;
            /** @constant */
            componentType: "Field";
            label?: string | null;
        };
        EmptySpaceComponent: {
            apiName?: string | null;
            /** @constant */
            componentType: "EmptySpace";
            label?: string | null;
        };
        CustomLinkComponent: {
            apiName?: string | null;
            /** @description How the link opens. */
            behavior?: string | null;
            /** @constant */
            componentType: "CustomLink";
            customLinkUrl?: string | null;
            label?: string | null;
        };
        CanvasComponent: {
            apiName?: string | null;
            /** @constant */
            componentType: "Canvas";
            displayLocation?: string | null;
            height?: string | null;
            referenceId?: string | null;
            showScroll?: boolean;
            width?: string | null;
        };
        ReportChartComponent: {
            apiName?: string | null;
            cacheData?: boolean;
            /** @constant */
            componentType: "ReportChart";
            error?: string | null;
            filter?: string | null;
            hideOnError?: boolean;
            placeholder?: string | null;
            reportId?: string | null;
            showTitle?: boolean;
            size?: string | null;
        };
        VisualforcePageComponent: {
            apiName?: string | null;
            /** @constant */
            componentType: "VisualforcePage";
            height?: string | null;
            showLabel?: boolean;
            showScroll?: boolean;
            visualforceUrl?: string | null;
            width?: string | null;
        };
        /** @description What an item shows. */
        RecordLayoutComponent: components["schemas"]["FieldComponent"] | components["schemas"]["EmptySpaceComponent"] | components["schemas"]["CustomLinkComponent"] | components["schemas"]["CanvasComponent"] | components["schemas"]["ReportChartComponent"] | components["schemas"]["VisualforcePageComponent"];
        RecordLayoutItem: {
            /** @description Whether it is entered on a new record. */
            editableForNew: boolean;
            /** @description Whether it is changed on an existing one. */
            editableForUpdate: boolean;
            label: string | null;
            layoutComponents: components["schemas"]["RecordLayoutComponent"][];
            /** @description Field that holds the id of the record referred to. */
            lookupIdApiName: string | null;
            required: boolean;
            sortable: boolean;
            /** @description Edit, Required or Readonly (since version 63). */
            uiBehavior?: string | null;
        };
        RecordLayoutRow: {
            layoutItems: components["schemas"]["RecordLayoutItem"][];
        };
        RecordLayoutSection: {
            /** @description Whether the user can fold it. */
            collapsible: boolean;
            /** @description Items beside each other. */
            columns: number;
            heading: string | null;
            /** @description Id of the section (prefix 01B). */
            id: string | null;
            layoutRows: components["schemas"]["RecordLayoutRow"][];
            rows: number;
            /** @description LeftRight or TopDown (since version 63). */
            tabOrder?: string | null;
            /** @description Whether the heading is shown. */
            useHeading: boolean;
        };
        RecordLayout: {
            eTag?: components["schemas"]["ETag"];
            /** @description Id of the layout (prefix 00h); null for a layout of the platform's own. */
            id: string | null;
            /** @enum {string} */
            layoutType: "Full" | "Compact";
            /** @enum {string} */
            mode: "Create" | "Edit" | "View";
            /** @description Object (since version 49). */
            objectApiName?: string | null;
            /** @description Record type (since version 49). */
            recordTypeId?: string | null;
            /** @description Choices offered when saving (since version 51). */
            saveOptions?: components["schemas"]["RecordLayoutSaveOption"][];
            sections: components["schemas"]["RecordLayoutSection"][];
        };
        /**
         * @description Large is a desktop, Medium a tablet, Small a telephone.
         * @default Large
         * @enum {string}
         */
        FormFactor: "Large" | "Medium" | "Small";
        /**
         * @description Names of fields.
         * @example [
         *       "Product2.Name"
         *     ]
         */
        FieldNames: string[];
        /** @description One record with the fields asked for. */
        Record: {
            /** @description Object of the record. */
            apiName: string;
            /** @description Pages of records that refer to this one, by relationship. */
            childRelationships: {
                [key: string]: components["schemas"]["RecordCollection"];
            };
            eTag?: components["schemas"]["ETag"];
            /** @description Values by field or relationship name. */
            fields: {
                [key: string]: components["schemas"]["FieldValue"];
            };
            /** @description Id of the record; null in a template for a new one. */
            id: string | null;
            /** @description User who changed it last. */
            lastModifiedById?: string | null;
            /** @description Moment of that change in UTC. */
            lastModifiedDate?: string | null;
            /** @description Record type (since version 48). */
            recordTypeId?: string | null;
            recordTypeInfo?: null | components["schemas"]["RecordTypeInfo"];
            /** @description Moment of the last change by a user or by the platform. */
            systemModstamp?: string | null;
            /** @description Version as a number, the milliseconds of `systemModstamp` since 1970 (not in every version). */
            weakEtag?: number | null;
        };
        /** @description One page of records. */
        RecordCollection: {
            /** @description Records on this page. */
            count: number;
            /** @description Opaque token of this page. */
            currentPageToken: string | null;
            currentPageUrl?: string | null;
            eTag?: components["schemas"]["ETag"];
            /** @description Opaque token of the next page; null on the last. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            /** @description Opaque token of the page before; null on the first. */
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            records: components["schemas"]["Record"][];
        };
        FieldValue: {
            /** @description Value as a person reads it, where that differs from the raw value, in the language of the request. */
            displayValue?: string | null;
            /**
             * @description Raw value: text, number or truth value, dates by ISO 8601, for a relationship the record
             *     referred to, for a compound field its parts.
             */
            value: (string | number | boolean | null) | components["schemas"]["Record"] | components["schemas"]["CompoundValue"] | string[];
        };
        RecordTypeInfo: {
            /** @description Whether this session may choose it for a new record. */
            available: boolean;
            /** @description Whether it is the default of the session's profile. */
            defaultRecordTypeMapping: boolean;
            /** @description Whether it stands for having no record type. */
            master: boolean;
            name: string;
            recordTypeId: string;
        };
        /** @description Parts of a compound field such as an address or a location. */
        CompoundValue: {
            [key: string]: string | number | boolean | null;
        };
        /** @description Values by field API name; dates by ISO 8601, several picklist values separated by semicolons. */
        RecordInputFields: {
            [key: string]: string | number | boolean | null;
        };
        /** @description Colour and icon that stand for an object on a screen. */
        ThemeInfo: {
            /**
             * @description Colour as six hexadecimal digits without a hash.
             * @example 7F8DE1
             */
            color: string | null;
            /**
             * @description Address of the icon.
             * @example /img/icon/t4v35/standard/product_120.png
             */
            iconUrl: string | null;
        };
        /** @description Records that match by one duplicate rule. */
        DuplicateMatchResult: {
            /** @description Object of the matching records. */
            apiName: string;
            /** @description Whether the rule lets the duplicate be saved all the same. */
            isAllowSave: boolean;
            /** @description Name of the duplicate rule that matched. */
            matchRule?: string | null;
            matchRecordIds: string[];
            objectLabel?: string | null;
            objectLabelPlural?: string | null;
            themeInfo?: null | components["schemas"]["ThemeInfo"];
        };
        /** @description Records that a saved record would duplicate. */
        DuplicateRecordError: {
            matchResults: components["schemas"]["DuplicateMatchResult"][];
        };
        /** @description One fault of a record or of one of its fields. */
        RecordFault: {
            /** @description Part of a compound field that is at fault; `field` then names the compound field. */
            constituentField?: string | null;
            /** @description Records that this one would duplicate, with the error code DUPLICATES_DETECTED. */
            duplicateRecordError?: null | components["schemas"]["DuplicateRecordError"];
            /**
             * @description Stable code that a program branches on.
             * @example REQUIRED_FIELD_MISSING
             */
            errorCode: string;
            /** @description API name of the field at fault. */
            field?: string | null;
            /** @description Label of the field in the language of the request. */
            fieldLabel?: string | null;
            /** @description Explanation in the language of the request. */
            message: string;
        };
        /** @description All faults found in the record, those of single fields apart from the others. */
        RecordErrorOutput: {
            /** @description Faults of the record as a whole. */
            errors: components["schemas"]["RecordFault"][];
            /** @description Faults by field API name. */
            fieldErrors: {
                [key: string]: components["schemas"]["RecordFault"][];
            };
        };
        /** @description Refusal of a write because of the content of the record. */
        RecordError: {
            /** @description One sentence for the person who saves. */
            message: string;
            /** @description HTTP status, repeated in the body. */
            statusCode?: number;
            /** @description Code of the first fault. */
            errorCode?: string | null;
            /**
             * @description Marks that `output` carries the faults of a record.
             * @constant
             */
            enhancedErrorType: "RecordError";
            output: components["schemas"]["RecordErrorOutput"];
        };
        /**
         * @description Why a write of a record was refused: one object where the content of the record is at fault,
         *     the usual list of errors where the request as such is (PF-ERR-01, PF-ERR-02).
         */
        RecordWriteError: components["schemas"]["RecordError"] | components["schemas"]["Errors"];
        Apps: {
            apps: components["schemas"]["App"][];
            eTag?: components["schemas"]["ETag"];
        };
        App: {
            /** @description Id of the app (prefix 06m). */
            appId: string;
            /** @description What it is for. */
            description?: string | null;
            developerName: string;
            eTag?: components["schemas"]["ETag"];
            /** @description Displays that it is offered on. */
            formFactors: components["schemas"]["FormFactor"][];
            /** @description Colour of its head as a hash and six hexadecimal digits. */
            headerColor?: string | null;
            /** @description Address of its icon. */
            iconUrl?: string | null;
            /** @description Whether a page outside the navigation opens no tab of its own. */
            isNavAutoTempTabsDisabled?: boolean;
            /** @description Whether nobody can arrange the navigation. */
            isNavPersonalizationDisabled?: boolean;
            /** @description Whether open tabs are forgotten. */
            isNavTabPersistenceDisabled?: boolean;
            /** @description Whether the routing of work is pinned beside the pages. */
            isOmniPinnedViewEnabled?: boolean;
            /** @description Name in the language of the request. */
            label: string;
            /** @description Address of the logo in its head. */
            logoUrl?: string | null;
            /** @description Page that it opens with on a telephone. */
            mobileStartUrl?: string | null;
            /** @description Navigation as the app has it, as far as the session may use it. */
            navItems: components["schemas"]["NavItem"][];
            /** @description Whether it opens first. */
            selected: boolean;
            /** @description Page that it opens with. */
            startUrl?: string | null;
            /** @description Kind of app, such as Standard or Console. */
            type?: string | null;
            /** @description Navigation as the person has arranged it, in that order; their ids are those of the records that hold it. */
            userNavItems: components["schemas"]["NavItem"][];
        };
        NavItem: {
            availableInClassic?: boolean;
            availableInLightning?: boolean;
            /** @description Colour of the icon as six hexadecimal digits without a hash. */
            color?: string | null;
            /** @description What the item shows where it is no object. */
            content?: string | null;
            /** @description Whether it belongs to a custom object. */
            custom?: boolean;
            /** @description Name of the item, for a standard object `standard-Object`. */
            developerName: string;
            /** @description Address of the icon. */
            iconUrl?: string | null;
            /** @description Id of the item. */
            id: string | null;
            /**
             * @description Entity for the pages of an object, Standard for a page of the platform.
             * @example Entity
             */
            itemType: string;
            /** @description Text in the language of the request. */
            label: string;
            objectApiName?: string | null;
            objectLabel?: string | null;
            objectLabelPlural?: string | null;
            /** @description Page that it leads to. */
            pageReference?: {
                attributes?: {
                    [key: string]: string | null;
                };
                state?: {
                    [key: string]: string | null;
                };
                /** @description Kind of page, such as standard__objectPage. */
                type?: string;
            } | null;
            /** @description Standard object or page behind it. */
            standardType?: string | null;
        };
        UserNavItemsInput: {
            /** @description The whole navigation in its order. None at all brings the app's own navigation back. */
            navItems: components["schemas"]["NavItemInput"][];
        };
        /** @description An item by its id, or a further one by its page. */
        NavItemInput: {
            /** @description Id of an item of the app or of the person's arrangement of it. */
            id?: null | components["schemas"]["RecordId"];
            /** @description Text of a list view or record; objects keep their own. */
            label?: string | null;
            /** @description Page that the item leads to; one new item in a request. */
            pageReference?: null | components["schemas"]["PageReferenceInput"];
        };
        PageReferenceInput: {
            /** @description What names the page. */
            attributes: {
                [key: string]: string | null;
            };
            /** @description Parameters of its address. */
            state?: {
                [key: string]: string | null;
            };
            /** @description Kind of page, such as standard__objectPage. */
            type: string;
        };
        NavItemsPage: {
            /** @description Address of this page. */
            currentPageUrl: string | null;
            eTag?: components["schemas"]["ETag"];
            navItems: components["schemas"]["NavItem"][];
            /** @description Address of the next page; null on the last. */
            nextPageUrl: string | null;
        };
        /**
         * @description Pictures of several records, as a list in the order asked or by record id; a client takes both
         *     (RD-AVATAR-05, RD-AVATAR-06). This platform answers the list.
         */
        RecordAvatars: components["schemas"]["RecordAvatarBatch"] | components["schemas"]["RecordAvatarsByRecord"];
        RecordAvatarBatch: {
            eTag?: components["schemas"]["ETag"];
            /** @description Whether at least one item failed. */
            hasErrors: boolean;
            results: components["schemas"]["RecordAvatarResult"][];
        };
        /** @description Items by record id. */
        RecordAvatarsByRecord: {
            [key: string]: components["schemas"]["RecordAvatarResult"];
        };
        /** @description One picture, or why there is none. */
        RecordAvatarResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["RecordAvatar"];
        } | {
            /** @constant */
            statusCode: 400;
            result: components["schemas"]["Errors"];
        } | {
            /** @constant */
            statusCode: 404;
            result: components["schemas"]["Errors"];
        };
        /** @description The picture of one record. */
        RecordAvatar: components["schemas"]["PhotoRecordAvatar"] | components["schemas"]["ThemeRecordAvatar"];
        PhotoRecordAvatar: {
            /** @description Colour behind the photo as six hexadecimal digits without a hash. */
            backgroundColor?: string | null;
            eTag?: components["schemas"]["ETag"];
            /** @description Pixels; null where it is not known. */
            height?: number | null;
            /** @description Where a photo from outside comes from. */
            photoMetadata?: {
                /** @description Key of the company in the directory of photos. */
                companyBluemasterId?: string | null;
                /** @description Key of the answer that offered the photo. */
                responseId?: string | null;
            } | null;
            /** @description Address of the photo. */
            photoUrl: string;
            /** @description Who offers it: Initials for one that was drawn, External for one from outside. */
            provider?: string | null;
            recordId: string;
            /** @constant */
            type: "Photo";
            /** @description Pixels; null where it is not known. */
            width?: number | null;
        };
        ThemeRecordAvatar: {
            /** @description Colour as six hexadecimal digits without a hash. */
            backgroundColor: string | null;
            eTag?: components["schemas"]["ETag"];
            /** @description Address of the icon. */
            iconUrl: string | null;
            recordId: string;
            /** @constant */
            type: "Theme";
        };
        RecordAvatarAssociationInput: {
            /**
             * @description Associate puts a photo on the record, Dissociate takes it off.
             * @example Associate
             */
            actionType: string;
            /** @description Key of the company in the directory of photos. */
            blueMasterId?: string | null;
            /** @description Key of the photo where it comes from. */
            externalId?: string | null;
            /** @description Address of the photo by https, or a path on this platform; needed to put one on. */
            photoUrl?: string | null;
            /** @description Name that the photo belongs to there. */
            profileName?: string | null;
        };
        RecordTemplateCreate: {
            eTag?: components["schemas"]["ETag"];
            /** @description Object infos of the object and of those that the fields refer to. */
            objectInfos: {
                [key: string]: components["schemas"]["ObjectInfo"];
            };
            record: {
                /** @description Object of the new record. */
                apiName: string;
                fields: components["schemas"]["RecordTemplateFields"];
                recordTypeId: string | null;
            };
        };
        RecordTemplateClone: {
            eTag?: components["schemas"]["ETag"];
            /** @description Object infos of the object and of those that the fields refer to. */
            objectInfos: {
                [key: string]: components["schemas"]["ObjectInfo"];
            };
            record: {
                /** @description Object of the new record. */
                apiName: string;
                /** @description Record that is copied. */
                cloneSourceId: string;
                fields: components["schemas"]["RecordTemplateFields"];
                recordTypeId: string | null;
            };
        };
        /** @description Values by field, of every field that the session may set on a new record. */
        RecordTemplateFields: {
            [key: string]: components["schemas"]["FieldValue"];
        };
        RecordDefaults: {
            eTag?: components["schemas"]["ETag"];
            layout: null | components["schemas"]["RecordLayout"];
            /** @description Object infos of the object and of those that the layout refers to. */
            objectInfos: {
                [key: string]: components["schemas"]["ObjectInfo"];
            };
            /** @description Template with the default values; its id is null. */
            record: components["schemas"]["Record"];
        };
        ChildRelationship: {
            /** @description Object that refers. */
            childObjectApiName: string;
            /** @description Field of that object that refers. */
            fieldName: string;
            junctionIdListNames: string[];
            junctionReferenceTo: string[];
            /** @description Name of the way down; also the id of the related list. */
            relationshipName: string | null;
        };
        /** @description Picklists that depend on another field, as a tree from the controlling field down. */
        DependentFields: {
            [key: string]: components["schemas"]["DependentFields"];
        };
        FilteredLookupInfo: {
            controllingFields: string[];
            dependent: boolean;
            optionalFilter: boolean;
        };
        ReferenceToInfo: {
            apiName: string;
            nameFields: string[];
        };
        FieldInfo: {
            apiName: string;
            /** @description Whether the platform computes it from a formula. */
            calculated: boolean;
            /** @description Whether it consists of other fields, as an address does. */
            compound?: boolean;
            /** @description Its name within the compound field. */
            compoundComponentName?: string | null;
            /** @description Compound field of which it is a part. */
            compoundFieldName?: string | null;
            /** @description Field that decides which of its picklist values are valid. */
            controllerName: string | null;
            /** @description The chain of controlling fields, the nearest first. */
            controllingFields: string[];
            /** @description Whether this session may set it on a new record. */
            createable: boolean;
            /** @description Whether the field is not one of the platform's own. */
            custom: boolean;
            /**
             * @description Address, Anytype, Base64, Boolean, ComboBox, ComplexValue, Currency, Date, DateTime, Double,
             *     Email, EncryptedString, Int, JunctionIdList, Location, Long, MultiPicklist, Percent, Phone,
             *     Picklist, Reference, String, TextArea, Time or Url.
             * @example String
             * @example Picklist
             * @example Currency
             */
            dataType: string;
            /** @description Whether it holds the key of another system. */
            externalId?: boolean | string | null;
            /** @description ExternalLookup, ImageUrl, IndirectLookup, PersonName, PlainTextArea, RichTextArea or SwitchablePersonName. */
            extraTypeInfo?: string | null;
            /** @description Whether lists can be filtered by it. */
            filterable: boolean;
            /** @description Filter of the records that may be referred to. */
            filteredLookupInfo?: null | components["schemas"]["FilteredLookupInfo"];
            /** @description Whether it keeps eight decimal places whatever its scale. */
            highScaleNumber?: boolean;
            /** @description Whether its value is HTML. */
            htmlFormatted?: boolean;
            /** @description Help beside the field. */
            inlineHelpText?: string | null;
            label: string;
            /** @description Most characters of a text; 0 for other types. */
            length: number;
            maskType?: string | null;
            /** @description Whether it is the name of the record. */
            nameField: boolean;
            /** @description Whether it can refer to records of several objects. */
            polymorphicForeignKey?: boolean;
            /** @description Most digits of a number. */
            precision: number;
            /** @description Whether it refers to another record. */
            reference: boolean;
            referenceTargetField?: string | null;
            /** @description Objects that it can refer to. */
            referenceToInfos: components["schemas"]["ReferenceToInfo"][];
            /** @description Name under which the record referred to appears. */
            relationshipName: string | null;
            /** @description Whether it cannot be empty: it is given, preset or computed. Layouts may demand further fields. */
            required: boolean;
            /** @description Digits after the decimal point. */
            scale: number;
            searchPrefilterable?: boolean;
            /** @description Whether lists can be ordered by it. */
            sortable: boolean;
            /** @description Whether no two records may have the same value. */
            unique: boolean;
            /** @description Whether this session may change it. */
            updateable: boolean;
        };
        /** @description Everything a screen needs to know about an object. */
        ObjectInfo: {
            apiName: string;
            /** @description How the object belongs to another one, such as History; null for an object of its own. */
            associateEntityType?: string | null;
            /** @description Object to which it belongs in that way. */
            associateParentEntity?: string | null;
            /** @description Fields of other objects that refer to this one. */
            childRelationships: components["schemas"]["ChildRelationship"][];
            /** @description Whether it can have a compact layout (newer than version 55). */
            compactLayoutable?: boolean;
            /** @description Whether this session may create such records. */
            createable: boolean;
            /** @description Whether the object is not one of the platform's own. */
            custom: boolean;
            /** @description Record type of a new record when none is chosen. */
            defaultRecordTypeId: string | null;
            /** @description Whether this session may delete such records. */
            deletable: boolean;
            dependentFields: components["schemas"]["DependentFields"];
            eTag?: components["schemas"]["ETag"];
            /** @description Whether records can have a feed. */
            feedEnabled: boolean;
            /** @description Fields by API name; those that the session may not read are missing. */
            fields: {
                [key: string]: components["schemas"]["FieldInfo"];
            };
            /** @description First three characters of the ids of these records. */
            keyPrefix: string | null;
            /** @description Label of one such record. */
            label: string;
            /** @description Label of several. */
            labelPlural: string;
            /** @description Whether it can have a layout. */
            layoutable: boolean;
            /** @description Whether recently used records are remembered. */
            mruEnabled: boolean;
            /** @description Fields that name a record. */
            nameFields: string[];
            /** @description Whether this session may read such records. */
            queryable: boolean;
            /** @description Record types by id. */
            recordTypeInfos: {
                [key: string]: components["schemas"]["RecordTypeInfo"];
            };
            /** @description Whether it can have a search layout (newer than version 55). */
            searchLayoutable?: boolean;
            /** @description Whether such records can be searched. */
            searchable: boolean;
            themeInfo: null | components["schemas"]["ThemeInfo"];
            /** @description Whether this session may change such records. */
            updateable: boolean;
        };
        DuplicatesConfiguration: {
            /** @description Object that the rules belong to. */
            apiName: string;
            /** @description Whether the object has an active rule. */
            dedupeEnabled: boolean;
            /** @description Fields that any of the matching rules compares. */
            dedupeFields: string[];
            duplicateRules: components["schemas"]["DuplicateRule"][];
            eTag?: components["schemas"]["ETag"];
            /** @description Whether duplicates can be found before saving. */
            predupeEnabled: boolean;
        };
        DuplicateRule: {
            actionOnInsert: components["schemas"]["DuplicateAction"];
            actionOnUpdate: components["schemas"]["DuplicateAction"];
            active: boolean;
            /** @description Which records the rule is about; empty, all of them. */
            duplicateRuleFilters?: components["schemas"]["DuplicateRuleFilter"][];
            /** @description Records that match by any of them are duplicates. */
            matchRules: components["schemas"]["MatchRule"][];
            /** @description Name by which matches refer to the rule. */
            name: string;
            operationsOnInsert?: components["schemas"]["DuplicateOperation"][];
            operationsOnUpdate?: components["schemas"]["DuplicateOperation"][];
        };
        /** @description Whether a duplicate can be saved at all. */
        DuplicateAction: ("Allow" | "Block") | string;
        /** @description Alert asks the person before an allowed duplicate is saved, Report saves it and lists it for later. */
        DuplicateOperation: ("Alert" | "Report") | string;
        DuplicateRuleFilter: {
            /** @description How the conditions are combined, by their numbers; null, all must hold. */
            booleanFilter?: string | null;
            filterItems: components["schemas"]["DuplicateRuleFilterItem"][];
            /** @description The conditions in words; misspelt by the platform. */
            ruleCritera?: string | null;
        };
        DuplicateRuleFilterItem: {
            /** @description Field of the record that is saved. */
            field: string;
            /**
             * @description How it is compared
             * @example equals
             */
            operation: string;
            /** @description Number of the condition. */
            sortOrder: number;
            /** @description Value that it is compared with. */
            value: string | null;
        };
        MatchRule: {
            /** @description Whether values have to be the same or only similar. */
            matchEngine: ("ExactMatchEngine" | "FuzzyMatchEngine") | string;
            /** @description Fields that have to match, all of them. */
            matchFields: string[];
            name: string;
            /** @description Object whose records are compared with. */
            objectApiName: string;
        };
        FindDuplicatesInput: {
            /** @description Of no use here; a record input always has it. */
            allowSaveOnDuplicate?: boolean;
            apiName: components["schemas"]["ApiName"];
            fields: components["schemas"]["RecordInputFields"];
        };
        Duplicates: {
            /** @description Whether it can be saved all the same, with `allowSaveOnDuplicate`. */
            allowSave: boolean;
            /** @description Whether there are duplicates. */
            duplicateError: boolean;
            /** @description Names of the rules that matched. */
            duplicateRules: string[];
            /** @description What matches, by object. */
            matches: components["schemas"]["DuplicateMatch"][];
        };
        /** @description The records of one object that match, with what each duplicate rule has found. */
        DuplicateMatch: {
            /** @description What the rules that matched have found, by their names. */
            duplicateResultInfos?: {
                [key: string]: components["schemas"]["DuplicateResultInfo"];
            };
            /** @description Object of the matching records. */
            objectApiName: string;
            /** @description Each record that matches, once. */
            recordIds: string[];
        };
        DuplicateResultInfo: {
            /** @description Whether the rule lets the duplicate be saved all the same. */
            allowSave?: boolean;
            /** @description What the first of its matching rules that finds any has found. */
            matchResultInfo?: {
                recordIds?: string[];
                /** @description Name of the matching rule. */
                rule?: string;
            } | null;
            /** @description Name of the duplicate rule. */
            rule?: string;
        };
        FavoriteCollection: {
            eTag?: components["schemas"]["ETag"];
            favorites: components["schemas"]["Favorite"][];
        };
        Favorite: {
            /** @description How often it was used. */
            accessCount?: number | null;
            eTag?: components["schemas"]["ETag"];
            /** @description Colour of the icon as six hexadecimal digits without a hash. */
            iconColor?: string | null;
            /** @description Address of the icon. */
            iconUrl?: string | null;
            /** @description Id of the favorite (prefix 0MV). */
            id: string;
            /** @description Moment of the last use; null before the first. */
            lastAccessDate?: string | null;
            name: string;
            /** @description Object that it is about. */
            objectType?: string | null;
            /** @description Its position, from 1. */
            sortOrder?: number | null;
            /** @description What it leads to, in the language of the request. */
            subtitle?: string | null;
            /** @description Id of a record or list view, API name of an object or name of a navigation item. */
            target: string;
            /**
             * @description ListView, ObjectHome, Record or Tab.
             * @example Record
             */
            targetType: string;
        };
        FavoriteInput: {
            name?: components["schemas"]["FavoriteName"];
            sortOrder?: components["schemas"]["FavoriteSortOrder"];
            /** @description Id of a record or list view, API name of an object or name of a navigation item. */
            target: string;
            /**
             * @description What the target is.
             * @enum {string}
             */
            targetType: "ListView" | "ObjectHome" | "Record" | "Tab";
        };
        FavoriteUpdateInput: {
            name?: components["schemas"]["FavoriteName"];
            sortOrder?: components["schemas"]["FavoriteSortOrder"];
        };
        FavoriteBatchInput: {
            /** @description All favorites that stay, in their order. */
            favorites: {
                id: components["schemas"]["RecordId"];
                name?: components["schemas"]["FavoriteName"];
            }[];
        };
        /** @description Name that the person reads. Absent, the name of the target, or the one before. */
        FavoriteName: string;
        /** @description Position, from 1; beyond the end means last. */
        FavoriteSortOrder: number;
        /** @description A file with one of its versions and what it is linked to. */
        ContentDocumentComposite: {
            contentDocument: components["schemas"]["Record"];
            contentDocumentLinks: components["schemas"]["Record"][];
            contentVersion: components["schemas"]["Record"];
        };
        /** @description How the user left the sections of a layout. */
        RecordLayoutUserState: {
            eTag?: components["schemas"]["ETag"];
            /** @description Id of the layout. */
            id: string | null;
            /** @description States by section id. */
            sectionUserStates: {
                [key: string]: {
                    collapsed: boolean;
                    id?: string | null;
                };
            };
        };
        RecordLayoutUserStateInput: {
            /** @description States by section id; a section that is not named, or names nothing, stays as it is. */
            sectionUserStates: {
                [key: string]: {
                    /** @description Whether the section is folded. */
                    collapsed?: boolean;
                    /** @description Id of the section. */
                    id?: string | null;
                };
            };
        };
        /**
         * @description The values of one picklist as steps that a record goes through, each with the fields that matter
         *     in it and a word of guidance.
         */
        PathLayout: {
            /** @description Whether the session may move a record on. */
            canUserUpdatePath?: boolean;
            eTag?: components["schemas"]["ETag"];
            /** @description Id of the path. */
            id?: string | null;
            /** @description Name of the path in the language of the request. */
            label?: string | null;
            /** @description Use that the fields are arranged for: View, Edit or Create. */
            layoutMode?: string;
            /** @description API name of the path. */
            name?: string | null;
            objectApiName: string;
            /** @description Picklist whose values are the steps. */
            pathFieldApiName: string;
            pathFieldLabel?: string | null;
            /** @description The steps in order. */
            pathSteps: components["schemas"]["PathStep"][];
            recordTypeId?: string | null;
        };
        PathStep: {
            /** @description Whether the record has reached its end in this step. */
            closed: boolean;
            /** @description What is to be done in this step. */
            guidance?: string | null;
            /** @description Label of the value. */
            label: string | null;
            /** @description Fields that matter in this step; fewer on a small display. */
            layoutItems: components["schemas"]["RecordLayoutItem"][];
            /** @description Value of the picklist. */
            value: string;
            /** @description Whether that end is a good one. */
            won?: boolean;
        };
        RecordUi: {
            eTag?: components["schemas"]["ETag"];
            /** @description States by layout id. */
            layoutUserStates: {
                [key: string]: components["schemas"]["RecordLayoutUserState"];
            };
            /** @description Layouts by object, record type, layout type and mode. */
            layouts: {
                [key: string]: components["schemas"]["LayoutsByRecordType"];
            };
            /** @description Object infos by object API name. */
            objectInfos: {
                [key: string]: components["schemas"]["ObjectInfo"];
            };
            /** @description Records by id. */
            records: {
                [key: string]: components["schemas"]["Record"];
            };
        };
        /** @description Layouts of one object by record type id, then layout type, then mode. */
        LayoutsByRecordType: {
            [key: string]: {
                [key: string]: {
                    [key: string]: components["schemas"]["RecordLayout"];
                };
            };
        };
        /** @description A list view with one page of its records. */
        ListUi: {
            eTag?: components["schemas"]["ETag"];
            info: components["schemas"]["ListInfo"];
            records: components["schemas"]["ListRecordCollection"];
        };
        /** @description One page of the list views of an object. */
        ListUiSummaryCollection: {
            /** @description List views on this page. */
            count: number;
            currentPageToken: string | null;
            currentPageUrl?: string | null;
            eTag?: components["schemas"]["ETag"];
            lists: components["schemas"]["ListUiSummary"][];
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            objectApiName: string;
            pageSize: number;
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            /** @description Text that was searched for. */
            queryString?: string | null;
            recentListsOnly?: boolean;
        };
        ListUiSummary: {
            apiName: string;
            id: string | null;
            label: string;
            /** @description Path of the list with its records. */
            listUiUrl?: string | null;
        };
        /**
         * @description Records on one page.
         * @default 50
         */
        PageSizeOfRecords: number;
        /**
         * @description Fields by which the records are ordered, a leading minus meaning descending.
         * @example [
         *       "-CreatedDate",
         *       "Name"
         *     ]
         */
        ListSortBy: string[];
        /**
         * @description Further condition as JSON-like text: `and`, `or` and `not` around `{ Field: { operator: value } }`
         *     with the operators eq, ne, lt, gt, lte, gte, in, nin and like, a relationship being a nested
         *     field (PF-LIST-01, PF-LIST-02). More than 50 comparisons, 10 with like, 4 wildcards in one pattern
         *     or 1,000 values in lists are refused with `QUERY_TOO_COMPLICATED`.
         * @example { and: [{ IsActive: { eq: true } }, { Name: { like: "Ibu%" } }] }
         */
        ListWhere: string | null;
        /** @description What names a list. */
        ListReference: {
            /** @description Id of the list view (prefix 00B). */
            id?: string | null;
            listViewApiName: string | null;
            objectApiName: string | null;
            /**
             * @description listView for a saved list and mru for the recently used records.
             * @example listView
             */
            type: string;
        };
        ListRecordCollection: {
            /** @description Records on this page. */
            count: number;
            currentPageToken: string | null;
            currentPageUrl?: string | null;
            eTag?: components["schemas"]["ETag"];
            /** @description Fields asked for (since version 48). */
            fields?: string[];
            /** @description Fingerprint of the list info to which the records belong. */
            listInfoETag?: string | null;
            listReference?: components["schemas"]["ListReference"];
            /** @description Opaque token of the next page; null on the last. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            optionalFields?: string[];
            pageSize?: number;
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            records: components["schemas"]["Record"][];
            searchTerm?: string | null;
            /** @description Order of the records; a list, in older answers one text. */
            sortBy?: (string | null) | string[];
            where?: string | null;
        };
        ListColumn: {
            /** @description Field, over relationships with dots. */
            fieldApiName: string;
            /** @description By record type, whether the column can be edited in the list (since version 61). */
            inlineEditAttributes?: {
                [key: string]: {
                    editable: boolean;
                    required: boolean;
                };
            } | null;
            label: string;
            /** @description Field that holds the id to link to (since version 58). */
            lookupId?: string | null;
            /** @description Whether the search term is looked for in it (since version 61). */
            searchable?: boolean;
            sortable: boolean;
        };
        /**
         * @description How a field is compared in a list condition.
         * @enum {string}
         */
        ListFilterOperator: "Contains" | "Equals" | "Excludes" | "GreaterOrEqual" | "GreaterThan" | "Includes" | "LessOrEqual" | "LessThan" | "NotContain" | "NotEqual" | "StartsWith" | "Within";
        /** @description One condition of a list. */
        ListFilterByInfo: {
            /** @description Field that is compared. */
            fieldApiName: string;
            /** @description Label of the field. */
            label?: string | null;
            /** @description Values that it is compared with, by their labels. */
            operandLabels: (string | null)[];
            operator: components["schemas"]["ListFilterOperator"];
        };
        /** @description Groups of one kind that a list is shared with. */
        ListShareCategory: {
            /** @description Kind of the groups. */
            shareType: string;
            shares: {
                label: string | null;
                shareApiName: string;
            }[];
        };
        /** @description One field by which a list is ordered. */
        ListOrderByInfo: {
            fieldApiName: string;
            isAscending: boolean;
            /** @description Label of the field. */
            label?: string | null;
        };
        ListScope: {
            /** @example everything */
            apiName: string;
            entity?: null | {
                id: string;
                label: string | null;
            };
            label: string | null;
            relatedEntity?: null | {
                id: string;
                label: string | null;
                type?: string | null;
            };
        };
        /** @description How the user has set the columns of a list. */
        ListUserPreference: {
            /** @description Width in pixels by column; -1 is the default width. */
            columnWidths: {
                [key: string]: number;
            };
            /** @description Whether the text of a column wraps. */
            columnWrap: {
                [key: string]: boolean;
            };
        };
        ListInfo: {
            /** @description Whether this user may copy it. */
            cloneable?: boolean;
            /** @description Whether this user may create list views of the object. */
            createable?: boolean;
            /** @description Whether this user may delete it. */
            deletable?: boolean;
            displayColumns: components["schemas"]["ListColumn"][];
            eTag?: components["schemas"]["ETag"];
            /**
             * @description How the conditions are joined, by their numbers from 1; null joins all with and.
             * @example (1 OR 2) AND 3
             */
            filterLogicString?: string | null;
            filteredByInfo: components["schemas"]["ListFilterByInfo"][];
            /** @description Whether actions for several records exist (since version 62). */
            hasMassActions?: boolean;
            /** @description Whether records can be edited in the list (since version 61). */
            inlineEditDetails?: null | {
                message?: string | null;
                /** @description Disabled, Enabled or Off. */
                state?: string | null;
            };
            label: string;
            listReference: components["schemas"]["ListReference"];
            /**
             * @description With whom the list is shared (since version 61): a category for each kind of group, or the only one by
             *     itself.
             */
            listShares?: components["schemas"]["ListShareCategory"][] | components["schemas"]["ListShareCategory"] | null;
            /** @description Objects of the records (since version 61). */
            objectApiNames?: string[];
            orderedByInfo: components["schemas"]["ListOrderByInfo"][];
            /** @description Whose records the list holds (since version 61). */
            scope?: null | components["schemas"]["ListScope"];
            /** @description Whether a search term can be given (since version 61). */
            searchable?: boolean;
            /** @description Whether this user may change it. */
            updateable?: boolean;
            userPreferences?: null | components["schemas"]["ListUserPreference"];
            /** @description Who sees the list. */
            visibility: ("Private" | "Public" | "Shared") | (string | null);
            visibilityEditable?: boolean;
        };
        ListInfoSummaryCollection: {
            /** @description List views on this page. */
            count: number;
            currentPageToken: string | null;
            currentPageUrl?: string | null;
            eTag?: components["schemas"]["ETag"];
            lists: components["schemas"]["ListInfoSummary"][];
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            objectApiName: string;
            pageSize: number;
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            /** @description Text that was searched for. */
            queryString?: string | null;
            recentListsOnly?: boolean;
        };
        ListInfoSummary: {
            apiName: string;
            id: string | null;
            label: string;
            /** @description Path of the list info. */
            url?: string | null;
        };
        ListInfoCreateInput: {
            displayColumns?: components["schemas"]["ListDisplayColumns"];
            filterLogicString?: components["schemas"]["ListFilterLogicInput"];
            filteredByInfo?: components["schemas"]["ListFilterByInfoInputs"];
            /**
             * @description Whether the columns of the object's first list stand before those named.
             * @default false
             */
            includeDefaultAttributes?: boolean;
            label: components["schemas"]["ListLabel"];
            listShares?: components["schemas"]["ListSharesInput"];
            /**
             * @description Name of its own among the lists of the object, whatever its case: letters, digits and single
             *     underscores, beginning with a letter and not ending with an underscore.
             */
            listViewApiName: string;
            scope?: components["schemas"]["ListScopeInput"];
            visibility?: components["schemas"]["ListVisibilityInput"];
        };
        ListInfoUpdateInput: {
            displayColumns?: components["schemas"]["ListDisplayColumns"];
            filterLogicString?: components["schemas"]["ListFilterLogicInput"];
            filteredByInfo?: components["schemas"]["ListFilterByInfoInputs"];
            label?: components["schemas"]["ListLabel"];
            listShares?: components["schemas"]["ListSharesInput"];
            scope?: components["schemas"]["ListScopeInput"];
            visibility?: components["schemas"]["ListVisibilityInput"];
        };
        /** @description Columns from left to right, each as `fieldApiName` of the list object info. */
        ListDisplayColumns: string[];
        /**
         * @description How the conditions are joined, by their numbers from 1, with AND, OR, NOT and brackets; every
         *     condition occurs in it. Null or empty joins all with and.
         * @example 1 AND (2 OR 3)
         */
        ListFilterLogicInput: string | null;
        /** @description Conditions, all of them anew. */
        ListFilterByInfoInputs: {
            /** @description Field that is compared. */
            fieldApiName: string;
            /** @description Label of the field; passed over, the field tells. */
            label?: string | null;
            /**
             * @description Values that it is compared with, by their labels, one of them being enough; an empty text
             *     stands for no value. Days and moments are also compared with spans that move with the
             *     calendar, by their names (`relativeDays`), or with a number after one of `countedDays`,
             *     such as `LAST_N_DAYS:30`, which are the thirty days before today and today.
             */
            operandLabels: (string | null)[];
            operator: components["schemas"]["ListFilterOperator"];
        }[];
        /** @description Name that people read. */
        ListLabel: string;
        /**
         * @description Groups of people that a shared list is for, `AllInternalUsers` or a profile of the staff; needed
         *     when the visibility is Shared.
         */
        ListSharesInput: string[];
        /** @description Whose records the list holds, one of the available scopes of the list object info. */
        ListScopeInput: {
            /** @example mine */
            apiName: string;
            /** @description One of the scope's available entities, where it has any. */
            entityId?: string | null;
            /** @description Record to which the list is limited, where the object allows it. */
            relatedEntityId?: string | null;
        };
        /**
         * @description Who sees the list, only its owner (a new list unless told), all staff, or the groups of `listShares`.
         * @enum {unknown}
         */
        ListVisibilityInput: "Private" | "Public" | "Shared";
        ListInfoBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["ListInfoBatchResult"][];
        };
        /** @description One list view of a batch, described or refused. */
        ListInfoBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["ListInfo"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        /** @description How a user has arranged a list view. */
        ListPreferences: {
            /** @description Width in pixels by column; -1 is the default width. */
            columnWidths: {
                [key: string]: number;
            };
            /** @description Whether the text of a column wraps. */
            columnWrap: {
                [key: string]: boolean;
            };
            eTag?: components["schemas"]["ETag"];
            listReference: components["schemas"]["ListReference"];
            /** @description Order of the records, the list's own unless the user has chosen another. */
            orderedBy: components["schemas"]["ListOrderByInfo"][];
        };
        ListRecordsInput: {
            /** @description Further fields to answer, with or without the object before them; an unknown one is an error. */
            fields?: components["schemas"]["FieldNames"];
            /** @description Further fields to answer; an unknown one is left out. */
            optionalFields?: components["schemas"]["FieldNames"];
            pageSize?: components["schemas"]["PageSizeOfRecords"];
            /** @description Opaque token of the page. Absent, the first page. */
            pageToken?: string | null;
            /** @description Text looked for in names and numbers. */
            searchTerm?: string | null;
            sortBy?: components["schemas"]["ListSortBy"];
            where?: components["schemas"]["ListWhere"];
        };
        ListObjectInfo: {
            availableScopes: components["schemas"]["ListObjectScope"][];
            columns: components["schemas"]["ListObjectColumn"][];
            /** @description Whether this user may create list views. */
            createable: boolean;
            eTag?: components["schemas"]["ETag"];
            objectApiName: string;
            /** @description Whether this user may create list views that others see. */
            publicOrSharedCreateable?: boolean;
            /** @description The same in the other spelling that the platform uses. */
            publicOrSharedCreatable?: boolean;
            /** @description Object to which a list can be limited. */
            relatedEntityApiName?: string | null;
        };
        ListObjectScope: {
            apiName: string;
            availableEntities?: {
                id: string;
                label: string | null;
            }[] | null;
            label: string | null;
        };
        ListObjectColumn: {
            alias?: string | null;
            /** @description Type of the field. */
            dataType: string | null;
            /** @description Operator that a new condition starts with. */
            defaultFilterOperator?: string | null;
            /** @description Whether it can be a column. */
            displayable?: boolean;
            fieldApiName: string;
            /** @description Whether it can be in a condition. */
            filterable?: boolean;
            label: string | null;
            /** @description Values of a picklist field. */
            picklistValues?: {
                apiName: string;
                label: string | null;
            }[] | null;
            /** @description Operator of the filter in the column's head. */
            quickFilterOperator?: string | null;
            /** @description What that filter does differently from the field. */
            quickFilterOverrides?: null | {
                dataType?: string | null;
                picklistValues?: {
                    [key: string]: string | null;
                }[] | null;
            };
            /** @description Whether its column head offers a filter. */
            quickFilterable?: boolean;
            sortable?: boolean;
            supportedFilterOperators?: components["schemas"]["ListFilterOperator"][];
        };
        ListOrderByInput: {
            fieldApiName: string;
            isAscending: boolean;
            /** @description Label of the field; passed over, the field tells. */
            label?: string | null;
        };
        /** @description What changes of the arrangement of a list. */
        ListPreferencesInput: {
            /** @description Width in pixels by column; -1 is the default width. */
            columnWidths?: {
                [key: string]: number;
            };
            /** @description Whether the text of a column wraps. */
            columnWrap?: {
                [key: string]: boolean;
            };
            /** @description Fields by which the records are ordered, the first one deciding first. */
            orderedBy?: components["schemas"]["ListOrderByInput"][];
        };
        LookupRecordsInput: {
            /** @description Order of the records. Absent, the best or the latest first. */
            orderBy?: {
                fieldApiName: string;
                /** @default true */
                isAscending?: boolean;
            }[];
            /** @description What the form holds at the moment, the fields above all that the reference depends on. */
            sourceRecord: null | components["schemas"]["LookupSourceRecord"];
        };
        LookupSourceRecord: {
            /** @description Of no use here; a record input always has it. */
            allowSaveOnDuplicate?: boolean;
            /** @description Object of the record; the path tells it already. */
            apiName?: string | null;
            fields: components["schemas"]["RecordInputFields"];
        };
        LookupValues: {
            eTag?: components["schemas"]["ETag"];
            /** @description Records by the API name of their object. Page tokens are numbers of pages. */
            lookupResults: {
                [key: string]: components["schemas"]["RecordCollection"];
            };
        };
        ObjectInfoDirectory: {
            eTag?: components["schemas"]["ETag"];
            /** @description Entries by object API name. */
            objects: {
                [key: string]: components["schemas"]["ObjectInfoDirectoryEntry"];
            };
        };
        ObjectInfoDirectoryEntry: {
            apiName: string;
            /** @description Label of one such record. */
            label: string;
            /** @description Label of several. */
            labelPlural: string;
            /** @description First three characters of the ids of these records. */
            keyPrefix: string | null;
            /** @description Fields that name a record. */
            nameFields: string[];
            /** @description Path of the object info. */
            objectInfoUrl: string;
        };
        ObjectInfoBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["ObjectInfoBatchResult"][];
        };
        /** @description One object of a batch, described or refused. */
        ObjectInfoBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["ObjectInfo"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        PicklistValuesCollection: {
            eTag?: components["schemas"]["ETag"];
            /** @description Picklist values by field API name. */
            picklistFieldValues: {
                [key: string]: components["schemas"]["PicklistValues"];
            };
        };
        PicklistValues: {
            /** @description Index of each value of the controlling field; empty when the field depends on none. */
            controllerValues: {
                [key: string]: number;
            };
            /** @description Value of a new record. */
            defaultValue: null | components["schemas"]["PicklistValue"];
            eTag?: components["schemas"]["ETag"];
            /** @description Path of these values. */
            url: string | null;
            values: components["schemas"]["PicklistValue"][];
        };
        PicklistValue: {
            /** @description What the platform itself knows about the value, for the status fields of some objects. */
            attributes?: null | components["schemas"]["CaseStatusAttributes"] | components["schemas"]["LeadStatusAttributes"] | components["schemas"]["OpportunityStageAttributes"] | components["schemas"]["WorkStepStatusAttributes"];
            label: string | null;
            /** @description Indexes of the controlling values for which it is valid; empty when it depends on none. */
            validFor?: number[];
            /** @description Value to write into a record. */
            value: string | null;
        };
        CaseStatusAttributes: {
            /**
             * @description Kind of the attributes; misspelt by the platform.
             * @constant
             */
            picklistAtrributesValueType: "CaseStatus";
            closed: boolean;
        };
        LeadStatusAttributes: {
            /** @constant */
            picklistAtrributesValueType: "LeadStatus";
            converted: boolean;
        };
        OpportunityStageAttributes: {
            /** @constant */
            picklistAtrributesValueType: "OpportunityStage";
            closed: boolean;
            /** @description Chance of winning in percent. */
            defaultProbability?: number | null;
            forecastCategoryName?: string | null;
            won: boolean;
        };
        WorkStepStatusAttributes: {
            /** @constant */
            picklistAtrributesValueType: "WorkStepStatus";
            sortOrder?: number | null;
            statusCode?: string | null;
        };
        RecordBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["RecordBatchResult"][];
        };
        /** @description One record of a batch, read or refused. */
        RecordBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["Record"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        RecordBatchInput: {
            /**
             * @description Whether the first refusal undoes the whole batch.
             * @default true
             */
            allOrNone?: boolean;
            /** @description What to do, at most with 200 records in all; more than a thousand entries are refused unread. */
            operations: components["schemas"]["RecordBatchOperation"][];
        };
        RecordBatchOperation: {
            /** @description Records of the operation. */
            records: components["schemas"]["RecordBatchRecord"][];
            /** @description CREATE, UPDATE or DELETE, in capitals or not. */
            type: string;
        };
        RecordBatchRecord: {
            /**
             * @description Whether to save a record that duplicates another.
             * @default false
             */
            allowSaveOnDuplicate?: boolean;
            /** @description Object of a new record; of others their id tells. */
            apiName?: string | null;
            /** @description Values to save; of a record that is changed or deleted also its `Id`. */
            fields: components["schemas"]["RecordInputFields"];
        };
        RecordOperationResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["RecordOperationResult"][];
        };
        /** @description One record of a batch of operations. */
        RecordOperationResult: {
            /** @enum {integer} */
            statusCode: 200 | 201;
            result: components["schemas"]["Record"];
        } | {
            /** @enum {integer} */
            statusCode: 200 | 201;
            result: {
                /** @description Id of the record that is gone. */
                id: string;
            };
        } | {
            statusCode: number;
            result: components["schemas"]["RecordWriteError"];
        };
        RecordCreateInput: {
            /**
             * @description Whether to save a record that duplicates another.
             * @default false
             */
            allowSaveOnDuplicate?: boolean;
            /** @description Object of the new record. */
            apiName: string;
            fields: components["schemas"]["RecordInputFields"];
        };
        RecordUpdateInput: {
            /**
             * @description Whether to save a record that duplicates another.
             * @default false
             */
            allowSaveOnDuplicate?: boolean;
            /** @description Object of the record; not needed, its id tells. */
            apiName?: string | null;
            fields: components["schemas"]["RecordInputFields"];
        };
        /** @description What names a related list. */
        RelatedListReference: {
            id?: string | null;
            /** @description Parent record. */
            inContextOfRecordId?: string | null;
            listViewApiName?: string | null;
            objectApiName?: string | null;
            /** @description Object of the parent record. */
            parentObjectApiName: string | null;
            /** @description Record type of the parent record. */
            recordTypeId?: string | null;
            relatedListId: string;
            /** @example relatedList */
            type?: string | null;
        };
        RelatedListSummaryCollection: {
            eTag?: components["schemas"]["ETag"];
            parentObjectApiName: string;
            parentRecordTypeId?: string | null;
            relatedLists: components["schemas"]["RelatedListSummary"][];
        };
        RelatedListSummary: {
            /** @description Label of one record of the list. */
            entityLabel?: string | null;
            entityLabelPlural?: string | null;
            /** @description Field that refers to the parent. */
            fieldApiName?: string | null;
            keyPrefix?: string | null;
            /** @description Heading of the list. */
            label: string | null;
            /** @description Object of its records. */
            objectApiName: string | null;
            objectApiNames?: string[];
            /** @description Field of the parent that is referred to. */
            parentFieldApiName?: string | null;
            relatedListId: string;
            /** @description Path of the related list info. */
            relatedListInfoUrl?: string | null;
            themeInfo?: null | components["schemas"]["ThemeInfo"];
        };
        RelatedListInfo: {
            cloneable?: boolean;
            createable?: boolean;
            deletable?: boolean;
            displayColumns: components["schemas"]["RelatedListColumn"][];
            eTag?: components["schemas"]["ETag"];
            /** @description Field that refers to the parent (since version 51). */
            fieldApiName?: string | null;
            /** @description Fields asked for (since version 57). */
            fields?: string[];
            /** @description Always empty, related lists have no saved conditions. */
            filterLogicString?: string | null;
            /** @description Whether column heads offer filters (since version 58). */
            filterable?: boolean;
            filteredByInfo?: components["schemas"]["ListFilterByInfo"][];
            label: string | null;
            listReference: components["schemas"]["RelatedListReference"];
            objectApiNames?: string[];
            optionalFields?: string[];
            orderedByInfo: components["schemas"]["ListOrderByInfo"][];
            /** @description As asked for (since version 57). */
            restrictColumnsToLayout?: boolean | null;
            updateable?: boolean;
            userPreferences?: null | components["schemas"]["ListUserPreference"];
            /** @description Always Public. */
            visibility?: string | null;
            /** @description Always false. */
            visibilityEditable?: boolean;
        };
        RelatedListColumn: {
            /** @description Type of the field in lower case (since version 57). */
            dataType?: string | null;
            /** @description Field, over relationships with dots. */
            fieldApiName: string;
            filterable?: boolean | null;
            label: string;
            /** @description Field that holds the id to link to. */
            lookupId?: string | null;
            /** @description Values of a picklist field. */
            picklistValues?: (string | Record<string, never>)[] | null;
            quickFilterOperator?: string | null;
            sortable: boolean;
        };
        RelatedListInfoInput: {
            /** @description Fields by which the records are ordered, the first one deciding first. */
            orderedByInfo?: components["schemas"]["ListOrderByInput"][];
            /** @description Record type of the parent, where the query does not name it. */
            recordTypeId?: null | components["schemas"]["RecordId"];
            userPreferences?: {
                /** @description Width in pixels by column; -1 is the default width. */
                columnWidths?: {
                    [key: string]: number;
                };
                /** @description Whether the text of a column wraps. */
                columnWrap?: {
                    [key: string]: boolean;
                };
            };
        };
        /**
         * @description A related list as `Object.RelatedList`.
         * @example Account.Contacts
         */
        RelatedListPreferencesId: string;
        /** @description How a user has arranged a related list. */
        RelatedListPreferences: {
            /** @description Width in pixels by column; -1 is the default width. */
            columnWidths: {
                [key: string]: number;
            };
            /** @description Whether the text of a column wraps. */
            columnWrap: {
                [key: string]: boolean;
            };
            eTag?: components["schemas"]["ETag"];
            /** @description Order of the records, the list's own unless the user has chosen another. */
            orderedBy: components["schemas"]["ListOrderByInfo"][];
            /** @description Related list that the preferences are for. */
            preferencesId?: string;
        };
        RelatedListInfoBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["RelatedListInfoBatchResult"][];
        };
        /** @description One related list of a batch, described or refused. */
        RelatedListInfoBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["RelatedListInfo"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        RelatedListCountBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["RelatedListCountBatchResult"][];
        };
        /** @description One related list of a batch, counted or refused. */
        RelatedListCountBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["RelatedListCount"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        RelatedListRecordsBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["RelatedListRecordsBatchResult"][];
        };
        /** @description One related list of a batch, read or refused. */
        RelatedListRecordsBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["RelatedListRecordCollection"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        RelatedListPreferencesBatchResults: {
            /** @description Whether at least one item failed. */
            hasErrors?: boolean;
            results: components["schemas"]["RelatedListPreferencesBatchResult"][];
        };
        /** @description Preferences of one related list of a batch, or why there are none. */
        RelatedListPreferencesBatchResult: {
            /** @constant */
            statusCode: 200;
            result: components["schemas"]["RelatedListPreferences"];
        } | {
            statusCode: number;
            result: components["schemas"]["Errors"];
        };
        RelatedListRecordsBatchInput: {
            /** @description Related lists to read. */
            relatedListParameters: {
                /** @description Further fields to answer; an unknown one fails the item. */
                fields?: components["schemas"]["FieldNames"];
                /** @description Further fields to answer; an unknown one is left out. */
                optionalFields?: components["schemas"]["FieldNames"];
                /**
                 * @description Records on one page.
                 * @default 50
                 */
                pageSize?: number;
                /** @description Name of the related list. */
                relatedListId: string;
                sortBy?: components["schemas"]["ListSortBy"];
                where?: components["schemas"]["ListWhere"];
            }[];
        };
        RelatedListRecordsInput: {
            /** @description Further fields to answer, with or without the object before them; an unknown one is an error. */
            fields?: components["schemas"]["FieldNames"];
            /**
             * @description Whether labels of the columns are answered.
             * @default false
             */
            includeColumnLabels?: boolean;
            /** @description Further fields to answer; an unknown one is left out. */
            optionalFields?: components["schemas"]["FieldNames"];
            /**
             * @description Records on one page.
             * @default 50
             */
            pageSize?: number;
            /** @description Opaque token of the page. Absent, the first page. */
            pageToken?: string | null;
            sortBy?: components["schemas"]["ListSortBy"];
            where?: components["schemas"]["ListWhere"];
        };
        RelatedListRecordCollection: {
            /** @description Labels by column, when asked for. */
            columnLabels?: {
                [key: string]: string;
            } | null;
            /** @description Records on this page. */
            count: number;
            currentPageToken: string | null;
            currentPageUrl?: string | null;
            eTag?: components["schemas"]["ETag"];
            fields?: string[];
            listInfoETag?: string | null;
            listReference?: components["schemas"]["RelatedListReference"];
            /** @description Opaque token of the next page; null on the last. */
            nextPageToken: string | null;
            nextPageUrl?: string | null;
            optionalFields?: string[];
            pageSize?: number;
            previousPageToken: string | null;
            previousPageUrl?: string | null;
            records: components["schemas"]["Record"][];
            /** @description Order of the records; a list, in older answers one text. */
            sortBy?: (string | null) | string[];
            where?: string | null;
        };
        RelatedListCount: {
            /** @description Records found, at most the limit. */
            count: number;
            eTag?: components["schemas"]["ETag"];
            /** @description Whether there are more than the limit. */
            hasMore: boolean;
            listReference: components["schemas"]["RelatedListReference"];
        };
        SearchFilterCollection: {
            /** @description As asked for. */
            channel?: string | null;
            /** @description Search configuration that the filters belong to. */
            configurationName?: string | null;
            eTag?: components["schemas"]["ETag"];
            filters: components["schemas"]["SearchFilter"][];
            objectApiName: string;
        };
        /** @description One field by which a search can be narrowed. */
        SearchFilter: {
            /** @description Filter whose value decides which values of this one make sense. */
            controllerName?: string | null;
            /**
             * @description Type of the field
             * @example Picklist
             */
            dataType: string;
            defaultOperator?: components["schemas"]["SearchFilterOperator"];
            /** @description Field to name in a filter of a search. */
            fieldPath: string;
            /** @description Name of the filter in the address of its options. */
            filterApiName: string;
            /** @description Label in the language of the request. */
            label: string;
            /** @description Object that the field belongs to. */
            objectApiName?: string;
            /** @description Path of the values offered; null where the value is typed. */
            optionsUrl?: string | null;
            supportedOperators: components["schemas"]["SearchFilterOperator"][];
        };
        /**
         * @description How a filter compares: eq and ne with one value or any of several, in and nin with several, lt,
         *     lte, gt and gte with one, like with a pattern in which a per cent sign stands for any text,
         *     includes and excludes with the values of a picklist that takes several.
         * @enum {string}
         */
        SearchFilterOperator: "eq" | "ne" | "in" | "nin" | "lt" | "lte" | "gt" | "gte" | "like" | "includes" | "excludes";
        SearchFilterOptions: {
            eTag?: components["schemas"]["ETag"];
            filterApiName: string;
            /** @description Whether there are more values than answered. */
            hasMore?: boolean;
            objectApiName: string;
            options: {
                /** @description Value as a person reads it. */
                label: string;
                /** @description Value to send in a filter. */
                value: string | number | boolean;
            }[];
        };
        LookupMetadata: {
            /** @description Fields of the same record whose values decide which records are valid; empty for most. */
            controllingFields?: string[];
            eTag?: components["schemas"]["ETag"];
            fieldApiName: string;
            /** @description Label of the reference field. */
            label?: string;
            /** @description Characters that a term needs, by kind of search. */
            minimumTermLength?: {
                [key: string]: number;
            };
            /** @description Object that the reference field belongs to. */
            objectApiName: string;
            targets: components["schemas"]["LookupTarget"][];
        };
        /** @description An object whose records the field can refer to. */
        LookupTarget: {
            /** @description Whether the session may create such a record on the way. */
            createable?: boolean;
            /** @description Fields that tell records of the same name apart. */
            extraFields?: components["schemas"]["LookupDisplayField"][];
            keyPrefix?: string | null;
            label: string;
            labelPlural?: string;
            objectApiName: string;
            primaryField: components["schemas"]["LookupDisplayField"];
            themeInfo?: null | components["schemas"]["ThemeInfo"];
        };
        LookupDisplayField: {
            /** @description Field, over relationships with dots. */
            fieldApiName: string;
            label: string;
        };
        /** @description One condition that a record has to fulfil beside the term. */
        SearchFilterInput: {
            /** @description Field, with or without the object before it, over relationships with dots. */
            fieldPath: string;
            /** @description Object that the condition is about; conditions of other objects are passed over. */
            objectApiName?: string;
            operator: components["schemas"]["SearchFilterOperator"];
            values: (string | number | boolean)[];
        };
        /** @description A category of the catalogue that a record has to belong to. */
        SearchDataCategoryInput: {
            /** @description Group of the categories; ProductCategory for products. */
            groupName: string;
            /**
             * @description The category itself, those above it, those below it, or both of these with itself.
             * @enum {string}
             */
            operator: "AT" | "ABOVE" | "BELOW" | "AT_OR_ABOVE" | "AT_OR_BELOW" | "ABOVE_OR_BELOW";
            /** @description Categories by id or by name; a record belongs to any of them. */
            values: string[];
        };
        /**
         * @description Fields by which the records are ordered, a leading minus meaning descending; a text is one field.
         *     Empty, the best come first.
         */
        SearchSortBy: (string | null) | components["schemas"]["ListSortBy"];
        /**
         * @description Records on one page.
         * @default 25
         */
        SearchPageSize: number;
        /** @description How one object of a search is searched. */
        SearchObjectOptions: {
            dataCategories?: components["schemas"]["SearchDataCategoryInput"][];
            filters?: components["schemas"]["SearchFilterInput"][];
            objectApiName: components["schemas"]["ApiName"];
            /** @description Records of the group. Absent, `groupPageSize`. */
            pageSize?: number;
            sortBy?: components["schemas"]["SearchSortBy"];
        };
        SearchResultsInput: {
            /**
             * @description Kinds of answers wanted. Records that hold the words are of the kind Keyword, the only one
             *     here; asked for others alone, there are no groups. Absent, every kind.
             */
            answerTypes?: string[];
            /** @description Search configuration; every name stands for the default one here. */
            configurationName?: string | null;
            /** @description Objects to search. Absent, all that are searchable and that the session may read. */
            objectApiNames?: components["schemas"]["ApiName"][];
            /** @description Options of single objects; the others are searched without any. */
            searchObjectOptions?: components["schemas"]["SearchObjectOptions"][];
        };
        KeywordSearchInput: {
            /** @description Search configuration; every name stands for the default one here. */
            configurationName?: string | null;
            /** @description All of them have to apply. */
            dataCategories?: components["schemas"]["SearchDataCategoryInput"][];
            /** @description All of them have to apply. */
            filters?: components["schemas"]["SearchFilterInput"][];
            pageSize?: components["schemas"]["SearchPageSize"];
            /** @description Opaque token of the page. Absent, the first page. */
            pageToken?: string | null;
            sortBy?: components["schemas"]["SearchSortBy"];
        };
        SearchResults: {
            configurationName?: string | null;
            /** @description One group per object in which something was found. */
            keywordSearchResults: components["schemas"]["KeywordSearchResult"][];
            /** @description The term as it was searched, typing errors corrected. */
            query: string;
            /** @description Id of this search in logs. */
            queryId?: string | null;
        };
        KeywordSearchResults: {
            configurationName?: string | null;
            keywordSearchResult: components["schemas"]["KeywordSearchResult"];
            objectApiName: string;
            /** @description The term as it was searched, typing errors corrected. */
            query: string;
            /** @description Id of this search in logs. */
            queryId?: string | null;
        };
        /** @description Records of one object. */
        KeywordSearchResult: {
            /** @description Records on this page. */
            count?: number;
            currentPageToken?: string | null;
            currentPageUrl?: string | null;
            /** @description Why the object could not be searched. */
            error?: string | null;
            label?: string;
            labelPlural?: string;
            /** @description Opaque token of the next page; null on the last. */
            nextPageToken?: string | null;
            nextPageUrl?: string | null;
            objectApiName: string;
            /** @description Order of the records; empty when the best come first. */
            orderBy?: components["schemas"]["ListOrderByInfo"][];
            pageSize?: number;
            previousPageToken?: string | null;
            previousPageUrl?: string | null;
            records: components["schemas"]["SearchResultRecord"][];
            /** @description Other objects in which the same term was found. */
            relatedObjectApiNames?: string[];
            themeInfo?: null | components["schemas"]["ThemeInfo"];
            /**
             * @description Records found in all. Where very many match and nothing narrows or sorts them, some hundreds that match well
             *     are found.
             */
            totalCount?: number;
        };
        /** @description A record, and why it was found. */
        SearchResultRecord: {
            highlightInfo?: components["schemas"]["SearchHighlightInfo"];
            record: components["schemas"]["Record"];
            searchInfo?: {
                /** @description Whether the record is set before better matches on purpose; never here. */
                isPromoted: boolean;
                /** @description Whether the record matches only with a typing error corrected. */
                isSpellCorrected: boolean;
            };
        };
        /** @description Where the words of the term stand in the record. */
        SearchHighlightInfo: {
            /** @description Text by field, in pieces, of which those that match are marked. */
            fields: {
                [key: string]: {
                    isMatch: boolean;
                    text: string;
                }[];
            };
            /** @description Excerpt of a long text around the first match; null when a short field matches. */
            snippet: string | null;
        };
        Theme: {
            brandColor: components["schemas"]["ThemeColor"];
            brandImage?: components["schemas"]["ThemePicture"];
            defaultGroupBanner?: components["schemas"]["ThemePicture"];
            defaultGroupImage?: components["schemas"]["ThemePicture"];
            defaultPageBanner?: components["schemas"]["ThemePicture"];
            defaultUserBanner?: components["schemas"]["ThemePicture"];
            defaultUserImage?: components["schemas"]["ThemePicture"];
            /** @description ViewOne for more space between the parts of a page, ViewTwo for less. */
            density?: string | null;
            eTag?: components["schemas"]["ETag"];
            headerColor?: components["schemas"]["ThemeColor"];
            linkColor?: components["schemas"]["ThemeColor"];
            pageColor?: components["schemas"]["ThemeColor"];
        };
        /** @description Colour as a hash and six hexadecimal digits. */
        ThemeColor: string | null;
        /** @description Addresses of one picture by its sizes; null where the theme has none. */
        ThemePicture: {
            [key: string]: string | null;
        } | null;
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
        /** @description The platform failed. */
        ServerError: {
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
        /** @description No such thing exists, or the session may not see it. */
        NotFound: {
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
        /** @description The content of the record is not acceptable, or the request is malformed. */
        RecordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RecordWriteError"];
            };
        };
        /** @description The form has no file, or cannot be read. */
        FileRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field does not exist or may not be read, or the condition or a token cannot be understood. */
        InvalidListQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /**
         * @description The list view cannot be saved: a field does not exist, cannot be a column or cannot be compared so,
         *     a value does not fit its field, the filter logic makes no sense, or the name is taken. All faults
         *     are told at once.
         */
        ListViewRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description The field refers to nothing, the text is too short for the kind of search, or the order is not possible. */
        InvalidLookup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description A field does not exist, may not be read, or is not named in the form `Object.Field`. */
        InvalidField: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /**
         * @description The batch as a whole makes no sense: no operations, an operation without a type or records, a new
         *     record without an object or with an id, another one without an id, or a record named twice.
         */
        InvalidBatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Saved, but the record is out of the user's sight afterwards; a cached copy is dropped. */
        SavedAndGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description A field does not exist or may not be read, or the condition or a token cannot be understood. */
        InvalidRelatedListQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /**
         * @description The term holds nothing to search, or a filter, a data category, an order or a page token cannot
         *     be understood.
         */
        InvalidSearch: {
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
         * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
         *     name or `Global.Action` for one of the whole application. Case does not matter.
         * @example Account.NewContact
         */
        ActionApiName: string;
        /**
         * @description Record on the screen. Needed for what depends on it, such as the reference from a new record to it.
         * @example 001000000000001AAA
         */
        ActionParentRecordId: components["schemas"]["RecordId"];
        /**
         * @description Only actions of these types. Absent, all types.
         * @example [
         *       "QuickAction",
         *       "StandardButton"
         *     ]
         */
        ActionTypes: components["schemas"]["ActionTypeNames"];
        /**
         * @description Only actions of these API names.
         * @example [
         *       "Account.NewContact"
         *     ]
         */
        ActionApiNames: components["schemas"]["ActionNames"];
        /**
         * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
         *     (RD-ACTION-02).
         * @example Large
         */
        ActionFormFactor: string;
        /**
         * @description Only the actions on the page layout, or all that there are.
         * @example PageLayout
         */
        ActionRetrievalMode: components["schemas"]["ActionRetrievalMode"];
        /**
         * @description Only actions of these parts of the screen. Absent, all parts.
         * @example [
         *       "Page"
         *     ]
         */
        ActionSections: components["schemas"]["ActionSectionNames"];
        /**
         * @description API names of the objects, separated by commas; answered in this order.
         * @example [
         *       "Product2",
         *       "Account"
         *     ]
         */
        ObjectApiNames: components["schemas"]["ApiName"][];
        /**
         * @description API name of the object.
         * @example Product2
         */
        ObjectApiName: components["schemas"]["ApiName"];
        /**
         * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
         *     read is left out without an error.
         * @example [
         *       "Product2.L2C_CM_PZN__c"
         *     ]
         */
        OptionalFields: components["schemas"]["FieldNames"];
        /**
         * @description Ids of the records, separated by commas; answered in this order.
         * @example [
         *       "01t000000000001AAA",
         *       "01t000000000002AAA"
         *     ]
         */
        RecordIds: components["schemas"]["RecordId"][];
        /**
         * @description Id of the app (prefix 06m).
         * @example 06m000000000001AAA
         */
        AppId: components["schemas"]["RecordId"];
        /**
         * @description Developer names of the items to answer; one that does not exist is left out. Absent, all.
         * @example [
         *       "standard-Product2",
         *       "standard-Order"
         *     ]
         */
        NavItemNames: string[];
        /**
         * @description Page of the list, counted from 0.
         * @example 0
         */
        Page: number;
        /**
         * @description Items on one page.
         * @example 25
         */
        PageSize: number;
        /**
         * @description Whether what the person has arranged counts, in `userNavItems` and `selected`.
         * @example true
         */
        UserCustomizations: boolean;
        /**
         * @description Size of the display that the answer is for.
         * @example Large
         */
        FormFactor: components["schemas"]["FormFactor"];
        /**
         * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
         * @example 01t000000000001AAA
         */
        RecordId: components["schemas"]["RecordId"];
        /**
         * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
         * @example 012000000000000AAA
         */
        RecordTypeId: components["schemas"]["RecordId"];
        /**
         * @description Id of the favorite (prefix 0MV).
         * @example 0MV000000000001AAA
         */
        FavoriteId: components["schemas"]["RecordId"];
        /**
         * @description All fields, or the few key fields.
         * @example Full
         */
        LayoutType: "Full" | "Compact";
        /**
         * @description Use of the layout.
         * @example View
         */
        LayoutMode: "Create" | "Edit" | "View";
        /**
         * @description Id of the list view (prefix 00B).
         * @example 00B000000000001AAA
         */
        ListViewId: components["schemas"]["RecordId"];
        /**
         * @description Further fields to answer, with or without the object before them; an unknown one is an error.
         * @example [
         *       "Product2.L2C_CM_PZN__c"
         *     ]
         */
        ListFields: components["schemas"]["FieldNames"];
        /**
         * @description Further fields to answer; an unknown one is left out.
         * @example [
         *       "Product2.Brand__c"
         *     ]
         */
        ListOptionalFields: components["schemas"]["FieldNames"];
        /**
         * @description Records on one page.
         * @example 50
         */
        ListPageSize: components["schemas"]["PageSizeOfRecords"];
        /**
         * @description Opaque token of the page. Absent, the first page.
         * @example 50
         */
        ListPageToken: string;
        /**
         * @description Fields by which the records are ordered, a leading minus meaning descending.
         * @example [
         *       "-LastModifiedDate"
         *     ]
         */
        ListSortBy: components["schemas"]["ListSortBy"];
        /**
         * @description Text looked for in names and numbers.
         * @example ibu
         */
        ListSearchTerm: string;
        /**
         * @description Further condition, as in the call by name.
         * @example { IsActive: { eq: true } }
         */
        ListWhere: components["schemas"]["ListWhere"];
        /**
         * @description API name of the list view; `__Recent` is the list of recently used records.
         * @example All
         */
        ListViewApiName: string;
        /**
         * @description API name of a reference field, with or without the object before it.
         * @example AccountId
         */
        LookupFieldApiName: string;
        /**
         * @description Values of the fields that the reference depends on, each as `Field=value`. The fields of
         *     `sourceRecord` serve the same purpose and win.
         * @example [
         *       "AccountId=001000000000001AAA"
         *     ]
         */
        LookupDependentFieldBindings: string[];
        /**
         * @description Number of the page, beginning with 1.
         * @example 1
         */
        LookupPage: number;
        /**
         * @description Records on one page.
         * @example 25
         */
        LookupPageSize: number;
        /**
         * @description Typed text. Search takes it from `searchMinimumCharacters` on, TypeAhead from
         *     `typeAheadMinimumCharacters` on; Recent narrows the records used last by it.
         * @example som
         */
        LookupTerm: string;
        /**
         * @description Recent answers the records used last, TypeAhead those whose name holds a word that begins
         *     with the text, Search those that hold it in any searchable field.
         * @example TypeAhead
         */
        LookupSearchType: "Recent" | "Search" | "TypeAhead";
        /**
         * @description Id of the record whose field is filled in; values that the request lacks are taken from it.
         * @example 500000000000001AAA
         */
        LookupSourceRecordId: components["schemas"]["RecordId"];
        /**
         * @description Object whose records are wanted, one that the field can refer to. Absent, all of them.
         * @example [
         *       "Contact"
         *     ]
         */
        LookupTargetApiName: components["schemas"]["ApiName"][];
        /**
         * @description Id of the record type (prefix 012), the master record type where the object has no other.
         * @example 012000000000000AAA
         */
        RecordTypeIdPath: components["schemas"]["RecordId"];
        /**
         * @description Layouts whose fields are answered.
         * @example [
         *       "Full"
         *     ]
         */
        LayoutTypes: ("Full" | "Compact")[];
        /**
         * @description Uses of those layouts; without `layoutTypes` it has no effect.
         * @example [
         *       "View"
         *     ]
         */
        Modes: ("Create" | "Edit" | "View")[];
        /**
         * @description Records that refer to this one, one level deep, each relationship as `Object.Relationship` or,
         *     with a field to answer, `Object.Relationship.Field`.
         * @example [
         *       "Product2.PricebookEntries.UnitPrice"
         *     ]
         */
        ChildRelationships: string[];
        /**
         * @description Fields of the child records, with or without their object before. An unknown one is refused.
         * @example [
         *       "UnitPrice"
         *     ]
         */
        ChildFields: string[];
        /**
         * @description The same, but those that cannot be answered are left out.
         * @example [
         *       "CurrencyIsoCode"
         *     ]
         */
        OptionalChildFields: string[];
        /**
         * @description Records of each child relationship on one page.
         * @example 5
         */
        ChildPageSize: number;
        /**
         * @description Whether the read counts as a use of the record for the recently used list.
         * @example false
         */
        UpdateMru: boolean;
        /**
         * @description Answer 204 instead of an error when the user may no longer read the record after saving. Without it
         *     such a change is not saved.
         * @example false
         */
        HandleOwnerChange: boolean;
        /**
         * @description Whether fields of the request that are not on the layout are answered as well.
         * @example true
         */
        IncludeFieldsInBody: boolean;
        /**
         * @description Whether saving a case mails persons outside the organisation; refused by a store without outgoing mail.
         * @example false
         */
        TriggerOtherEmail: boolean;
        /**
         * @description Whether saving a case or a lead mails users; refused by a store without outgoing mail.
         * @example false
         */
        TriggerUserEmail: boolean;
        /**
         * @description Whether the default assignment rule of cases and leads applies, which gives them to the queue of their team.
         * @example false
         */
        UseDefaultRule: boolean;
        /**
         * @description Fields to answer, each as `Object.Field`, over relationships up to six levels deep
         *     (`Contact.Account.Name`). A field that does not exist or may not be read is an error.
         * @example [
         *       "Product2.Name",
         *       "Product2.StockKeepingUnit"
         *     ]
         */
        Fields: components["schemas"]["FieldNames"];
        /**
         * @description API name of the object that is referred to.
         * @example Account
         */
        ParentObjectApiName: components["schemas"]["ApiName"];
        /**
         * @description Id of the record that is referred to.
         * @example 001000000000001AAA
         */
        ParentRecordId: components["schemas"]["RecordId"];
        /**
         * @description Name of the related list, which is the child relationship's name.
         * @example Contacts
         */
        RelatedListId: components["schemas"]["ApiName"];
        /**
         * @description Names of the related lists, separated by commas; answered in this order.
         * @example [
         *       "Contacts",
         *       "Orders"
         *     ]
         */
        RelatedListNames: components["schemas"]["ApiName"][];
        /**
         * @description Limit up to which records are counted.
         * @example 10
         */
        MaxCount: number;
        /**
         * @description Words to find, each of which has to occur in a record. `*` alone stands for every record, to be
         *     narrowed by filters.
         * @example erika sommer
         */
        SearchTerm: string;
    };
    requestBodies: {
        FileUpload: {
            content: {
                "multipart/form-data": {
                    /** @description What the file is about. */
                    description?: string;
                    /**
                     * Format: binary
                     * @description The bytes, sent as a file with its name.
                     */
                    fileData: string;
                    /** @description Title. Absent, the name of the file without its ending, or the title of the document. */
                    title?: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getGlobalActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getQuickActionLayout: {
        parameters: {
            query?: {
                /**
                 * @description Object whose record is on the screen. An action of another object is not found.
                 * @example Account
                 */
                objectApiName?: components["schemas"]["ApiName"];
                /**
                 * @description Record type of the record that the form is about. Absent, the one that the action names or the default.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickActionLayout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getLookupActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description API names of the objects, separated by commas; answered in this order.
                 * @example [
                 *       "Product2",
                 *       "Account"
                 *     ]
                 */
                objectApiNames: components["parameters"]["ObjectApiNames"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getObjectCreateActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection; empty where the session may not create records of the object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getActionOverrides: {
        parameters: {
            query?: {
                /**
                 * @description Leave out what applies to one form factor only.
                 * @example false
                 */
                defaultTemplateOnly?: boolean;
                /**
                 * @description Only what stands in for this standard action.
                 * @example View
                 */
                type?: components["schemas"]["StandardActionType"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overrides; none where the object keeps the standard pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionOverrides"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFlexipageFormulaActivations: {
        parameters: {
            query?: {
                /**
                 * @description Developer name of an app; only objects in its navigation are answered. An unknown app has none.
                 * @example Handel
                 */
                application?: string;
                /**
                 * @description Objects to answer. Absent, all that the session may read.
                 * @example [
                 *       "Order"
                 *     ]
                 */
                objectApiNames?: components["schemas"]["ApiName"][];
            };
            header?: never;
            path: {
                /**
                 * @description Feature that hides actions by conditions on the record. `DynamicActions` are the quick actions
                 *     of record pages.
                 * @example DynamicActions
                 */
                actionFeature: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlexipageFormulaActivations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getQuickActionInfo: {
        parameters: {
            query?: {
                /**
                 * @description Record on the screen. Needed for what depends on it, such as the reference from a new record to it.
                 * @example 001000000000001AAA
                 */
                parentRecordId?: components["parameters"]["ActionParentRecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickActionInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getQuickActionDefaults: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
                /**
                 * @description Record on the screen. Needed for what depends on it, such as the reference from a new record to it.
                 * @example 001000000000001AAA
                 */
                parentRecordId?: components["parameters"]["ActionParentRecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values by field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickActionDefaults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecordActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecordEditActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per record; empty where the session may not change it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListsActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelatedListsActionsInput"];
            };
        };
        responses: {
            /** @description One item per related list asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionBatchResults"];
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
    getRelatedListsActionsByParameters: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
                /**
                 * @description Related lists, named like the child relationships and separated by commas.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListIds: components["schemas"]["ApiName"][];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per related list asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionBatchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListActionsByParameters: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
                /**
                 * @description Related list, named like the child relationship.
                 * @example Contacts
                 */
                relatedListId: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
                /**
                 * @description Related list, named like the child relationship.
                 * @example Contacts
                 */
                relatedListId: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelatedListActionsInput"];
            };
        };
        responses: {
            /** @description One collection per record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
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
    getRelatedListRecordActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
                /**
                 * @description Rows of related lists of those records, separated by commas.
                 * @example [
                 *       "003000000000001AAA"
                 *     ]
                 */
                relatedListRecordIds: components["schemas"]["RecordId"][];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFlexipageActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Names of pages that were put together of parts, separated by commas, as action overrides name them.
                 * @example [
                 *       "Order_Record_Page"
                 *     ]
                 */
                flexipageNames: components["schemas"]["ApiName"][];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListViewActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of list views (prefix 00B), separated by commas.
                 * @example [
                 *       "00B000000000001AAA"
                 *     ]
                 */
                listViewIds: components["schemas"]["RecordId"][];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per list view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListViewRecordActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListViewChartActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Always `ListViewChartInstance`, the chart of a list view. Any other object is not found.
                 * @example ListViewChartInstance
                 */
                objectApiName: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection; empty where the session may not keep list views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMruListActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description API names of the objects, separated by commas; answered in this order.
                 * @example [
                 *       "Product2",
                 *       "Account"
                 *     ]
                 */
                objectApiNames: components["parameters"]["ObjectApiNames"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPhotoActions: {
        parameters: {
            query?: {
                /**
                 * @description Only actions of these types. Absent, all types.
                 * @example [
                 *       "QuickAction",
                 *       "StandardButton"
                 *     ]
                 */
                actionTypes?: components["parameters"]["ActionTypes"];
                /**
                 * @description Only actions of these API names.
                 * @example [
                 *       "Account.NewContact"
                 *     ]
                 */
                apiNames?: components["parameters"]["ActionApiNames"];
                /**
                 * @description Size of the display: Large, Medium or Small. Anything else is ignored and means Large
                 *     (RD-ACTION-02).
                 * @example Large
                 */
                formFactor?: components["parameters"]["ActionFormFactor"];
                /**
                 * @description Only the actions on the page layout, or all that there are.
                 * @example PageLayout
                 */
                retrievalMode?: components["parameters"]["ActionRetrievalMode"];
                /**
                 * @description Only actions of these parts of the screen. Absent, all parts.
                 * @example [
                 *       "Page"
                 *     ]
                 */
                sections?: components["parameters"]["ActionSections"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One collection per record; empty where the session may not change its photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    performQuickAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickActionInput"];
            };
        };
        responses: {
            /** @description The record is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickActionExecution"];
                };
            };
            400: components["responses"]["RecordRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    performUpdateRecordQuickAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the quick action: `Object.Action` for an action of records of that object, the bare
                 *     name or `Global.Action` for one of the whole application. Case does not matter.
                 * @example Account.NewContact
                 */
                actionApiName: components["parameters"]["ActionApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickActionInput"];
            };
        };
        responses: {
            /** @description The record is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickActionExecution"];
                };
            };
            400: components["responses"]["RecordRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getApps: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description Whether what the person has arranged counts, in `userNavItems` and `selected`.
                 * @example true
                 */
                userCustomizations?: components["parameters"]["UserCustomizations"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The apps in the order in which they are offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Apps"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getLastSelectedApp: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description Whether what the person has arranged counts, in `userNavItems` and `selected`.
                 * @example true
                 */
                userCustomizations?: components["parameters"]["UserCustomizations"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["App"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserNavItems: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the app (prefix 06m).
                 * @example 06m000000000001AAA
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All items in the order that the person has chosen; none where nothing is arranged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavItemsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateUserNavItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the app (prefix 06m).
                 * @example 06m000000000001AAA
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserNavItemsInput"];
            };
        };
        responses: {
            /** @description The items as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavItemsPage"];
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
    getApp: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description Whether what the person has arranged counts, in `userNavItems` and `selected`.
                 * @example true
                 */
                userCustomizations?: components["parameters"]["UserCustomizations"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the app (prefix 06m).
                 * @example 06m000000000001AAA
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["App"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateLastSelectedApp: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the app (prefix 06m).
                 * @example 06m000000000001AAA
                 */
                appId: components["parameters"]["AppId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app, which opens first from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["App"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getNavItems: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description Developer names of the items to answer; one that does not exist is left out. Absent, all.
                 * @example [
                 *       "standard-Product2",
                 *       "standard-Order"
                 *     ]
                 */
                navItemNames?: components["parameters"]["NavItemNames"];
                /**
                 * @description Page of the list, counted from 0.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items on one page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of items by their labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavItemsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecordAvatars: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per record asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordAvatars"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    updateRecordAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordAvatarAssociationInput"];
            };
        };
        responses: {
            /** @description The picture of the record from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordAvatar"];
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
    getRecordAvatarPhoto: {
        parameters: {
            query?: {
                /**
                 * @description Version of the picture, so that a changed one has another address; the newest is served whatever it says.
                 * @example 3f9c1a
                 */
                v?: string;
            };
            header?: {
                /**
                 * @description Entity tag of the copy at hand.
                 * @example "3f9c1a"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description How long the picture may be kept, by nobody but this session.
                     * @example private, max-age=86400
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Entity tag; changes with the name.
                     * @example "3f9c1a"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
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
        };
    };
    getRecordDefaultsForCreate: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The defaults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordDefaults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecordDefaultsForClone: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The defaults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordDefaults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecordTemplateCreate: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordTemplateCreate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecordTemplateClone: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordTemplateClone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getDuplicatesConfiguration: {
        parameters: {
            query?: {
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, which are the same for every record type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatesConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindDuplicatesInput"];
            };
        };
        responses: {
            /** @description What matches, and whether the record could be saved all the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicates"];
                };
            };
            /** @description A field does not exist, or the request is malformed. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteInput"];
            };
        };
        responses: {
            /** @description The favorite. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorite"];
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
    updateFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteBatchInput"];
            };
        };
        responses: {
            /** @description The favorites as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteCollection"];
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
    getFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the favorite (prefix 0MV).
                 * @example 0MV000000000001AAA
                 */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the favorite (prefix 0MV).
                 * @example 0MV000000000001AAA
                 */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorite is deleted. */
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
    updateFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the favorite (prefix 0MV).
                 * @example 0MV000000000001AAA
                 */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteUpdateInput"];
            };
        };
        responses: {
            /** @description The favorite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorite"];
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
    updateFavoriteUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the favorite (prefix 0MV).
                 * @example 0MV000000000001AAA
                 */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createContentDocumentAndVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FileUpload"];
        responses: {
            /** @description The document, its first version and its links. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocumentComposite"];
                };
            };
            400: components["responses"]["FileRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    createContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document (prefix 069).
                 * @example 069000000000001AAA
                 */
                contentDocumentId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FileUpload"];
        responses: {
            /** @description The document, its new version and its links. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentDocumentComposite"];
                };
            };
            400: components["responses"]["FileRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getContentVersionData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Entity tag of the copy at hand.
                 * @example "9e107d9d372bb6826bd81d3542a419d6"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the version (prefix 068).
                 * @example 068000000000001AAA
                 */
                contentVersionId: components["schemas"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, to be saved and never shown as a page. */
            200: {
                headers: {
                    /**
                     * @description Name of the file.
                     * @example attachment; filename*=UTF-8''Beipackzettel.pdf
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description Entity tag, the checksum of the bytes.
                     * @example "9e107d9d372bb6826bd81d3542a419d6"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
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
        };
    };
    getIcon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Set of the icon, standard for objects and apps, action for actions.
                 * @example standard
                 */
                iconSet: string;
                /**
                 * @description Name and edge of the icon in pixels, 60 or 120.
                 * @example product_120.png
                 */
                iconFile: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getLayout: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description All fields, or the few key fields.
                 * @example Full
                 */
                layoutType?: components["parameters"]["LayoutType"];
                /**
                 * @description Use of the layout.
                 * @example View
                 */
                mode?: components["parameters"]["LayoutMode"];
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The layout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordLayout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getLayoutUserState: {
        parameters: {
            query: {
                /**
                 * @description All fields, or the few key fields.
                 * @example Full
                 */
                layoutType?: components["parameters"]["LayoutType"];
                /**
                 * @description Use of the layout.
                 * @example View
                 */
                mode?: components["parameters"]["LayoutMode"];
                /**
                 * @description Id of the record type (prefix 012), the master record type where the object has no other.
                 * @example 012000000000000AAA
                 */
                recordTypeId: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state; a guest finds every section open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordLayoutUserState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateLayoutUserState: {
        parameters: {
            query: {
                /**
                 * @description All fields, or the few key fields.
                 * @example Full
                 */
                layoutType?: components["parameters"]["LayoutType"];
                /**
                 * @description Use of the layout.
                 * @example View
                 */
                mode?: components["parameters"]["LayoutMode"];
                /**
                 * @description Id of the record type (prefix 012), the master record type where the object has no other.
                 * @example 012000000000000AAA
                 */
                recordTypeId: components["schemas"]["RecordId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordLayoutUserStateInput"];
            };
        };
        responses: {
            /** @description The state from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordLayoutUserState"];
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
    getPathLayout: {
        parameters: {
            query?: {
                /**
                 * @description Size of the display that the answer is for.
                 * @example Large
                 */
                formFactor?: components["parameters"]["FormFactor"];
                /**
                 * @description Name of another path than the one that the object begins with.
                 * @example Case_Path
                 */
                layoutOverride?: components["schemas"]["ApiName"];
                /**
                 * @description Use of the layout.
                 * @example View
                 */
                mode?: components["parameters"]["LayoutMode"];
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
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
                    "application/json": components["schemas"]["PathLayout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecordUi: {
        parameters: {
            query: {
                /**
                 * @description Layouts to answer.
                 * @example [
                 *       "Full"
                 *     ]
                 */
                layoutTypes: ("Full" | "Compact")[];
                /**
                 * @description Uses of those layouts.
                 * @example [
                 *       "View",
                 *       "Edit"
                 *     ]
                 */
                modes: ("Create" | "Edit" | "View")[];
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records and what their page needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordUi"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListRecordsById: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records on one page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["ListPageSize"];
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 50
                 */
                pageToken?: components["parameters"]["ListPageToken"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
                /**
                 * @description Text looked for in names and numbers.
                 * @example ibu
                 */
                searchTerm?: components["parameters"]["ListSearchTerm"];
                /**
                 * @description Further condition, as in the call by name.
                 * @example { IsActive: { eq: true } }
                 */
                where?: components["schemas"]["ListWhere"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the list view (prefix 00B).
                 * @example 00B000000000001AAA
                 */
                listViewId: components["parameters"]["ListViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRecordCollection"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListUiByName: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records on one page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["ListPageSize"];
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 50
                 */
                pageToken?: components["parameters"]["ListPageToken"];
                /**
                 * @description Text looked for in names and numbers.
                 * @example ibu
                 */
                searchTerm?: components["parameters"]["ListSearchTerm"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
                /**
                 * @description Further condition, as in the call by name.
                 * @example { IsActive: { eq: true } }
                 */
                where?: components["schemas"]["ListWhere"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list view with one page of its records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUi"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListUi: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records, or list views, on one page. Absent, as many as the call for only the records, or only
                 *     the list views, has on a page.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 50
                 */
                pageToken?: components["parameters"]["ListPageToken"];
                /**
                 * @description Text looked for in names and numbers.
                 * @example ibu
                 */
                searchTerm?: components["parameters"]["ListSearchTerm"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
                /**
                 * @description Further condition, as in the call by name.
                 * @example { IsActive: { eq: true } }
                 */
                where?: components["schemas"]["ListWhere"];
                /**
                 * @description Text that the label of a list view contains.
                 * @example alle
                 */
                q?: string;
                /**
                 * @description Whether only list views that this user has opened are answered, the latest first.
                 * @example false
                 */
                recentListsOnly?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of a list view (prefix 00B, 15 or 18 characters), or API name of an object.
                 * @example Product2
                 */
                listViewIdOrObjectApiName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list view with one page of its records, or one page of list views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUi"] | components["schemas"]["ListUiSummaryCollection"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMruListRecords: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records on one page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["ListPageSize"];
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 50
                 */
                pageToken?: components["parameters"]["ListPageToken"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRecordCollection"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMruListInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
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
                    "application/json": components["schemas"]["ListInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMruListUi: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records on one page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["ListPageSize"];
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 50
                 */
                pageToken?: components["parameters"]["ListPageToken"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list with one page of its records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUi"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListInfosByObjectName: {
        parameters: {
            query?: {
                /**
                 * @description List views on one page.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 20
                 */
                pageToken?: string;
                /**
                 * @description Text that the label of a list view contains.
                 * @example alle
                 */
                q?: string;
                /**
                 * @description Whether only list views that this user has opened are answered.
                 * @example false
                 */
                recentListsOnly?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description API name of an object, or id of a list view (prefix 00B, 15 or 18 characters).
                 * @example Product2
                 */
                objectApiName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of list views, or the list view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInfoSummaryCollection"] | components["schemas"]["ListInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createListInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInfoCreateInput"];
            };
        };
        responses: {
            /** @description The list view as saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInfo"];
                };
            };
            400: components["responses"]["ListViewRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getListInfosByName: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the list views (prefix 00B).
                 * @example [
                 *       "00B000000000001AAA"
                 *     ]
                 */
                ids?: components["schemas"]["RecordId"][];
                /**
                 * @description Names of the list views, each as `Object.ListView`.
                 * @example [
                 *       "Product2.AllProducts"
                 *     ]
                 */
                names?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per list view asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInfoBatchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getListInfoByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteListInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list view is deleted. */
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
    updateListInfoByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListInfoUpdateInput"];
            };
        };
        responses: {
            /** @description The list view as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInfo"];
                };
            };
            400: components["responses"]["ListViewRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getListRecordsByParameters: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records on one page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["ListPageSize"];
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 50
                 */
                pageToken?: components["parameters"]["ListPageToken"];
                /**
                 * @description Text looked for in names and numbers.
                 * @example ibu
                 */
                searchTerm?: components["parameters"]["ListSearchTerm"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
                /**
                 * @description Further condition, as in the call by name.
                 * @example { IsActive: { eq: true } }
                 */
                where?: components["schemas"]["ListWhere"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRecordCollection"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListRecordsByName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRecordsInput"];
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRecordCollection"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getListObjectInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The possibilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListObjectInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getListPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateListPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the list view; `__Recent` is the list of recently used records.
                 * @example All
                 */
                listViewApiName: components["parameters"]["ListViewApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListPreferencesInput"];
            };
        };
        responses: {
            /** @description The preferences as kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPreferences"];
                };
            };
            400: components["responses"]["InvalidListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getLookupRecordsByParameters: {
        parameters: {
            query?: {
                /**
                 * @description Values of the fields that the reference depends on, each as `Field=value`. The fields of
                 *     `sourceRecord` serve the same purpose and win.
                 * @example [
                 *       "AccountId=001000000000001AAA"
                 *     ]
                 */
                dependentFieldBindings?: components["parameters"]["LookupDependentFieldBindings"];
                /**
                 * @description Number of the page, beginning with 1.
                 * @example 1
                 */
                page?: components["parameters"]["LookupPage"];
                /**
                 * @description Records on one page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["LookupPageSize"];
                /**
                 * @description Typed text. Search takes it from `searchMinimumCharacters` on, TypeAhead from
                 *     `typeAheadMinimumCharacters` on; Recent narrows the records used last by it.
                 * @example som
                 */
                q?: components["parameters"]["LookupTerm"];
                /**
                 * @description Recent answers the records used last, TypeAhead those whose name holds a word that begins
                 *     with the text, Search those that hold it in any searchable field.
                 * @example TypeAhead
                 */
                searchType?: components["parameters"]["LookupSearchType"];
                /**
                 * @description Object whose records are wanted, one that the field can refer to. Absent, all of them.
                 * @example [
                 *       "Contact"
                 *     ]
                 */
                targetApiName?: components["schemas"]["ApiName"][];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of a reference field, with or without the object before it.
                 * @example AccountId
                 */
                fieldApiName: components["parameters"]["LookupFieldApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupValues"];
                };
            };
            400: components["responses"]["InvalidLookup"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getLookupRecords: {
        parameters: {
            query?: {
                /**
                 * @description Values of the fields that the reference depends on, each as `Field=value`. The fields of
                 *     `sourceRecord` serve the same purpose and win.
                 * @example [
                 *       "AccountId=001000000000001AAA"
                 *     ]
                 */
                dependentFieldBindings?: components["parameters"]["LookupDependentFieldBindings"];
                /**
                 * @description Number of the page, beginning with 1.
                 * @example 1
                 */
                page?: components["parameters"]["LookupPage"];
                /**
                 * @description Records on one page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["LookupPageSize"];
                /**
                 * @description Typed text. Search takes it from `searchMinimumCharacters` on, TypeAhead from
                 *     `typeAheadMinimumCharacters` on; Recent narrows the records used last by it.
                 * @example som
                 */
                q?: components["parameters"]["LookupTerm"];
                /**
                 * @description Recent answers the records used last, TypeAhead those whose name holds a word that begins
                 *     with the text, Search those that hold it in any searchable field.
                 * @example TypeAhead
                 */
                searchType?: components["parameters"]["LookupSearchType"];
                /**
                 * @description Id of the record whose field is filled in; values that the request lacks are taken from it.
                 * @example 500000000000001AAA
                 */
                sourceRecordId?: components["parameters"]["LookupSourceRecordId"];
                /**
                 * @description Object whose records are wanted, one that the field can refer to. Absent, all of them.
                 * @example [
                 *       "Contact"
                 *     ]
                 */
                targetApiName?: components["parameters"]["LookupTargetApiName"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of a reference field, with or without the object before it.
                 * @example AccountId
                 */
                fieldApiName: components["parameters"]["LookupFieldApiName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookupRecordsInput"];
            };
        };
        responses: {
            /** @description Records by the object that they belong to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupValues"];
                };
            };
            400: components["responses"]["InvalidLookup"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getLookupRecordsOfObject: {
        parameters: {
            query?: {
                /**
                 * @description Values of the fields that the reference depends on, each as `Field=value`. The fields of
                 *     `sourceRecord` serve the same purpose and win.
                 * @example [
                 *       "AccountId=001000000000001AAA"
                 *     ]
                 */
                dependentFieldBindings?: components["parameters"]["LookupDependentFieldBindings"];
                /**
                 * @description Number of the page, beginning with 1.
                 * @example 1
                 */
                page?: components["parameters"]["LookupPage"];
                /**
                 * @description Records on one page.
                 * @example 25
                 */
                pageSize?: components["parameters"]["LookupPageSize"];
                /**
                 * @description Typed text. Search takes it from `searchMinimumCharacters` on, TypeAhead from
                 *     `typeAheadMinimumCharacters` on; Recent narrows the records used last by it.
                 * @example som
                 */
                q?: components["parameters"]["LookupTerm"];
                /**
                 * @description Recent answers the records used last, TypeAhead those whose name holds a word that begins
                 *     with the text, Search those that hold it in any searchable field.
                 * @example TypeAhead
                 */
                searchType?: components["parameters"]["LookupSearchType"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of a reference field, with or without the object before it.
                 * @example AccountId
                 */
                fieldApiName: components["parameters"]["LookupFieldApiName"];
                /**
                 * @description Object whose records are wanted, one that the field can refer to.
                 * @example Contact
                 */
                targetApiName: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordCollection"];
                };
            };
            400: components["responses"]["InvalidLookup"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getObjectInfoDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The directory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectInfoDirectory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getObjectInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description of the object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getObjectInfos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API names of the objects, separated by commas; answered in this order.
                 * @example [
                 *       "Product2",
                 *       "Account"
                 *     ]
                 */
                objectApiNames: components["parameters"]["ObjectApiNames"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per object asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectInfoBatchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getPicklistValuesByRecordType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description Id of the record type (prefix 012), the master record type where the object has no other.
                 * @example 012000000000000AAA
                 */
                recordTypeId: components["parameters"]["RecordTypeIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Picklist values by field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicklistValuesCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPicklistValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description Id of the record type (prefix 012), the master record type where the object has no other.
                 * @example 012000000000000AAA
                 */
                recordTypeId: components["parameters"]["RecordTypeIdPath"];
                /**
                 * @description API name of the picklist field, with or without the object before it.
                 * @example L2C_CM_RegulatoryClassification__c
                 */
                fieldApiName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicklistValues"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecord: {
        parameters: {
            query?: {
                /**
                 * @description Fields to answer, each as `Object.Field`, over relationships up to six levels deep
                 *     (`Contact.Account.Name`). A field that does not exist or may not be read is an error.
                 * @example [
                 *       "Product2.Name",
                 *       "Product2.StockKeepingUnit"
                 *     ]
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
                /**
                 * @description Layouts whose fields are answered.
                 * @example [
                 *       "Full"
                 *     ]
                 */
                layoutTypes?: components["parameters"]["LayoutTypes"];
                /**
                 * @description Uses of those layouts; without `layoutTypes` it has no effect.
                 * @example [
                 *       "View"
                 *     ]
                 */
                modes?: components["parameters"]["Modes"];
                /**
                 * @description Records that refer to this one, one level deep, each relationship as `Object.Relationship` or,
                 *     with a field to answer, `Object.Relationship.Field`.
                 * @example [
                 *       "Product2.PricebookEntries.UnitPrice"
                 *     ]
                 */
                childRelationships?: components["parameters"]["ChildRelationships"];
                /**
                 * @description Records of each child relationship on one page.
                 * @example 5
                 */
                pageSize?: components["parameters"]["ChildPageSize"];
                /**
                 * @description Whether the read counts as a use of the record for the recently used list.
                 * @example false
                 */
                updateMru?: components["parameters"]["UpdateMru"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
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
            400: components["responses"]["RecordRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateRecord: {
        parameters: {
            query?: {
                /**
                 * @description Answer 204 instead of an error when the user may no longer read the record after saving. Without it
                 *     such a change is not saved.
                 * @example false
                 */
                handleOwnerChange?: boolean;
                /**
                 * @description Whether fields of the request that are not on the layout are answered as well.
                 * @example true
                 */
                includeFieldsInBody?: boolean;
                /**
                 * @description Whether saving a case mails persons outside the organisation; refused by a store without outgoing mail.
                 * @example false
                 */
                triggerOtherEmail?: boolean;
                /**
                 * @description Whether saving a case or a lead mails users; refused by a store without outgoing mail.
                 * @example false
                 */
                triggerUserEmail?: boolean;
                /**
                 * @description Whether the default assignment rule of cases and leads applies, which gives them to the queue of their team.
                 * @example false
                 */
                useDefaultRule?: boolean;
            };
            header?: {
                /**
                 * @description Moment of the version that was edited (its `systemModstamp`), as an HTTP date. If the record
                 *     has changed since, nothing is saved and the answer is 412.
                 * @example Mon, 02 Mar 2026 09:30:00 GMT
                 */
                "If-Unmodified-Since"?: string;
            };
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordUpdateInput"];
            };
        };
        responses: {
            /** @description The record as saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            204: components["responses"]["SavedAndGone"];
            400: components["responses"]["RecordRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getChildRelationshipRecords: {
        parameters: {
            query?: {
                /**
                 * @description Fields of the child records, with or without their object before. An unknown one is refused.
                 * @example [
                 *       "UnitPrice"
                 *     ]
                 */
                fields?: components["parameters"]["ChildFields"];
                /**
                 * @description The same, but those that cannot be answered are left out.
                 * @example [
                 *       "CurrencyIsoCode"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalChildFields"];
                /**
                 * @description Records on one page. Absent, as many as on the page that gave the token.
                 * @example 5
                 */
                pageSize?: number;
                /**
                 * @description Token of a page that an answer has given. Absent, the first page.
                 * @example 1;5;01t000000000001AAA;PricebookEntries;UnitPrice;
                 */
                pageToken?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record, 15 or 18 characters; 15 are completed to 18.
                 * @example 01t000000000001AAA
                 */
                recordId: components["parameters"]["RecordId"];
                /**
                 * @description Child relationship of the record's object, without regard to case.
                 * @example PricebookEntries
                 */
                relationshipName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordCollection"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRecords: {
        parameters: {
            query?: {
                /**
                 * @description Fields to answer, each as `Object.Field`, over relationships up to six levels deep
                 *     (`Contact.Account.Name`). A field that does not exist or may not be read is an error.
                 * @example [
                 *       "Product2.Name",
                 *       "Product2.StockKeepingUnit"
                 *     ]
                 */
                fields?: components["parameters"]["Fields"];
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["OptionalFields"];
                /**
                 * @description Layouts whose fields are answered.
                 * @example [
                 *       "Full"
                 *     ]
                 */
                layoutTypes?: components["parameters"]["LayoutTypes"];
                /**
                 * @description Uses of those layouts; without `layoutTypes` it has no effect.
                 * @example [
                 *       "View"
                 *     ]
                 */
                modes?: components["parameters"]["Modes"];
                /**
                 * @description Records that refer to this one, one level deep, each relationship as `Object.Relationship` or,
                 *     with a field to answer, `Object.Relationship.Field`.
                 * @example [
                 *       "Product2.PricebookEntries.UnitPrice"
                 *     ]
                 */
                childRelationships?: components["parameters"]["ChildRelationships"];
                /**
                 * @description Records of each child relationship on one page.
                 * @example 5
                 */
                pageSize?: components["parameters"]["ChildPageSize"];
                /**
                 * @description Whether the read counts as a use of the record for the recently used list.
                 * @example false
                 */
                updateMru?: components["parameters"]["UpdateMru"];
            };
            header?: never;
            path: {
                /**
                 * @description Ids of the records, separated by commas; answered in this order.
                 * @example [
                 *       "01t000000000001AAA",
                 *       "01t000000000002AAA"
                 *     ]
                 */
                recordIds: components["parameters"]["RecordIds"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per record asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordBatchResults"];
                };
            };
            400: components["responses"]["InvalidField"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createRecord: {
        parameters: {
            query?: {
                /**
                 * @description Answer 204 instead of an error when the user may no longer read the record after saving. Without it
                 *     such a change is not saved.
                 * @example false
                 */
                handleOwnerChange?: components["parameters"]["HandleOwnerChange"];
                /**
                 * @description Whether fields of the request that are not on the layout are answered as well.
                 * @example true
                 */
                includeFieldsInBody?: components["parameters"]["IncludeFieldsInBody"];
                /**
                 * @description Whether saving a case mails persons outside the organisation; refused by a store without outgoing mail.
                 * @example false
                 */
                triggerOtherEmail?: components["parameters"]["TriggerOtherEmail"];
                /**
                 * @description Whether saving a case or a lead mails users; refused by a store without outgoing mail.
                 * @example false
                 */
                triggerUserEmail?: components["parameters"]["TriggerUserEmail"];
                /**
                 * @description Whether the default assignment rule of cases and leads applies, which gives them to the queue of their team.
                 * @example false
                 */
                useDefaultRule?: components["parameters"]["UseDefaultRule"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCreateInput"];
            };
        };
        responses: {
            /** @description The record as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            204: components["responses"]["SavedAndGone"];
            400: components["responses"]["RecordRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    executeBatchRecordOperations: {
        parameters: {
            query?: {
                /**
                 * @description Whether the default assignment rule of cases and leads applies, which gives them to the queue of their team.
                 * @example false
                 */
                useDefaultRule?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordBatchInput"];
            };
        };
        responses: {
            /** @description One item per record, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordOperationResults"];
                };
            };
            400: components["responses"]["InvalidBatch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListsInfo: {
        parameters: {
            query?: {
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object that is referred to.
                 * @example Account
                 */
                parentObjectApiName: components["parameters"]["ParentObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The related lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListSummaryCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListInfos: {
        parameters: {
            query?: {
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object that is referred to.
                 * @example Account
                 */
                parentObjectApiName: components["parameters"]["ParentObjectApiName"];
                /**
                 * @description Names of the related lists, separated by commas; answered in this order.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListNames: components["parameters"]["RelatedListNames"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per related list asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListInfoBatchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListInfo: {
        parameters: {
            query?: {
                /**
                 * @description Fields to answer, each as `Object.Field`, over relationships up to six levels deep
                 *     (`Contact.Account.Name`). A field that does not exist or may not be read is an error.
                 * @example [
                 *       "Product2.Name",
                 *       "Product2.StockKeepingUnit"
                 *     ]
                 */
                fields?: components["schemas"]["FieldNames"];
                /**
                 * @description Further fields to answer, each as `Object.Field`. A field that does not exist or may not be
                 *     read is left out without an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                optionalFields?: components["schemas"]["FieldNames"];
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
                /**
                 * @description Whether only the columns of the page layout are described, not every field.
                 * @example true
                 */
                restrictColumnsToLayout?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object that is referred to.
                 * @example Account
                 */
                parentObjectApiName: components["parameters"]["ParentObjectApiName"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The related list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateRelatedListInfo: {
        parameters: {
            query?: {
                /**
                 * @description Id of the record type (prefix 012). Absent, the default record type of the session's profile.
                 * @example 012000000000000AAA
                 */
                recordTypeId?: components["parameters"]["RecordTypeId"];
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object that is referred to.
                 * @example Account
                 */
                parentObjectApiName: components["parameters"]["ParentObjectApiName"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelatedListInfoInput"];
            };
        };
        responses: {
            /** @description The related list as arranged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListInfo"];
                };
            };
            400: components["responses"]["InvalidRelatedListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListRecordsByParameters: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records on one page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["ListPageSize"];
                /**
                 * @description Opaque token of the page. Absent, the first page.
                 * @example 50
                 */
                pageToken?: components["parameters"]["ListPageToken"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
                /**
                 * @description Further condition, as in the call by name.
                 * @example { IsActive: { eq: true } }
                 */
                where?: components["schemas"]["ListWhere"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListRecordCollection"];
                };
            };
            400: components["responses"]["InvalidRelatedListQuery"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelatedListRecordsInput"];
            };
        };
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListRecordCollection"];
                };
            };
            400: components["responses"]["InvalidRelatedListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListRecordsBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelatedListRecordsBatchInput"];
            };
        };
        responses: {
            /** @description One item per related list asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListRecordsBatchResults"];
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
    getRelatedListRecordsBatchByParameters: {
        parameters: {
            query?: {
                /**
                 * @description Further fields to answer, with or without the object before them; an unknown one is an error.
                 * @example [
                 *       "Product2.L2C_CM_PZN__c"
                 *     ]
                 */
                fields?: components["parameters"]["ListFields"];
                /**
                 * @description Further fields to answer; an unknown one is left out.
                 * @example [
                 *       "Product2.Brand__c"
                 *     ]
                 */
                optionalFields?: components["parameters"]["ListOptionalFields"];
                /**
                 * @description Records on one page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["ListPageSize"];
                /**
                 * @description Fields by which the records are ordered, a leading minus meaning descending.
                 * @example [
                 *       "-LastModifiedDate"
                 *     ]
                 */
                sortBy?: components["parameters"]["ListSortBy"];
                /**
                 * @description Further condition, as in the call by name.
                 * @example { IsActive: { eq: true } }
                 */
                where?: components["schemas"]["ListWhere"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Names of the related lists, separated by commas; answered in this order.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListIds: components["schemas"]["ApiName"][];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per related list asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListRecordsBatchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListCounts: {
        parameters: {
            query?: {
                /**
                 * @description Limit up to which records are counted.
                 * @example 10
                 */
                maxCount?: components["parameters"]["MaxCount"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Names of the related lists, separated by commas; answered in this order.
                 * @example [
                 *       "Contacts",
                 *       "Orders"
                 *     ]
                 */
                relatedListNames: components["parameters"]["RelatedListNames"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per related list asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListCountBatchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListCount: {
        parameters: {
            query?: {
                /**
                 * @description Limit up to which records are counted.
                 * @example 10
                 */
                maxCount?: components["parameters"]["MaxCount"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the record that is referred to.
                 * @example 001000000000001AAA
                 */
                parentRecordId: components["parameters"]["ParentRecordId"];
                /**
                 * @description Name of the related list, which is the child relationship's name.
                 * @example Contacts
                 */
                relatedListId: components["parameters"]["RelatedListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListPreferencesBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Related lists, each as `Object.RelatedList`, separated by commas; answered in this order.
                 * @example [
                 *       "Account.Contacts",
                 *       "Account.Orders"
                 *     ]
                 */
                preferencesIds: components["schemas"]["RelatedListPreferencesId"][];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per related list asked for, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListPreferencesBatchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    getRelatedListPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Related list as `Object.RelatedList`.
                 * @example Account.Contacts
                 */
                preferencesId: components["schemas"]["RelatedListPreferencesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateRelatedListPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Related list as `Object.RelatedList`.
                 * @example Account.Contacts
                 */
                preferencesId: components["schemas"]["RelatedListPreferencesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListPreferencesInput"];
            };
        };
        responses: {
            /** @description The preferences as kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedListPreferences"];
                };
            };
            400: components["responses"]["InvalidRelatedListQuery"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getSearchFilterMetadata: {
        parameters: {
            query?: {
                /**
                 * @description Place where the search stands, such as a global header; answered as given.
                 * @example Global
                 */
                channel?: string;
                /**
                 * @description Search configuration to describe. Absent, the default one, which every name stands for here.
                 * @example Default
                 */
                configurationName?: string;
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters in the order in which a screen shows them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchFilterCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSearchFilterOptions: {
        parameters: {
            query?: {
                /**
                 * @description Words that the label of a value contains. Absent, all values.
                 * @example arznei
                 */
                q?: string;
            };
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of the filter, as the list of filters names it.
                 * @example Family
                 */
                filterApiName: components["schemas"]["ApiName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Values of a picklist in its own order, records referred to by name; at most
             *     `filterOptionsMaximum`. Empty for a filter whose value is typed, such as a date.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchFilterOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getLookupMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description API name of the object.
                 * @example Product2
                 */
                objectApiName: components["parameters"]["ObjectApiName"];
                /**
                 * @description API name of a reference field, with or without the object before it.
                 * @example AccountId
                 */
                fieldApiName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The objects that the field can refer to, and what decides which of their records are valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getSearchResults: {
        parameters: {
            query: {
                /**
                 * @description Words to find, each of which has to occur in a record. `*` alone stands for every record, to be
                 *     narrowed by filters.
                 * @example erika sommer
                 */
                q: components["parameters"]["SearchTerm"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchResultsInput"];
            };
        };
        responses: {
            /** @description Groups that hold at least one record, the best one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getKeywordSearchResults: {
        parameters: {
            query: {
                /**
                 * @description Words to find, each of which has to occur in a record. `*` alone stands for every record, to be
                 *     narrowed by filters.
                 * @example erika sommer
                 */
                q: components["parameters"]["SearchTerm"];
                /**
                 * @description API name of the object to search.
                 * @example Product2
                 */
                objectApiName: components["schemas"]["ApiName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeywordSearchInput"];
            };
        };
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordSearchResults"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getActiveTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
}
