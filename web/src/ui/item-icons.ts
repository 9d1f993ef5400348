import type { CropIconName } from './crop-icon-paths.ts';

/** FAOSTAT item codes (food balances, and production) by the icon that stands for them in rankings. */
const itemsByIcon: Readonly<Partial<Record<CropIconName, string>>> = {
  beans: '2546 176',
  cocoa: '2633 661',
  'sweet-potato': '2533 122',
  potato: '2531 116',
  rice: '2805 2807 2804 27',
  cassava: '2532 125',
  musa: '2615 2616 486 489 900486 902615',
  wheat: '2511 2513 2515 2516 2520 15 44 71 75 89 92 97 108',
  maize: '2514 56',
  sugar: '2536 2537 2541 2542 2543 2745 156 157',
  oil: '2557 2558 2559 2560 2561 2562 2563 2570 2571 2572 2573 2574 2575 2576 2577 2578 2579 2580 2581 2582 2586 254 260 267 270 289 249 328',
  soybean: '2547 2549 2555 236 187 191 195 201',
  groundnut: '2551 2552 2556 242 217 220 221 222 224 225',
  millet: '2517 79',
  sorghum: '2518 83',
  yam: '2534 2535 137 136 149',
  vegetables: '2601 2602 2605 358 372 388 397 401 403 426',
  fruit:
    '2611 2612 2613 2614 2617 2618 2619 2620 2625 490 495 497 507 515 521 534 544 560 567 571 574 577 600',
};

const iconByItem: ReadonlyMap<string, CropIconName> = new Map(
  Object.entries(itemsByIcon).flatMap(([icon, codes]) =>
    codes.split(' ').map((code) => [code, icon as CropIconName] as const),
  ),
);

/** The icon of an item code, or of a crop id where `logo_id` holds one; a leaf stands for everything else. */
export function iconOfItem(code: string | number): CropIconName {
  const key = String(code);
  if (Object.hasOwn(itemsByIcon, key)) return key as CropIconName;
  return key === 'forages' ? 'forages' : (iconByItem.get(key) ?? 'leaf');
}
