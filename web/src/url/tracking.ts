/**
 * Parameters that other sites add to links to follow their visitors: campaigns (`utm_…`), clicks on advertisements (Google
 * `gclid` `gbraid` `wbraid` `dclid` `gad_…` `srsltid`, Facebook `fbclid`, Microsoft `msclkid`, Yandex `yclid`, TikTok
 * `ttclid`, X `twclid`, LinkedIn `li_fat_id`, Instagram `igshid`), letters (Mailchimp `mc_cid` `mc_eid`) and visits (`_ga` `_gl`
 * `ref`).
 */
const tracking =
  /^(utm_.*|gad_.*|gclid|gbraid|wbraid|dclid|srsltid|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|ref)$/;

/** Whether a parameter of the address is no wish of the visitor's and changes nothing on any page. */
export function isTracking(name: string): boolean {
  return tracking.test(name);
}
