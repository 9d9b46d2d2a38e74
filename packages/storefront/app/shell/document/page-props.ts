import type { useActionData, useLoaderData } from 'react-router';

/** What a page's loader returned, as the page receives it. */
export type LoaderData<Load> = ReturnType<typeof useLoaderData<Load>>;

/** The props of a page whose route has this loader and this action. */
export interface PageProps<Load, Act = undefined> {
  readonly loaderData: LoaderData<Load>;
  /** Absent until a form of the page has been answered. */
  readonly actionData?: ReturnType<typeof useActionData<Act>>;
}
