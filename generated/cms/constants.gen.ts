// Generated from openapi/ by `npm run generate`. Do not edit.

export const collectionsConstants = {"collectionType":"sfdc_cms__collection"} as const;

export const contentsConstants = {"siteIdPrefix":"0DM","channelIdPrefix":"0ap","managedContentIdPrefix":"20Y","contentInputRequired":"Enter input parameters to execute the request.","contentChannelOrSiteIdRequired":"Enter a value for channelOrSiteId.","contentChannelOrSiteIdPrefix":"Enter a valid prefix for channelOrSiteId.","contentChannelOrSiteIdInvalid":"The 'channelOrSiteId' parameter is invalid"} as const;

export const mediaConstants = {"mediaMaxAgeSeconds":86400,"imageMinimumWidth":100,"pictureBytesMaximum":10485760,"pictureMinimumPixels":400,"imageBreakpointWidths":{"mobile":640,"tablet":960,"desktop":1920},"imageDensities":[1],"imageMediaQueries":{"mobile":"(max-width: 47.9375em)","tablet":"(max-width: 64em)","desktop":"(min-width: 64.0625em)"}} as const;

export const searchConstants = {"searchTermMinimumCharacters":2,"siteSearchTermMaximumWords":32} as const;

export const getChannelMediaLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"mediaGUID":{"minLength":1,"pattern":"^[A-Za-z0-9_-]+$"},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"}} as const;

export const getDeliveryChannelsLimits = {"page":{"default":0,"minimum":0},"pageSize":{"default":25,"minimum":1,"maximum":250}} as const;

export const getDeliveryChannelLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getContentCollectionLimits = {"siteId":{"pattern":"^0DM[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"collectionKeyOrId":{"minLength":1},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"pageToken":{"default":0,"minimum":0},"pageSize":{"default":50,"minimum":1,"maximum":250}} as const;

export const getChannelContentCollectionLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"collectionKeyOrId":{"minLength":1},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"pageToken":{"default":0,"minimum":0},"pageSize":{"default":50,"minimum":1,"maximum":250}} as const;

export const getContentLimits = {"siteId":{"pattern":"^0DM[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"contentKeyOrId":{"minLength":1},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"referenceDepth":{"default":0,"minimum":0,"maximum":3},"expandReferences":{"default":false},"referencesAsList":{"default":false},"showAbsoluteUrl":{"default":false}} as const;

export const getContentsLimits = {"siteId":{"pattern":"^0DM[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"contentKeys":{"maxItems":100},"managedContentIds":{"maxItems":100},"contentTypeFQN":{"minLength":1},"page":{"default":0,"minimum":0},"pageSize":{"default":25,"minimum":1,"maximum":250},"referenceDepth":{"default":0,"minimum":0,"maximum":3},"expandReferences":{"default":false},"referencesAsList":{"default":false},"includeContentBody":{"default":false},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"showAbsoluteUrl":{"default":false}} as const;

export const getChannelContentLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"contentKeyOrId":{"minLength":1},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"referenceDepth":{"default":0,"minimum":0,"maximum":3},"expandReferences":{"default":false},"referencesAsList":{"default":false},"showAbsoluteUrl":{"default":false}} as const;

export const getChannelContentsLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"contentKeys":{"maxItems":100},"managedContentIds":{"maxItems":100},"contentTypeFQN":{"minLength":1},"page":{"default":0,"minimum":0},"pageSize":{"default":25,"minimum":1,"maximum":250},"referenceDepth":{"default":0,"minimum":0,"maximum":3},"expandReferences":{"default":false},"referencesAsList":{"default":false},"includeContentBody":{"default":false},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"showAbsoluteUrl":{"default":false}} as const;

export const getMediaLimits = {"contentKey":{"minLength":1,"pattern":"^[A-Za-z0-9_-]+$"},"width":{"minimum":1,"maximum":3840},"density":{"default":1,"minimum":1,"maximum":4},"format":{"enum":["avif","webp","jpeg","png","svg"]}} as const;

export const searchContentsLimits = {"siteId":{"pattern":"^0DM[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"queryTerm":{"minLength":1,"maxLength":1024},"page":{"minimum":0},"pageSize":{"minimum":1,"maximum":250}} as const;

export const searchChannelContentsLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"queryTerm":{"minLength":1,"maxLength":1024},"page":{"minimum":0},"pageSize":{"minimum":1,"maximum":250}} as const;

export const findChannelContentsLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"queryTerm":{"minLength":1,"maxLength":1024},"scope":{"default":"All","enum":["All","TitleOnly"]},"page":{"default":0,"minimum":0},"pageSize":{"default":25,"minimum":1,"maximum":250}} as const;

export const searchSiteLimits = {"siteId":{"pattern":"^0DM[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"queryTerm":{"minLength":1,"maxLength":1024},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"pageToken":{"minLength":1,"maxLength":40},"pageSize":{"default":25,"minimum":1,"maximum":240}} as const;

export const getSeoPropertiesLimits = {"communityId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"recordId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getChannelContentVersionsLimits = {"channelId":{"pattern":"^0ap[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$"},"contentKeys":{"maxItems":50},"managedContentIds":{"maxItems":200},"managedContentType":{"minLength":1},"language":{"pattern":"^[a-z]{2}(?:[-_][A-Z]{2})?$"},"includeMetadata":{"default":false},"page":{"default":0,"minimum":0},"pageSize":{"default":25,"minimum":1,"maximum":250},"showAbsoluteUrl":{"default":false}} as const;

export const operationIds = ["getChannelMedia","getDeliveryChannels","getDeliveryChannel","getContentCollection","getChannelContentCollection","getContent","getContents","getChannelContent","getChannelContents","getMedia","searchContents","searchChannelContents","findChannelContents","searchSite","getSeoProperties","getChannelContentVersions"] as const;
