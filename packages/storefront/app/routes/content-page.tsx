import { memo } from 'react';
import { AnyPage } from '../features/content/index.ts';
import { hasSameData } from '../shell/document/use-shop.ts';
import { sharedWithGuests } from '../shell/document/shared-page.server.ts';

export { loadContentPage as loader } from '../features/content/index.server.ts';

export const middleware = sharedWithGuests;

export default memo(AnyPage, hasSameData);
