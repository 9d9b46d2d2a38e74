import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// in the documentation Storybook is in a subfolder of the site
addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Basin: documentation', brandUrl: '../', brandTarget: '_self' }),
});
