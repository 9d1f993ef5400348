/**
 * Dry beans (item 176) of 2023 as the publishers' files have them, by member of each network: area harvested in hectares (5312) and
 * production in tonnes (5510) of FAOSTAT QCL, gross production value in 1000 international dollars (152). Members without a row grow none
 * that any source has listed.
 */
export const membersByHand = {
  ECABREN: [
    ['BDI', 1_470_473, 834_214.01, 635_871.082],
    ['COD', 505_980, 276_079, 210_438],
    ['ETH', 371_488, 616_857.83, 470_193.561],
    ['KEN', 1_219_960, 860_973, 656_267.848],
    ['MDG', 76_025, 91_158, 69_484.252],
    ['RWA', 626_306, 450_360, 343_282.296],
    ['SDN', 3588, 12_641.67, 9636],
    ['TZA', 1_080_752, 1_484_000, 1_131_163.795],
    ['UGA', 1_164_419, 865_202.84, 659_492],
  ],
  SABRN: [
    ['AGO', 737_922, 366_865, 279_639],
    ['LSO', 19_827, 5251, 4003],
    ['MOZ', 1_163_750, 549_153.21, 418_586.408],
    ['MWI', 365_569, 219_820.45, 167_555.886],
    ['SWZ', 1514, 716.64, 546],
    ['ZAF', 36_650, 50_260, 38_310.17],
    ['ZMB', 131_840, 88_095.3, 67_150],
    ['ZWE', 61_718, 33_072.41, 25_209.106],
  ],
  WECABREN: [
    ['CMR', 303_828, 390_098.03, 297_348.226],
    ['COG', 5436, 4481.91, 3416],
    ['GHA', 129_725, 169_415.48, 129_135.214],
    ['MLI', 16_333, 164_080.56, 125_068.726],
    ['TGO', 397_626, 224_949.06, 171_465],
  ],
} as const;

/** Their sums, worked out on paper: area, production, value, and how many members have a figure. */
export const sumsByHand = {
  ECABREN: [6_518_991, 5_491_486.35, 4_185_828.834, 9],
  SABRN: [2_518_790, 1_313_234.01, 1_000_999.57, 8],
  WECABREN: [852_948, 953_025.04, 726_433.166, 5],
} as const;
