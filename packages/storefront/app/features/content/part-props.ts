import type { ComponentType as ReactComponent } from 'react';
import type { ComponentType } from './component-views.server.ts';
import type { ComponentView, PageView } from './page-view.ts';

/** The props of the component that renders a page part. */
export interface PartProps<Type extends ComponentType> {
  readonly view: ComponentView<Type>;
  readonly page: PageView;
  /** 1 for the first part of a page, which has its main heading. */
  readonly headingLevel: 1 | 2;
}

/** The React component for each type of page part. A type without an entry is not rendered. */
export type ComponentTable = { readonly [Type in ComponentType]?: ReactComponent<PartProps<Type>> };
