import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// in the documentation Storybook lies in a folder of the site
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Basin: documentation', brandUrl: '../', brandTarget: '_self' }),
});
