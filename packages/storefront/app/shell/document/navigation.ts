/** A link of the site's navigation, as content gives it. */
export interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

/** A group of links under one heading. */
export interface NavigationGroup extends NavigationLink {
  readonly links: readonly NavigationLink[];
  /** Other ways into the group, such as its collections. */
  readonly more: readonly NavigationColumn[];
  readonly image?: { readonly name: string; readonly alt: string } | undefined;
}

/** Links under a heading that is none itself. */
export interface NavigationColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** What stands around every page: menus at the top, columns and small print at the bottom. */
export interface Navigation {
  readonly groups: readonly NavigationGroup[];
  /** What the menu of a phone has beside the groups: the way to the account, to showrooms, to help. */
  readonly shortcuts: readonly NavigationLink[];
  readonly footer: readonly NavigationGroup[];
  readonly legal: readonly NavigationLink[];
}
