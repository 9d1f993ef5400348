/** Lines and outlines of a drawn bean plant, in units of its drawing. */

/** What is drawn of it, from left to right and from top to bottom. */
export const plantBox = { x: -12, y: 30, width: 438, height: 578 };

/** The level of the ground. */
export const ground = 'M90 462H310';

export const taproot = 'M183 458C184 490 188 530 189 586 191 530 196 490 197 458Z';
/** Side roots and their finer ones. */
export const sideRoots = [
  'M190 482C158.8 484 135.4 492.4 112 508M151 487.7q-12 10-16 24',
  'M190 486C224.4 488 250.2 498 276 516M233 492.6q12 10 16 24',
  'M190 498C166 500 148 511.6 130 532M160 505.5q-12 10-16 24',
  'M190 505C216.4 507 236.2 519.4 256 541M223 512.9q12 10 16 24',
  'M190 518C172.4 520 159.2 531.6 146 552M168 525.5q-12 10-16 24',
  'M190 524C208.4 526 222.2 538.4 236 560M213 531.9q12 10 16 24',
  'M190 540C178.8 542 170.4 551.2 162 568M190 545C202 547 211 555.4 220 571',
].join('');
/** Nodules: middle and radius. */
export const nodules = [
  [163.5, 487.9, 3.2],
  [141.6, 494.5, 2.8],
  [122.9, 503.3, 2.4],
  [219.2, 492.3, 3.2],
  [243.3, 500, 2.8],
  [264, 510.1, 2.4],
  [152.8, 513.4, 2.8],
  [212.4, 512, 3.2],
  [152.2, 544.9, 2.4],
  [218.5, 540.1, 2.8],
  [180.5, 546.1, 3.2],
] as const;

export const stem =
  'M190 462C190 420 183 385 187 340 190 300 202 275 199 232 196 190 184 165 192 120 196 98 205 84 207 66';
export const tendril = 'M207 66c2-14 12-22 20-20 8 3 5 14-2 11';
export const seedLeaves = 'M183 424c-14-3-20 6-16 14 6 5 16-2 17-9ZM196 422c14-5 22 3 19 11-5 6-17 1-18-6Z';

/** Leaves of three leaflets: where the stalk begins and bends, where the leaflets meet, the direction of the middle one, and its length. */
export const leaves = [
  { from: 'M187 350Q147 328', x: 112, y: 322, angle: -151.5, length: 76 },
  { from: 'M198 258Q242 252', x: 285, y: 262, angle: 16.6, length: 72 },
  { from: 'M194 190Q155 167', x: 120, y: 160, angle: -155.9, length: 66 },
  { from: 'M193 118Q223 97', x: 258, y: 92, angle: -25.8, length: 52 },
  { from: 'M204 82Q188 59', x: 176, y: 52, angle: -143, length: 34 },
] as const;

/** A leaflet of a length along x, beginning at zero. */
export const leaflet = (length: number): string =>
  path`M0 0C${length * 0.02} ${length * -0.296} ${length * 0.42} ${length * -0.349} ${length * 0.72} ${length * -0.138}C${length * 0.84} ${length * -0.06} ${length * 0.93} ${length * -0.023} ${length} 0C${length * 0.93} ${length * 0.023} ${length * 0.84} ${length * 0.06} ${length * 0.72} ${length * 0.138}C${length * 0.42} ${length * 0.349} ${length * 0.02} ${length * 0.296} 0 0Z`;

/** The veins of a leaflet: where each leaves the middle one, and where it ends. */
export const veins = (length: number): string =>
  [
    [0.26, 0.38, 0.21],
    [0.43, 0.55, 0.19],
    [0.6, 0.71, 0.12],
    [0.76, 0.85, 0.05],
  ]
    .flatMap(([from = 0, to = 0, out = 0]) =>
      [out, -out].map((side) => path`M${length * from} 0L${length * to} ${length * side}`),
    )
    .join('');

/** A path with its numbers in tenths. */
function path(texts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return texts.reduce((all, text, at) => all + Math.round((numbers[at - 1] ?? 0) * 10) / 10 + text);
}

export const flowerStalk = 'M193 150C215 150 240 158 262 168';
export const buds = [
  { at: 'translate(266,170) rotate(100)', d: 'M0 0C-5-3-6-10 0-15 6-10 5-3 0 0Z' },
  { at: 'translate(250,163) rotate(40)', d: 'M0 0C-5-3-6-10 0-15 6-10 5-3 0 0Z' },
] as const;
export const flowers = [
  'translate(236,160) rotate(18) scale(.92)',
  'translate(216,154) rotate(-30) scale(.8)',
] as const;
export const petals =
  'M0 0C-15-3-22-19-10-27-4-31 1-28 3-24 8-29 17-27 18-18 18-8 9-1 0 0ZM0 0C4-9 17-11 22-3 24 4 15 9 8 6 4 5 1 3 0 0Z';
export const petalLines = 'M3-24C2-15 1-8 0 0M0 0C4-2 9-2 12 1M-4 3C-3-1 1-2 4 1 3 5-1 7-4 3Z';

export const podStalk = 'M188 325C206 322 222 330 232 342';
export const pods = [
  {
    at: 'translate(232,342)',
    d: 'M-3.4 0.9C-4.8 2.3 -2.6 8.3 -2.1 11.9C-1.6 15.6 -1.4 19.4 -0.4 22.9C0.7 26.3 2.8 29.3 4.1 32.7C5.4 36 5.8 39.9 7.5 43C9.1 46.2 12 48.6 13.9 51.7C15.8 54.7 16.6 58.4 18.8 61.2C20.9 64 24.3 65.9 26.7 68.6C29.2 71.2 30.7 74.6 33.3 77C35.9 79.4 39.5 80.9 42.5 82.9C45.6 84.9 49.6 89.7 51.4 89.1C53.2 88.4 54 82 53.3 79C52.7 75.9 49.5 73.2 47.5 70.6C45.5 67.9 43 65.7 41.1 63.1C39.2 60.5 37.9 57.4 36 54.8C34.2 52.1 31.6 50 29.9 47.3C28.2 44.6 27.3 41.4 25.6 38.6C23.9 35.9 21.4 33.6 19.8 30.8C18.2 27.9 17.6 24.6 16 21.7C14.5 18.8 12 16.2 10.4 13.1C8.8 10.1 8.7 5.7 6.4 3.7C4.1 1.6 -2 -0.5 -3.4 0.9Z',
  },
  {
    at: 'translate(226,336)',
    d: 'M-3.3 -0.3C-5 0.4 -4.9 5.9 -5.7 9C-6.5 12.1 -7.8 15.3 -8.1 18.5C-8.5 21.7 -7.8 24.9 -8 28.2C-8.2 31.4 -9.4 34.7 -9.4 38C-9.4 41.3 -8 44.6 -7.8 47.9C-7.6 51.3 -8.7 54.8 -8.3 58.1C-7.9 61.5 -6.1 64.7 -5.5 68.1C-4.9 71.5 -5.5 75.1 -4.7 78.5C-3.9 81.9 -2 85.1 -0.8 88.5C0.3 91.9 0.5 98.1 2.3 98.7C4 99.3 8.3 94.9 9.5 92C10.8 89.1 9.9 85 9.7 81.5C9.6 78.1 8.8 74.8 8.6 71.5C8.5 68.2 9 64.8 8.8 61.5C8.6 58.2 7.5 55.1 7.3 51.9C7.2 48.6 7.9 45.4 7.7 42.2C7.5 39 6.3 35.9 6.1 32.8C5.9 29.7 6.7 26.6 6.4 23.5C6.2 20.3 5.1 17.2 4.8 14.2C4.4 11.1 5.8 7.4 4.5 5C3.1 2.6 -1.6 -1 -3.3 -0.3Z',
  },
] as const;

/** An open pod, and the seeds in it. */
export const openPod = {
  at: 'translate(278,484)',
  d: 'M-3 28.3C-3.3 32.1 4.4 35.4 8.5 38C12.7 40.7 17.3 42 21.8 44.1C26.3 46.1 30.7 49.5 35.5 50.4C40.2 51.2 45.2 49 50.1 49.2C55.1 49.4 60.1 52 65 51.7C69.9 51.4 74.6 48.8 79.4 47.2C84.2 45.7 88.9 44.1 93.7 42.4C98.5 40.6 103.7 39.5 108.1 36.7C112.5 33.9 116 29 120 25.4C124.1 21.7 133.1 18.3 132.5 14.7C131.8 11.1 121.2 4.9 116.2 3.8C111.3 2.7 107.1 7.2 102.6 8.2C98.1 9.2 93.3 8.8 89.2 10C85.2 11.3 82.1 14.8 78.3 15.5C74.5 16.3 70.1 14.1 66.4 14.5C62.6 14.9 59.3 17.2 55.8 17.8C52.2 18.4 48.5 18.2 44.9 18C41.3 17.8 37.9 16.6 34.1 16.6C30.3 16.6 26 18.4 22.1 18.1C18.1 17.9 14.5 13.5 10.3 15.2C6.1 16.9 -2.8 24.5 -3 28.3Z',
};
export const podSeeds = [
  'translate(300,515) rotate(18)',
  'translate(328,522) rotate(4)',
  'translate(358,517) rotate(-14)',
  'translate(384,504) rotate(-30)',
].map((at) => `${at} translate(-13,-9) scale(.64)`);
