interface Recaptcha {
  ready(act: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

let loading: Promise<Recaptcha> | undefined;

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onerror = () => reject(new Error('The captcha could not be loaded.'));
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(script);
  });
}

/** The solution of Google's captcha, on sites whose operator has set its keys. Its script is fetched once. */
export async function solveRecaptcha(siteKey: string, action: string): Promise<string> {
  loading ??= load(siteKey);
  try {
    return await (await loading).execute(siteKey, { action });
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}
