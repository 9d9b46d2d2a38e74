export { saveConsentChoice, loadPrivacyChoices } from './privacy-choices.server.ts';
export { loadShopperFacts } from './shopper-facts.server.ts';
