/** A link of the site's navigation, as content gives it. */
export interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

/** A group of links under one heading, as every page brings it: the way to the group's own page. */
export interface NavigationGroup extends NavigationLink {
  /** Whether it has a menu. */
  readonly hasLinks: boolean;
  readonly image?: { readonly name: string; readonly alt: string } | undefined;
}

/** A group with all its links: the browser fetches these once, by themselves. */
export interface GroupMenu extends Omit<NavigationGroup, 'hasLinks'> {
  readonly links: readonly NavigationLink[];
  /** Other ways into the group, such as its collections. */
  readonly more: readonly NavigationColumn[];
}

/** Links under a heading that is none itself. */
export interface NavigationColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** What stands around every page: menus at the top, columns and small print at the bottom. */
export interface Navigation {
  readonly groups: readonly NavigationGroup[];
  /** Where the menus of the groups are, empty when there are none; the address changes when they do. */
  readonly menusAddress: string;
  /** What the menu of a phone has beside the groups: the way to the account, to showrooms, to help. */
  readonly shortcuts: readonly NavigationLink[];
  readonly footer: readonly NavigationColumn[];
  readonly legal: readonly NavigationLink[];
}

/** The same with the menus themselves. */
export interface FullNavigation extends Omit<Navigation, 'groups' | 'menusAddress' | 'footer'> {
  readonly menus: readonly GroupMenu[];
  readonly footer: readonly GroupMenu[];
}
