/** The first three digits of the ZIP codes of each state. An exception precedes the range that contains it. */
const ranges = `
  NY 005-005, MA 010-027, RI 028-029, NH 030-038, ME 039-049, VT 050-059, CT 060-069, NJ 070-089, NY 100-149, PA 150-196,
  DE 197-199, VA 201-201, DC 200-205, MD 206-219, VA 220-246, WV 247-268, NC 270-289, SC 290-299, GA 300-319, FL 320-349,
  AL 350-369, TN 370-385, MS 386-397, GA 398-399, KY 400-427, OH 430-459, IN 460-479, MI 480-499, IA 500-528, WI 530-549,
  MN 550-567, SD 570-577, ND 580-588, MT 590-599, IL 600-629, MO 630-658, KS 660-679, NE 680-693, LA 700-714, AR 716-729,
  TX 733-733, OK 730-749, TX 750-799, CO 800-816, WY 820-831, ID 832-838, UT 840-847, AZ 850-865, NM 870-884, TX 885-885,
  NV 889-898, CA 900-961, HI 967-968, OR 970-979, WA 980-994, AK 995-999`
  .split(',')
  .map((range) => [range.trim().slice(0, 2), range.trim().slice(3, 6), range.trim().slice(7)] as const);

/** Returns the state of a ZIP code, or undefined for an unknown code. */
export function stateOf(zip: string): string | undefined {
  const area = zip.slice(0, 3);
  return ranges.find(([, first, last]) => area >= first && area <= last)?.[0];
}
