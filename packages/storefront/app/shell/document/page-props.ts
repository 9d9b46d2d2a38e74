import type { useActionData, useLoaderData } from 'react-router';

/** The data of a page's loader, as the page receives it. */
export type LoaderData<Load> = ReturnType<typeof useLoaderData<Load>>;

/** The props of a page whose route has this loader and action. */
export interface PageProps<Load, Act = undefined> {
  readonly loaderData: LoaderData<Load>;
  /** Absent until the page has the result of a form. */
  readonly actionData?: ReturnType<typeof useActionData<Act>>;
}
