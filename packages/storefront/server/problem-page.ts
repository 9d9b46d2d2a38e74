import { defaultLanguage, localeOf, messages, type ByLocale } from '@basin/domain';

/** What a problem page says. */
interface ProblemTexts {
  readonly title: string;
  readonly text?: string;
  /** The label of the link that reloads the page; omitted where that cannot help. */
  readonly again?: string;
}

interface Problem {
  readonly status: number;
  /** In how many seconds a client may try again. */
  readonly retryAfter?: number;
  /** In the shop's built-in languages. */
  readonly texts: ByLocale<ProblemTexts>;
}

const unreadableFormTexts: ByLocale<ProblemTexts> = {
  en: {
    title: 'This form cannot be read',
    text: 'Nothing has changed. Open the page and fill in the form again.',
    again: 'Open the page',
  },
  fr: {
    title: 'Ce formulaire est illisible',
    text: 'Rien n’a changé. Ouvrez la page et remplissez de nouveau le formulaire.',
    again: 'Ouvrir la page',
  },
};

const problems = {
  badAddress: {
    status: 400,
    texts: {
      en: { title: 'This address cannot be read', text: 'Check the link, or start from the home page.' },
      fr: { title: 'Cette adresse est illisible', text: 'Vérifiez le lien ou partez de l’accueil.' },
    },
  },
  busy: {
    status: 503,
    retryAfter: 2,
    texts: {
      en: { title: 'The shop is busy', text: 'Please try again in a moment.', again: 'Try again' },
      fr: { title: 'La boutique est très fréquentée', text: 'Réessayez dans un instant.', again: 'Réessayer' },
    },
  },
  failed: {
    status: 500,
    texts: {
      en: { title: messages.errorBoundary, again: messages.tryAgain },
      fr: { title: 'Oups, une erreur est survenue\u202F!', again: 'Réessayer' },
    },
  },
  formTooLong: {
    status: 413,
    texts: {
      en: {
        title: 'Your form is too large',
        text: 'We could not read it. Choose a smaller file or send less text.',
        again: 'Fill in the form again',
      },
      fr: {
        title: 'Votre formulaire est trop volumineux',
        text: 'Nous n’avons pas pu le lire. Choisissez un fichier plus petit ou envoyez moins de texte.',
        again: 'Remplir de nouveau le formulaire',
      },
    },
  },
  foreignForm: {
    status: 403,
    texts: {
      en: {
        title: 'This form did not come from our shop',
        text: 'For your safety we did not read it. Open the page in our shop and fill in the form there.',
        again: 'Open the page',
      },
      fr: {
        title: 'Ce formulaire ne vient pas de notre boutique',
        text: 'Pour votre sécurité, nous ne l’avons pas lu. Ouvrez la page dans notre boutique et remplissez-y le formulaire.',
        again: 'Ouvrir la page',
      },
    },
  },
  late: {
    status: 503,
    retryAfter: 2,
    texts: {
      en: { title: 'This took too long', text: 'Please try again.', again: 'Try again' },
      fr: { title: 'La réponse a trop tardé', text: 'Veuillez réessayer.', again: 'Réessayer' },
    },
  },
  notAForm: {
    status: 415,
    texts: unreadableFormTexts,
  },
  notReady: {
    status: 503,
    retryAfter: 30,
    texts: {
      en: {
        title: 'We will be with you shortly',
        text: 'Our shop is not ready yet. Please come back in a few minutes.',
        again: 'Try again',
      },
      fr: {
        title: 'Nous sommes bientôt à vous',
        text: 'Notre boutique n’est pas encore prête. Revenez dans quelques minutes.',
        again: 'Réessayer',
      },
    },
  },
  unreadableForm: {
    status: 400,
    texts: unreadableFormTexts,
  },
} satisfies Readonly<Record<string, Problem>>;

/** Why the server responds without rendering a page. */
export type ProblemName = keyof typeof problems;

/**
 * Returns a page that works when everything else fails: no scripts, no upstream requests, readable without its styles.
 *
 * @param path the path of the request, which names the language of the page
 */
export function problemPage(name: ProblemName, path: string): Response {
  const { status, retryAfter, texts }: Problem = problems[name];
  const wanted = localeOf(path);
  const locale = wanted !== undefined && Object.hasOwn(texts, wanted) ? wanted : defaultLanguage;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
  return new Response(htmlOf(locale, texts[locale] ?? texts[defaultLanguage]), { status, headers });
}

const homeLabels: ByLocale<string> = { en: 'Home', fr: 'Accueil' };

function htmlOf(locale: string, { title, text, again }: ProblemTexts): string {
  const paragraph = text === undefined ? '' : `<p>${text}</p>`;
  const reload = again === undefined ? '' : `<p><a href="">${again}</a></p>`;
  const home = `<p><a href="/${locale}">${homeLabels[locale] ?? homeLabels[defaultLanguage]}</a></p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/problem.css"></head><body><main><h1>${title}</h1>${paragraph}${reload}${home}</main></body></html>`;
}
