/** How long a compared product stays. @see platform spec §9 */
export const compareLifeDays = 60;
/** A list that nobody touches is deleted after so long. @see platform spec §9 */
export const inactiveListDays = 30;
/** How long after an order its follow-up offers are shown. @see platform spec §9 and docs/domain.md A26 */
export const postOrderDays = 45;
/** Years in the expiry selector of a card, the current one included. @see platform spec §9 */
export const cardYears = 16;
/** A product is new for so long. @see catalogue spec §9 */
export const newBadgeMonths = 6;
