import { crops } from '../crops/index.ts';

/**
 * Items of food balances and of production, and the groups of foods with balances up to 2009, by the icon that represents them in
 * rankings. A crop's own items use the crop's icon.
 */
const itemsByIcon = {
  rice: '2804 2807',
  wheat: '2511 2513 2515 2516 2520 15 44 71 75 89 92 94 97 103 108',
  maize: '2514 56 446',
  sugar: '2536 2537 2541 2542 2543 2745 156 157',
  oil: '2557 2558 2559 2560 2561 2562 2563 2570 2571 2572 2573 2574 2575 2576 2577 2578 2579 2580 2581 2582 2586 254 260 267 270 289 249 328 280 292 296 299 333 339',
  soybean: '2547 2549 2555 236 181 187 191 195 197 201 205 210 211 417 420 423',
  groundnut: '2551 2552 2556 242 217 220 221 222 223 224 225 226 234',
  millet: '2517 79',
  sorghum: '2518 83',
  yam: '2534 2535 135 137 136 149',
  coffee: '2630 656',
  vegetables: '2601 2602 2605 358 372 373 388 393 394 397 399 401 402 403 406 426 430 449 459 463',
  fruit:
    '2611 2612 2613 2614 2617 2618 2619 2620 2625 490 495 497 507 515 521 534 544 560 567 571 574 577 600 512 530 531 536 541 558 568 569 572 592 603 619',
} as const;

const iconByItem: ReadonlyMap<string, string> = new Map([
  ...Object.entries(itemsByIcon).flatMap(([icon, codes]) =>
    codes.split(' ').map((code) => [code, icon] as const),
  ),
  ...crops.flatMap(({ id, items, parts }) =>
    [items.production, items.balance, ...(parts?.production ?? []), ...(parts?.balance ?? [])].map(
      (code) => [String(code), id] as const,
    ),
  ),
]);

/** The drawing of an item: that of its crop, or of its kind of food; a leaf for everything else. */
export function iconOfItem(item: number | string): string {
  return iconByItem.get(String(item)) ?? 'leaf';
}
