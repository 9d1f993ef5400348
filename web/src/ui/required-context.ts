import { type Context, createContext, useContext } from 'react';

/** A context that all its readers need, and the hook that reads it: it throws where there is no provider of `name`. */
export function requiredContext<Value>(name: string): readonly [Context<Value | null>, () => Value] {
  const Required = createContext<Value | null>(null);
  return [
    Required,
    function useRequired() {
      const value = useContext(Required);
      if (value === null) throw new Error(`There is no ${name} around this part.`);
      return value;
    },
  ];
}
