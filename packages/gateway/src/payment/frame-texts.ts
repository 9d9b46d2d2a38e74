import type { CardProblem } from './read-card.ts';

export const frameLocales = ['en', 'fr'] as const;
export type FrameLocale = (typeof frameLocales)[number];

/** What the frame says. */
export interface FrameTexts {
  readonly title: string;
  readonly lead: string;
  readonly number: string;
  readonly holderName: string;
  readonly expiry: string;
  readonly month: string;
  readonly year: string;
  readonly cvv: string;
  readonly cvvHint: string;
  readonly submit: string;
  readonly working: string;
  readonly back: string;
  readonly summary: string;
  readonly failed: string;
  readonly tooOften: string;
  readonly problems: Readonly<Record<CardProblem, string>>;
}

export const frameTexts: Readonly<Record<FrameLocale, FrameTexts>> = {
  en: {
    title: 'Card details',
    lead: 'Your card goes straight to the payment service. The shop never sees its number.',
    number: 'Card number',
    holderName: 'Name on the card',
    expiry: 'Expiry date',
    month: 'Month',
    year: 'Year',
    cvv: 'Security code',
    cvvHint: 'Three digits on the back, four on the front of American Express',
    submit: 'Use this card',
    working: 'Checking the card…',
    back: 'Back to the shop without a card',
    summary: 'Please correct what is marked.',
    failed: 'The payment service did not answer. Nothing was charged; please try again.',
    tooOften: 'Too many cards were tried from your network. Please wait a quarter of an hour.',
    problems: {
      871: 'This number has a wrong digit. Compare it with the card.',
      872: 'Enter the whole card number.',
      873: 'This number is too long.',
      874: 'Enter digits only.',
      876: 'We take Visa, Mastercard, American Express and Discover.',
      881: 'Enter digits only.',
      882: 'Enter the whole security code.',
      883: 'This security code is too long.',
      expired: 'This card has expired.',
      expiry: 'Choose the month and the year on the card.',
      holder: 'Enter the name as it stands on the card.',
    },
  },
  fr: {
    title: 'Données de la carte',
    lead: 'Votre carte est transmise directement au service de paiement. La boutique ne voit jamais son numéro.',
    number: 'Numéro de carte',
    holderName: 'Nom sur la carte',
    expiry: 'Date d’expiration',
    month: 'Mois',
    year: 'Année',
    cvv: 'Code de sécurité',
    cvvHint: 'Trois chiffres au verso, quatre au recto pour American Express',
    submit: 'Utiliser cette carte',
    working: 'Vérification de la carte…',
    back: 'Revenir à la boutique sans carte',
    summary: 'Veuillez corriger les champs signalés.',
    failed: 'Le service de paiement n’a pas répondu. Rien n’a été débité ; veuillez réessayer.',
    tooOften: 'Trop de cartes ont été essayées depuis votre réseau. Veuillez patienter un quart d’heure.',
    problems: {
      871: 'Un chiffre de ce numéro est faux. Comparez-le avec la carte.',
      872: 'Saisissez le numéro de carte en entier.',
      873: 'Ce numéro est trop long.',
      874: 'Saisissez uniquement des chiffres.',
      876: 'Nous acceptons Visa, Mastercard, American Express et Discover.',
      881: 'Saisissez uniquement des chiffres.',
      882: 'Saisissez le code de sécurité en entier.',
      883: 'Ce code de sécurité est trop long.',
      expired: 'Cette carte a expiré.',
      expiry: 'Choisissez le mois et l’année inscrits sur la carte.',
      holder: 'Saisissez le nom tel qu’il figure sur la carte.',
    },
  },
};
