import type { ComponentType as ReactComponent } from 'react';
import type { ComponentType } from './component-views.server.ts';
import type { ComponentView, PageView } from './page-view.ts';

/** The props of the component that shows a part of a page. */
export interface PartProps<Type extends ComponentType> {
  readonly view: ComponentView<Type>;
  readonly page: PageView;
  /** The first part of a page carries its main heading. */
  readonly headingLevel: 1 | 2;
}

/** What shows each component of the content system; a type that has no row shows nothing. */
export type ComponentTable = { readonly [Type in ComponentType]?: ReactComponent<PartProps<Type>> };
