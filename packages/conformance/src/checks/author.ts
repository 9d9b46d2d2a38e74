import { checksOf, type Check } from '../check.ts';
import { expectSame, expectStatus, expectThat, Inconclusive } from '../verdict.ts';
import type { Visit } from '../visit.ts';

const withAuthor =
  (verify: Check['verify']): Check['verify'] =>
  async (visit) => {
    if (visit.settings.authorUrl === undefined) throw new Inconclusive('no author system was given (--author)');
    await verify(visit);
  };

const configuration = (visit: Visit) =>
  visit.reply('config.global', { query: { path: configPath(visit), caConfig: 'true' } });

const configPath = ({ settings }: Visit): string => settings.configPath ?? '/content/basin/us/en';

/** The configuration, the texts and the pages of the author system. */
export const authorChecks = [
  ...checksOf('config', [
    [
      'config.global',
      'the configuration names the sales channel and the listing servlet',
      withAuthor(async (visit) => {
        const { channel, general } = await configuration(visit);
        expectThat(channel !== '', 'apiEndPointData.map.channel is missing');
        expectThat((general.listingServletPath ?? '') !== '', 'general.plpServletPath is missing');
      }),
    ],
    [
      'config.listingServlet',
      'the listing servlet maps categories to paths',
      withAuthor(async (visit) => {
        const path = (await configuration(visit)).general.listingServletPath;
        if (path === undefined) throw new Inconclusive('no listing servlet is configured');
        const mapping = await visit.reply('config.listingServlet', { query: { path } });
        expectThat(mapping.size > 0, 'pdpURLMapping is empty');
      }),
    ],
    [
      'config.list',
      'every list of the configuration is a list of options',
      withAuthor(async (visit) => {
        for (const path of Object.values((await configuration(visit)).general.listPaths)) {
          const options = await visit.reply('config.list', { query: { path } });
          expectThat(options.length > 0, `${path} has no options`);
        }
      }),
    ],
    [
      'config.urlProperty',
      'an unset property is empty, not an error',
      withAuthor(async (visit) => {
        const response = await visit.call('config.urlProperty', { query: { path: `/content/none-${visit.suffix}` } });
        if (response.isSuccess) expectSame(response.reply, undefined, 'the property');
        else expectStatus(response, 400, 404);
      }),
    ],
  ]),
  ...checksOf('features', [
    [
      'features.list',
      'every feature is on or off',
      withAuthor(async (visit) => {
        await visit.reply('features.list');
      }),
    ],
  ]),
  ...checksOf('content', [
    [
      'content.dictionary',
      'both languages have the same texts',
      withAuthor(async (visit) => {
        const keys = async (locale: string) =>
          [...(await visit.reply('content.dictionary', { params: { locale } })).keys()].sort();
        expectSame(await keys('fr'), await keys('en'), 'the keys in French');
      }),
    ],
    [
      'content.dictionary',
      'the texts of the languages differ',
      withAuthor(async (visit) => {
        const textsOf = (locale: string) => visit.reply('content.dictionary', { params: { locale } });
        const [english, french] = [await textsOf('en'), await textsOf('fr')];
        const same = [...french].filter(([key, text]) => english.get(key) === text);
        expectThat(same.length < french.size / 2, `${same.length} of ${french.size} French texts are the English ones`);
      }),
    ],
    [
      'content.dictionary',
      'a language without texts is 404',
      withAuthor(async (visit) =>
        expectStatus(await visit.call('content.dictionary', { params: { locale: 'la' } }), 404),
      ),
    ],
    [
      'content.pageModel',
      'a page has a type; a missing page is 404',
      withAuthor(async (visit) => {
        await visit.reply('content.pageModel', { params: { pagePath: configPath(visit) } });
        const missing = await visit.call('content.pageModel', { params: { pagePath: `/none-${visit.suffix}` } });
        expectStatus(missing, 404);
      }),
    ],
  ]),
  ...checksOf('stores', [
    [
      'stores.details',
      'a page without a store is 404',
      withAuthor(async (visit) =>
        expectStatus(await visit.call('stores.details', { query: { path: `/none-${visit.suffix}` } }), 404),
      ),
    ],
  ]),
];
