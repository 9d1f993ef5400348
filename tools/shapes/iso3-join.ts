import { codeOfUnnumbered, shapeSplits, statePoints } from '#catalog/regions/atlas-exceptions.ts';

/**
 * Joins the world-atlas geometries (Natural Earth, ids are ISO 3166 numeric strings) to ISO 3166 alpha-3 codes.
 *
 * The published ids are not enough by themselves: five geometries have no id, `036` is used twice, and some areas
 * with their own statistics are hidden inside another country's shape. Each exception is a row with its reason; the
 * server's own shapes share those in `catalog/regions/atlas-exceptions.ts`.
 */

const NUMERIC_TO_ISO3 = `
004AFG 008ALB 012DZA 016ASM 020AND 024AGO 028ATG 031AZE 032ARG 036AUS 040AUT 044BHS 048BHR 050BGD 051ARM 052BRB
056BEL 060BMU 064BTN 068BOL 070BIH 072BWA 076BRA 084BLZ 086IOT 090SLB 092VGB 096BRN 100BGR 104MMR 108BDI 112BLR
116KHM 120CMR 124CAN 132CPV 136CYM 140CAF 144LKA 148TCD 152CHL 156CHN 158TWN 170COL 174COM 178COG 180COD 184COK
188CRI 191HRV 192CUB 196CYP 203CZE 204BEN 208DNK 212DMA 214DOM 218ECU 222SLV 226GNQ 231ETH 232ERI 233EST 234FRO
238FLK 239SGS 242FJI 246FIN 248FIN 250FRA 258PYF 260ATF 262DJI 266GAB 268GEO 270GMB 275PSE 276DEU 288GHA 296KIR
300GRC 304GRL 308GRD 316GUM 320GTM 324GIN 328GUY 332HTI 340HND 344HKG 348HUN 352ISL 356IND 360IDN 364IRN 368IRQ
372IRL 376ISR 380ITA 384CIV 388JAM 392JPN 398KAZ 400JOR 404KEN 408PRK 410KOR 414KWT 417KGZ 418LAO 422LBN 426LSO
428LVA 430LBR 434LBY 438LIE 440LTU 442LUX 446MAC 450MDG 454MWI 458MYS 462MDV 466MLI 470MLT 478MRT 480MUS 484MEX
492MCO 496MNG 498MDA 499MNE 500MSR 504MAR 508MOZ 512OMN 516NAM 520NRU 524NPL 528NLD 531CUW 533ABW 534SXM 540NCL
548VUT 554NZL 558NIC 562NER 566NGA 570NIU 574NFK 578NOR 580MNP 583FSM 584MHL 585PLW 586PAK 591PAN 598PNG 600PRY
604PER 608PHL 612PCN 616POL 620PRT 624GNB 626TLS 630PRI 634QAT 642ROU 643RUS 646RWA 652BLM 654SHN 659KNA 660AIA
662LCA 663MAF 666SPM 670VCT 674SMR 678STP 682SAU 686SEN 688SRB 690SYC 694SLE 702SGP 703SVK 704VNM 705SVN 706SOM
710ZAF 716ZWE 724ESP 728SSD 729SDN 732ESH 740SUR 748SWZ 752SWE 756CHE 760SYR 762TJK 764THA 768TGO 776TON 780TTO
784ARE 788TUN 792TUR 795TKM 796TCA 800UGA 804UKR 807MKD 818EGY 826GBR 831GGY 832JEY 833IMN 834TZA 840USA 850VIR
854BFA 858URY 860UZB 862VEN 876WLF 882WSM 887YEM 894ZMB`;

/** Geometries that no country's figures cover; drawn as plain land, or not at all. */
export const LEFT_OUT: Readonly<Record<string, { draw: boolean; reason: string }>> = {
  'Siachen Glacier': {
    draw: true,
    reason: 'claimed by two countries, has no code: plain land inside dashed lines',
  },
  Antarctica: { draw: false, reason: 'has no agriculture and would take a fifth of the map' },
  'Indian Ocean Ter.': {
    draw: false,
    reason: 'two Australian islands far smaller than a pixel, without figures',
  },
  'Heard I. and McDonald Is.': { draw: false, reason: 'uninhabited' },
  Vatican: { draw: false, reason: 'smaller than a pixel, without crop figures' },
};

/** Polygons that leave the country they are published in. */
export const SPLITS = shapeSplits;

/** States that the shapes lack: longitude and latitude, in degrees. */
export const POINTS = statePoints;

/** Every country and territory that FAOSTAT reports on, which the map must therefore show as a shape or a circle. */
export const FAO_COUNTRIES: readonly string[] = `
AFG AGO ALB AND ARE ARG ARM ATG AUS AUT AZE BDI BEL BEN BFA BGD BGR BHR BHS BIH BLR BLZ BOL BRA BRB BRN BTN BWA CAF
CAN CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESP EST ETH FIN
FJI FRA FRO FSM GAB GBR GEO GHA GIN GLP GMB GNB GNQ GRC GRD GTM GUF GUY HKG HND HRV HTI HUN IDN IND IRL IRN IRQ ISL
ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LKA LSO LTU LUX LVA MAC MAR MDA MDG MDV MEX
MHL MKD MLI MLT MMR MNE MNG MOZ MRT MTQ MUS MWI MYS NAM NCL NER NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PER PHL
PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SLB SLE SLV SMR SOM SRB SSD STP SUR SVK SVN
SWE SWZ SYC SYR TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR URY USA UZB VCT VEN VNM VUT WLF WSM
XKX YEM ZAF ZMB ZWE
ABW ASM BMU CYM ESH FLK GRL GUM LIE MCO MNP MSR MYT SHN SPM VGB VIR AIA TCA`
  .trim()
  .split(/\s+/);

const byNumeric: ReadonlyMap<string, string> = new Map(
  NUMERIC_TO_ISO3.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 3), entry.slice(3)]),
);

/** The ISO3 code of a world-atlas geometry, or null when the table has none. */
export function iso3Of(id: string | undefined, name: string): string | null {
  const coded = id === undefined ? undefined : byNumeric.get(id);
  return coded ?? codeOfUnnumbered[name] ?? null;
}
