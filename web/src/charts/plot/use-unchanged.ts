import { useRef } from 'react';

export function useUnchanged<Values extends object>(values: Values): Values {
  const latest = useRef(values);
  const before = new Map<string, unknown>(Object.entries(latest.current));
  if (Object.entries(values).some(([name, value]) => before.get(name) !== value)) latest.current = values;
  return latest.current;
}
