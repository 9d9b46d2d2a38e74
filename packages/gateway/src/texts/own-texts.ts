import cardFormEn from './en/card-form.json' with { type: 'json' };
import cataloguePdfEn from './en/catalogue-pdf.json' with { type: 'json' };
import documentsEn from './en/documents.json' with { type: 'json' };
import emailsEn from './en/emails.json' with { type: 'json' };
import facetsEn from './en/facets.json' with { type: 'json' };
import invoiceEn from './en/invoice.json' with { type: 'json' };
import measuresEn from './en/measures.json' with { type: 'json' };
import payPalEn from './en/pay-pal.json' with { type: 'json' };
import quoteEn from './en/quote.json' with { type: 'json' };
import samplesEn from './en/samples.json' with { type: 'json' };
import searchEn from './en/search.json' with { type: 'json' };
import specificationsEn from './en/specifications.json' with { type: 'json' };
import typographyEn from './en/typography.json' with { type: 'json' };
import cardFormFr from './fr/card-form.json' with { type: 'json' };
import cataloguePdfFr from './fr/catalogue-pdf.json' with { type: 'json' };
import documentsFr from './fr/documents.json' with { type: 'json' };
import emailsFr from './fr/emails.json' with { type: 'json' };
import facetsFr from './fr/facets.json' with { type: 'json' };
import invoiceFr from './fr/invoice.json' with { type: 'json' };
import measuresFr from './fr/measures.json' with { type: 'json' };
import payPalFr from './fr/pay-pal.json' with { type: 'json' };
import quoteFr from './fr/quote.json' with { type: 'json' };
import samplesFr from './fr/samples.json' with { type: 'json' };
import searchFr from './fr/search.json' with { type: 'json' };
import specificationsFr from './fr/specifications.json' with { type: 'json' };
import typographyFr from './fr/typography.json' with { type: 'json' };

/** The gateway's built-in messages to shoppers, by language and file. */
export const ownTexts = {
  en: {
    'card-form': cardFormEn,
    'catalogue-pdf': cataloguePdfEn,
    documents: documentsEn,
    emails: emailsEn,
    facets: facetsEn,
    invoice: invoiceEn,
    measures: measuresEn,
    'pay-pal': payPalEn,
    quote: quoteEn,
    samples: samplesEn,
    search: searchEn,
    specifications: specificationsEn,
    typography: typographyEn,
  },
  fr: {
    'card-form': cardFormFr,
    'catalogue-pdf': cataloguePdfFr,
    documents: documentsFr,
    emails: emailsFr,
    facets: facetsFr,
    invoice: invoiceFr,
    measures: measuresFr,
    'pay-pal': payPalFr,
    quote: quoteFr,
    samples: samplesFr,
    search: searchFr,
    specifications: specificationsFr,
    typography: typographyFr,
  },
};
