import { useEffect, useState } from 'react';

/** The area whose figure a mouse points at anywhere on the page, as in a ranking: keys of explanations begin with it (`KEN.5510.2023`). */
export function useRaised(): string | null {
  const [raised, setRaised] = useState<string | null>(null);
  useEffect(() => {
    const point = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const key = target.closest('[data-explain]')?.getAttribute('data-explain');
      setRaised(key?.split('.')[0] ?? null);
    };
    document.addEventListener('pointerover', point);
    return () => document.removeEventListener('pointerover', point);
  }, []);
  return raised;
}
