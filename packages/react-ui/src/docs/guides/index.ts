import { actionGuides } from './actions.tsx';
import { choiceGuides } from './choices.tsx';
import { commerceGuides } from './commerce.tsx';
import { dataGuides } from './data.tsx';
import { feedbackGuides } from './feedback.tsx';
import { fieldGuides } from './fields.tsx';
import type { Guide } from './guide.ts';
import { layoutGuides } from './layout.tsx';
import { mediaGuides } from './media.tsx';
import { navigationGuides } from './navigation.tsx';
import { overlayGuides } from './overlays.tsx';

/** What is known of each component beside its props, by the last part of the title of its stories. */
export const guides: Readonly<Record<string, Guide>> = {
  ...actionGuides,
  ...choiceGuides,
  ...commerceGuides,
  ...dataGuides,
  ...feedbackGuides,
  ...fieldGuides,
  ...layoutGuides,
  ...mediaGuides,
  ...navigationGuides,
  ...overlayGuides,
};
