import type { Pair } from '../catalogue/generate/text.ts';

/** The words of one kind of e-mail; what stands in braces is filled in from its facts. */
export interface Letter {
  readonly subject: Pair;
  readonly paragraphs: readonly Pair[];
  /** Where its button leads: a path of the shop. */
  readonly action: {
    readonly label: Pair;
    readonly path: string;
    /** What its secret is called in the address. */
    readonly secret?: string;
  };
  /** Why it came, and what to do if it should not have. */
  readonly reason: Pair;
}

const notAsked: Pair = [
  'If you did not ask for this, do nothing: without the link nothing changes.',
  "Si vous n'avez rien demandé, ne faites rien : sans le lien, rien ne change.",
];
const hasAccount: Pair = [
  'You receive this because you have an account with us.',
  'Vous recevez ce message parce que vous avez un compte chez nous.',
];

/** Everything that the house writes, each in both languages. */
export const letters = {
  recovery: {
    subject: ['Choose a new password', 'Choisissez un nouveau mot de passe'],
    paragraphs: [
      [
        'Somebody, we hope you, asked for a new password for your account. The link below is good for one hour, and once.',
        'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte. Le lien ci-dessous vaut une heure, et une seule fois.',
      ],
    ],
    action: {
      label: ['Choose a password', 'Choisir un mot de passe'],
      path: '/reset-password',
      secret: 'recoveryToken',
    },
    reason: notAsked,
  },
  unlock: {
    subject: ['Unlock your account', 'Déverrouillez votre compte'],
    paragraphs: [
      [
        'Your account was locked after too many tries with a wrong password. The link below opens it again; it is good for one hour, and once. Your password stays as it was.',
        'Votre compte a été verrouillé après trop d’essais avec un mauvais mot de passe. Le lien ci-dessous le rouvre ; il vaut une heure, et une seule fois. Votre mot de passe reste le même.',
      ],
    ],
    action: {
      label: ['Unlock the account', 'Déverrouiller le compte'],
      path: '/reset-password',
      secret: 'recoveryToken',
    },
    reason: notAsked,
  },
  passwordChanged: {
    subject: ['Your password was changed', 'Votre mot de passe a été changé'],
    paragraphs: [
      [
        'The password of your account was changed just now, and every device was signed out. If it was you, there is nothing to do.',
        'Le mot de passe de votre compte vient d’être changé, et toutes les sessions ont été fermées. Si c’était vous, il n’y a rien à faire.',
      ],
      [
        'If it was not you, ask for a new password at once and then write to us.',
        'Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe, puis écrivez-nous.',
      ],
    ],
    action: { label: ['Sign in', 'Ouvrir une session'], path: '/sign-in' },
    reason: hasAccount,
  },
  welcome: {
    subject: ['Welcome to Basin', 'Bienvenue chez Basin'],
    paragraphs: [
      [
        'Your account is open. It keeps your addresses, your favourites and your orders, so that a room can be finished a piece at a time.',
        'Votre compte est ouvert. Il garde vos adresses, vos favoris et vos commandes : une pièce peut ainsi se finir élément par élément.',
      ],
    ],
    action: { label: ['See your account', 'Voir votre compte'], path: '/my-account' },
    reason: [
      'You receive this because this address was given for a new account. If it was not you, write to us and we close it.',
      'Vous recevez ce message parce que cette adresse a servi à ouvrir un compte. Si ce n’était pas vous, écrivez-nous et nous le fermerons.',
    ],
  },
  order: {
    subject: ['Your order {orderNumber}', 'Votre commande {orderNumber}'],
    paragraphs: [
      [
        'Thank you. We have your order {orderNumber} and tell you here what is in it. Each piece leaves the works on its own day.',
        'Merci. Nous avons votre commande {orderNumber} ; en voici le détail. Chaque pièce quitte l’atelier à son jour.',
      ],
    ],
    action: { label: ['See where it is', 'Suivre la commande'], path: '/order-status' },
    reason: [
      'You receive this because this address was given with the order. The number and the address together find it, so keep this message.',
      'Vous recevez ce message parce que cette adresse accompagne la commande. Le numéro et l’adresse la retrouvent ensemble : gardez ce message.',
    ],
  },
  'shared-cart': {
    subject: ['A cart is shared with you', 'Un panier est partagé avec vous'],
    paragraphs: [
      [
        'Somebody has chosen pieces in our shop and would like you to see them. Whoever has the link below sees the list; it says nothing of its owner, and can be taken over into a cart of your own.',
        'Quelqu’un a choisi des pièces dans notre boutique et souhaite vous les montrer. Le lien ci-dessous ouvre la liste ; elle ne dit rien de qui l’a faite, et peut passer dans votre propre panier.',
      ],
    ],
    action: { label: ['See the cart', 'Voir le panier'], path: '/shared-cart', secret: 'sharedCartId' },
    reason: [
      'You receive this because somebody gave this address when sharing a cart. We keep it for nothing else.',
      'Vous recevez ce message parce que quelqu’un a donné cette adresse en partageant un panier. Nous ne la gardons pour rien d’autre.',
    ],
  },
  case: {
    subject: ['Your question has the number {caseNumber}', 'Votre question porte le numéro {caseNumber}'],
    paragraphs: [
      [
        'We have what you wrote, under the number {caseNumber}. A person reads it and answers to this address, as a rule within one business day.',
        'Nous avons bien reçu votre message, sous le numéro {caseNumber}. Une personne le lit et répond à cette adresse, en général sous un jour ouvrable.',
      ],
    ],
    action: { label: ['Read help and answers', 'Lire l’aide et les réponses'], path: '/support/help-and-faq' },
    reason: [
      'You receive this because somebody gave this address in our contact form. If it was not you, you need not answer.',
      'Vous recevez ce message parce que cette adresse a été donnée dans notre formulaire. Si ce n’était pas vous, inutile de répondre.',
    ],
  },
  subscription: {
    subject: ['You are on our list', 'Vous êtes sur notre liste'],
    paragraphs: [
      [
        'About once a month we write to you of collections, rooms and finishes that are new.',
        'Environ une fois par mois, nous vous écrirons : collections, pièces et finis nouveaux.',
      ],
    ],
    action: { label: ['Look at rooms', 'Voir des pièces'], path: '/inspiration' },
    reason: [
      'You receive this because this address was given for our news. To be taken off the list, answer with one word: stop.',
      'Vous recevez ce message parce que cette adresse a été inscrite à nos nouvelles. Pour quitter la liste, répondez d’un mot : stop.',
    ],
  },
} as const satisfies Record<string, Letter>;

/** What all letters share. */
export const phrases = {
  greeting: ['Hello {firstName},', 'Bonjour {firstName},'],
  greetingUnnamed: ['Hello,', 'Bonjour,'],
  linkBelow: ['If the button does not work, open this address:', 'Si le bouton ne répond pas, ouvrez cette adresse :'],
  piece: ['Piece', 'Article'],
  quantity: ['Quantity', 'Quantité'],
  amount: ['Amount', 'Montant'],
  shipping: ['Shipping', 'Livraison'],
  tax: ['Tax', 'Taxes'],
  total: ['Total', 'Total'],
} as const satisfies Record<string, Pair>;
