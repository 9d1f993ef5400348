import { describe, expect, it } from 'vitest';
import { type Box, placeCard, scrollToSee } from './place.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const card = { width: 360, height: 240 };

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('placeCard', () => {
  it('stands below a row of filters, at its left edge', () => {
    const row = { left: 220, top: 150, width: 1000, height: 40 };
    expect(placeCard(row, card, desk)).toEqual({
      card: { ...card, left: 220, top: 208 },
      light: { left: 214, top: 144, width: 1012, height: 52 },
    });
  });

  it('stands beside what reaches to the foot of the window: right, else left', () => {
    const menu = { left: 20, top: 80, width: 180, height: 1400 };
    expect(placeCard(menu, card, desk).card).toEqual({ ...card, left: 218, top: 80 });
    const column = { left: 800, top: 300, width: 440, height: 700 };
    expect(placeCard(column, card, desk).card).toEqual({ ...card, left: 422, top: 300 });
  });

  it('leaves free what lies below a tall target, where there is room beside it', () => {
    const map = { left: 217, top: 255, width: 587, height: 290 };
    expect(placeCard(map, card, desk).card).toEqual({ ...card, left: 822, top: 255 });
    expect(placeCard({ ...map, left: 16, width: 343 }, card, phone).card.top).toBe(255 + 290 + 18);
  });

  it('stands above what lies at the foot, where there is no room beside it', () => {
    const foot = { left: 10, top: 700, width: 370, height: 120 };
    expect(placeCard(foot, card, phone).card.top).toBe(700 - 6 - 12 - 240);
  });

  it('lights only what it leaves free where nothing fits', () => {
    const tall = { left: 0, top: 20, width: 390, height: 2000 };
    const placed = placeCard(tall, card, phone);
    expect(placed.card.top).toBe(844 - 240 - 12);
    expect(placed.light.top + placed.light.height).toBe(placed.card.top - 12);
  });

  it('never covers what is lit and never leaves the window, wherever the target lies', () => {
    let lights = 0;
    for (const window of [desk, phone, { width: 1280, height: 500 }, { width: 320, height: 568 }])
      for (const width of [40, 300, 900])
        for (const height of [40, 400, 1500])
          for (let left = -20; left < window.width; left += 130)
            for (let top = -400; top < window.height + 200; top += 90) {
              const small = { width: Math.min(360, window.width - 24), height: 240 };
              const { card: at, light } = placeCard({ left, top, width, height }, small, window);
              if (light.height > 0 && light.width > 0) {
                lights++;
                expect(overlap(at, light), JSON.stringify({ window, width, height, left, top })).toBe(false);
              }
              expect(at.left).toBeGreaterThanOrEqual(12);
              expect(at.top).toBeGreaterThanOrEqual(12);
              expect(at.left + at.width).toBeLessThanOrEqual(window.width - 12);
              expect(at.top + at.height).toBeLessThanOrEqual(window.height - 12);
            }
    expect(lights).toBeGreaterThan(1000);
  });
});

describe('scrollToSee', () => {
  it('leaves the page where target and card can be seen', () => {
    expect(scrollToSee({ left: 220, top: 150, width: 1000, height: 40 }, card, desk)).toBe(0);
    expect(scrollToSee({ left: 20, top: 100, width: 600, height: 600 }, card, desk)).toBe(0);
  });

  it('brings what lies below the window into it together with the card', () => {
    const chart = { left: 10, top: 1500, width: 370, height: 400 };
    const top = chart.top - scrollToSee(chart, card, phone);
    const moved = placeCard({ ...chart, top }, card, phone);
    expect(moved.card.top).toBe(top + 400 + 18);
    expect(moved.light.height).toBe(412);
  });

  it('leaves what is taller than the window where it begins near its head', () => {
    expect(scrollToSee({ left: 20, top: 61, width: 180, height: 1400 }, card, desk)).toBe(0);
  });

  it('shows the head of what is taller than the window', () => {
    const tall = { left: 0, top: 900, width: 390, height: 1500 };
    expect(tall.top - scrollToSee(tall, card, phone)).toBe(18);
  });
});
