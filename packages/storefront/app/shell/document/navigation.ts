/** A link of the site's navigation, as content gives it. */
export interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

/** A group of links under one heading. */
export interface NavigationGroup extends NavigationLink {
  readonly links: readonly NavigationLink[];
  readonly image?: { readonly name: string; readonly alt: string } | undefined;
}

/** What stands around every page: menus at the top, columns and small print at the bottom. */
export interface Navigation {
  readonly groups: readonly NavigationGroup[];
  readonly footer: readonly NavigationGroup[];
  readonly legal: readonly NavigationLink[];
}
