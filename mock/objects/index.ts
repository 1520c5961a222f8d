import { Account } from './Account.ts';
import { Asset } from './Asset.ts';
import { AuthSession } from './AuthSession.ts';
import { BoostBuryRule__c } from './BoostBuryRule__c.ts';
import { BoostBuryRuleProduct__c } from './BoostBuryRuleProduct__c.ts';
import { BuyerGroup } from './BuyerGroup.ts';
import { BuyerGroupMember } from './BuyerGroupMember.ts';
import { BuyerGroupPricebook } from './BuyerGroupPricebook.ts';
import { Campaign } from './Campaign.ts';
import { CampaignMember } from './CampaignMember.ts';
import { CartAdjustment__c } from './CartAdjustment__c.ts';
import { CartCheckoutSession } from './CartCheckoutSession.ts';
import { CartCoupon__c } from './CartCoupon__c.ts';
import { CartDeliveryGroup } from './CartDeliveryGroup.ts';
import { CartItem } from './CartItem.ts';
import { Case } from './Case.ts';
import { CaseComment } from './CaseComment.ts';
import { ConnectedApplication } from './ConnectedApplication.ts';
import { Contact } from './Contact.ts';
import { ContactPointAddress } from './ContactPointAddress.ts';
import { ContentChunk } from './ContentChunk.ts';
import { ContentDocument } from './ContentDocument.ts';
import { ContentDocumentLink } from './ContentDocumentLink.ts';
import { ContentVersion } from './ContentVersion.ts';
import { Contract } from './Contract.ts';
import { Coupon } from './Coupon.ts';
import { CouponCodeRedemption } from './CouponCodeRedemption.ts';
import { DuplicateRecordItem } from './DuplicateRecordItem.ts';
import { DuplicateRecordSet } from './DuplicateRecordSet.ts';
import type { Field, ObjectDefinition, Reference } from './definition/index.ts';
import { ElectronicMediaGroup } from './ElectronicMediaGroup.ts';
import { EmailMessage } from './EmailMessage.ts';
import { Event } from './Event.ts';
import { Group } from './Group.ts';
import { GuestSession__c } from './GuestSession__c.ts';
import { histories } from './histories.ts';
import { IdempotencyRecord__c } from './IdempotencyRecord__c.ts';
import { InventoryItemReservation } from './InventoryItemReservation.ts';
import { Lead } from './Lead.ts';
import { ListView } from './ListView.ts';
import { ManagedContent } from './ManagedContent.ts';
import { ManagedContentVersion } from './ManagedContentVersion.ts';
import { OauthCode__c } from './OauthCode__c.ts';
import { OauthToken } from './OauthToken.ts';
import { OneTimePassword__c } from './OneTimePassword__c.ts';
import { Opportunity } from './Opportunity.ts';
import { Order } from './Order.ts';
import { OrderChange__c } from './OrderChange__c.ts';
import { OrderDeliveryGroup } from './OrderDeliveryGroup.ts';
import { OrderDeliveryMethod } from './OrderDeliveryMethod.ts';
import { OrderItem } from './OrderItem.ts';
import { OrderItemSummary } from './OrderItemSummary.ts';
import { OrderSummary } from './OrderSummary.ts';
import { PaymentAuthorization } from './PaymentAuthorization.ts';
import { PaymentToken__c } from './PaymentToken__c.ts';
import { Pricebook2 } from './Pricebook2.ts';
import { PricebookEntry } from './PricebookEntry.ts';
import { Product2 } from './Product2.ts';
import { Product2DataTranslation } from './Product2DataTranslation.ts';
import { ProductCatalog } from './ProductCatalog.ts';
import { ProductCategory } from './ProductCategory.ts';
import { ProductCategoryDataTranslation } from './ProductCategoryDataTranslation.ts';
import { ProductCategoryProduct } from './ProductCategoryProduct.ts';
import { ProductFeaturedProduct } from './ProductFeaturedProduct.ts';
import { ProductMedia } from './ProductMedia.ts';
import { ProductRelatedComponent } from './ProductRelatedComponent.ts';
import { Profile } from './Profile.ts';
import { Promotion } from './Promotion.ts';
import { PromotionSegment } from './PromotionSegment.ts';
import { PromotionSegmentBuyerGroup } from './PromotionSegmentBuyerGroup.ts';
import { RecentlyViewed } from './RecentlyViewed.ts';
import { RecordAvatar__c } from './RecordAvatar__c.ts';
import { RecordType } from './RecordType.ts';
import { Registration__c } from './Registration__c.ts';
import { SeoTemplate__c } from './SeoTemplate__c.ts';
import { Shipment } from './Shipment.ts';
import { ShipmentItem } from './ShipmentItem.ts';
import { SignInThrottle__c } from './SignInThrottle__c.ts';
import { SigningKey__c } from './SigningKey__c.ts';
import { Site } from './Site.ts';
import { Task } from './Task.ts';
import { User } from './User.ts';
import { UserAppInfo } from './UserAppInfo.ts';
import { UserFavorite } from './UserFavorite.ts';
import { UserListPreference } from './UserListPreference.ts';
import { UserNavItem__c } from './UserNavItem__c.ts';
import { UserSectionPreference } from './UserSectionPreference.ts';
import { WebCart } from './WebCart.ts';
import { WebStore } from './WebStore.ts';
import { Wishlist } from './Wishlist.ts';
import { WishlistItem } from './WishlistItem.ts';
import { WorkPlan } from './WorkPlan.ts';
import { WorkStep } from './WorkStep.ts';

/** Every object the platform knows, by API name. */
export const objects = {
  ...histories,
  Account,
  Asset,
  AuthSession,
  BoostBuryRule__c,
  BoostBuryRuleProduct__c,
  BuyerGroup,
  BuyerGroupMember,
  BuyerGroupPricebook,
  Campaign,
  CampaignMember,
  CartAdjustment__c,
  CartCheckoutSession,
  CartCoupon__c,
  CartDeliveryGroup,
  CartItem,
  Case,
  CaseComment,
  Contact,
  ContactPointAddress,
  ContentChunk,
  ContentDocument,
  ContentDocumentLink,
  ContentVersion,
  ConnectedApplication,
  Contract,
  Coupon,
  CouponCodeRedemption,
  DuplicateRecordItem,
  DuplicateRecordSet,
  ElectronicMediaGroup,
  EmailMessage,
  Event,
  GuestSession__c,
  IdempotencyRecord__c,
  Group,
  InventoryItemReservation,
  Lead,
  ListView,
  ManagedContent,
  ManagedContentVersion,
  OauthCode__c,
  OauthToken,
  OneTimePassword__c,
  Opportunity,
  Order,
  OrderChange__c,
  OrderDeliveryGroup,
  OrderDeliveryMethod,
  OrderItem,
  OrderItemSummary,
  OrderSummary,
  PaymentAuthorization,
  PaymentToken__c,
  Pricebook2,
  PricebookEntry,
  Product2,
  Product2DataTranslation,
  ProductCatalog,
  ProductCategory,
  ProductCategoryDataTranslation,
  ProductCategoryProduct,
  ProductFeaturedProduct,
  ProductMedia,
  ProductRelatedComponent,
  Profile,
  Promotion,
  PromotionSegment,
  PromotionSegmentBuyerGroup,
  RecentlyViewed,
  RecordAvatar__c,
  RecordType,
  Registration__c,
  SeoTemplate__c,
  Shipment,
  ShipmentItem,
  SigningKey__c,
  SignInThrottle__c,
  Site,
  Task,
  User,
  UserAppInfo,
  UserFavorite,
  UserListPreference,
  UserNavItem__c,
  UserSectionPreference,
  WebCart,
  WebStore,
  Wishlist,
  WishlistItem,
  WorkPlan,
  WorkStep,
};

export type Objects = typeof objects;
export type ObjectApiName = keyof Objects;

/** All definitions, for code that treats every object alike. */
export const objectDefinitions: readonly ObjectDefinition[] = Object.values(objects);

const byName = new Map(objectDefinitions.map((definition) => [definition.apiName, definition]));
const byLowerName = new Map(
  objectDefinitions.map((definition) => [definition.apiName.toLowerCase(), definition]),
);
const byPrefix = new Map(objectDefinitions.map((definition) => [definition.keyPrefix, definition]));

/** The definition of an object by its API name, exactly as written. */
export function findObject(apiName: string): ObjectDefinition | undefined {
  return byName.get(apiName);
}

/** The definition by API name without regard to case, as addresses allow it. */
export function findObjectIgnoringCase(apiName: string): ObjectDefinition | undefined {
  return byLowerName.get(apiName.toLowerCase());
}

/** The definition of the object whose ids begin with these three characters. */
export function findObjectByPrefix(keyPrefix: string): ObjectDefinition | undefined {
  return byPrefix.get(keyPrefix);
}

/** The definition of a known object; throws for a name that only a programming error can bring here. */
export function objectDefinition(apiName: string): ObjectDefinition {
  const definition = findObject(apiName);
  if (!definition) throw new Error(`There is no object ${apiName}`);
  return definition;
}

/** The field that a person reads as the record's name, such as `Name` or `OrderNumber`. */
export function nameField(definition: Pick<ObjectDefinition, 'fields' | 'nameFields'>): string {
  if (Object.hasOwn(definition.fields, 'Name')) return 'Name';
  return definition.nameFields[0] ?? 'Id';
}

/** The field of an object, if it has one of that name. */
export function findField(apiName: string, fieldName: string): Field | undefined {
  const definition = findObject(apiName);
  return definition && Object.hasOwn(definition.fields, fieldName) ? definition.fields[fieldName] : undefined;
}

export interface ChildRelationship {
  readonly childObjectApiName: string;
  readonly fieldName: string;
  readonly relationshipName: string;
}

/** The objects whose records a reference may lead to. */
export function targetsOf({ to }: Pick<Reference, 'to'>): ObjectDefinition[] {
  return to.map(objectDefinition);
}

/** The one of them whose record has this id; undefined for an id of another object. */
export function targetOf(reference: Pick<Reference, 'to'>, id: string): ObjectDefinition | undefined {
  return targetsOf(reference).find(({ keyPrefix }) => id.startsWith(keyPrefix));
}

/** Whether a reference may lead to records of several objects. */
export function isPolymorphic({ to }: Pick<Reference, 'to'>): boolean {
  return to.length > 1;
}

/** The lists of records that point to this object, by the name the parent gives them. */
export function childRelationships(parentApiName: string): readonly ChildRelationship[] {
  return objectDefinitions.flatMap((child) =>
    Object.entries(child.fields).flatMap(([fieldName, { reference }]) =>
      reference?.childRelationshipName && isListedBy(parentApiName, reference)
        ? [
            {
              childObjectApiName: child.apiName,
              fieldName,
              relationshipName: reference.childRelationshipName,
            },
          ]
        : [],
    ),
  );
}

function isListedBy(parentApiName: string, { to, listedOtherwiseBy = [] }: Reference): boolean {
  return to.includes(parentApiName) && !listedOtherwiseBy.includes(parentApiName);
}
