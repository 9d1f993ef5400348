/** A bean of 42 × 28, lying, its hilum below. */
export const beanBox = { width: 42, height: 28 };
export const beanOutline =
  'M2.5 14.7C1.8 6.6 9 1.4 18.2 1.3 29.5 1.1 38.6 6.7 38.3 15.7c-.3 7.2-7 10.6-12.4 8.2-3.5-1.6-7.3-1.7-11-.2C9 26.2 3.1 22.3 2.5 14.7Z';
