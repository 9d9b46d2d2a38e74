/** Widths of the layout in px. @see platform spec §9 */
export const layoutBreakpoints = { mobile: 767, tablet: 768, desktop: 1280 } as const;
/** Least width of a row in px. @see platform spec §9 */
export const minRowWidth = 1025;
/** How far a page is scrolled before something shows, in px. @see platform spec §9 */
export const scrollOffsets = { general: 60, backToTop: 20, freeQuote: 120 } as const;
/** Widths in px at which a responsive picture changes. @see catalogue spec §9 */
export const imageBreakpoints = [425, 768, 1024] as const;
