/** Products of a listing page. @see catalogue spec §9 */
export const listingPageSize = 30;
/** Inspirations of a page. @see catalogue spec §9 */
export const inspirationPageSize = 30;
/** Favourites enriched in one search. @see catalogue spec §9 */
export const favouritesRows = 50;
/** Suggestions while typing. @see catalogue spec §9 */
export const typeAheadRows = 10;
/** Rooms of the shop-the-room list. @see catalogue spec §9 */
export const shopTheRoomRows = 30;
/** Rows of the seed search. @see catalogue spec §9 */
export const seedSearchRows = 5;
/** Recently viewed products, unless the configuration says otherwise. @see catalogue spec §9 */
export const recentlyViewedLimit = 10;
