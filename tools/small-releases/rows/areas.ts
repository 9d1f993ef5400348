/** FAO's numbers of the areas that rows name. */
export const BRA = 21;
export const BDI = 29;
export const FRA = 68;
export const HKG = 96;
export const IND = 100;
export const KEN = 114;
export const TZA = 215;
export const SUN = 228;
export const VNM = 237;
/** Kosovo, which has no number of the United Nations. */
export const XKX = 275;
export const WLRD = 5000;
export const easternAfrica = 5101;
