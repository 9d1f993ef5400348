export type WantedLabel = { id: string; y: number };

/** None overlaps another or leaves `top`…`bottom`, the order is kept, and the sum of squared shifts is smallest. `null` when they do not fit. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  lineHeight: number,
  top: number,
  bottom: number,
): Map<string, number> | null {
  const sorted = [...wanted].sort((a, b) => a.y - b.y);
  const lowest = top + lineHeight / 2;
  const highest = bottom - lineHeight / 2 - (sorted.length - 1) * lineHeight;
  if (highest < lowest) return null;

  // With the line heights above each label taken away, "no overlap" becomes "never decreasing": an isotonic regression.
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, { y }] of sorted.entries()) {
    let block = { sum: y - index * lineHeight, count: 1 };
    for (let above = blocks.at(-1); above !== undefined; above = blocks.at(-1)) {
      if (above.sum / above.count <= block.sum / block.count) break;
      block = { sum: above.sum + block.sum, count: above.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }

  const placed = new Map<string, number>();
  let index = 0;
  for (const { sum, count } of blocks) {
    const level = Math.min(Math.max(sum / count, lowest), highest);
    for (let i = 0; i < count; i += 1, index += 1) {
      const label = sorted[index];
      if (label !== undefined) placed.set(label.id, level + index * lineHeight);
    }
  }
  return placed;
}
