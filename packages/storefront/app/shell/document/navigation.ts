/** A link of the site navigation, from the content system. */
export interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

/** A navigation group as every page includes it: a link to the group's own page. */
export interface NavigationGroup extends NavigationLink {
  /** Whether the group has a menu. */
  readonly hasLinks: boolean;
  readonly image?: { readonly name: string; readonly alt: string } | undefined;
}

/** A group with all its links. The browser loads these separately, once. */
export interface GroupMenu extends Omit<NavigationGroup, 'hasLinks'> {
  readonly links: readonly NavigationLink[];
  /** More links of the group, such as its collections. */
  readonly more: readonly NavigationColumn[];
}

/** Links under a heading that is not a link. */
export interface NavigationColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The navigation around every page: menus at the top, columns and legal links at the bottom. */
export interface Navigation {
  readonly groups: readonly NavigationGroup[];
  /** The URL of the group menus, which changes when they do. Empty when there are none. */
  readonly menusUrl: string;
  /** The mobile menu's other links: account, showrooms and help. */
  readonly shortcuts: readonly NavigationLink[];
  readonly footer: readonly NavigationColumn[];
  readonly legal: readonly NavigationLink[];
}

/** The navigation with the full menus. */
export interface FullNavigation extends Omit<Navigation, 'groups' | 'menusUrl' | 'footer'> {
  readonly menus: readonly GroupMenu[];
  readonly footer: readonly GroupMenu[];
}
