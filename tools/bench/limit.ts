/**
 * What a step gives, within its time.
 *
 * @param seconds how long it may take.
 * @param step what it is, as a sentence begins: "Measuring year steps".
 * @throws naming the step when it takes longer; what it does then goes on until its caller ends it.
 */
export async function within<T>(seconds: number, step: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step} did not end within ${seconds} s.`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
