import { useRef } from 'react';

export function useUnchanged<Values extends object>(values: Values): Values {
  const kept = useRef(values);
  const before = new Map<string, unknown>(Object.entries(kept.current));
  if (Object.entries(values).some(([name, value]) => before.get(name) !== value)) kept.current = values;
  return kept.current;
}
