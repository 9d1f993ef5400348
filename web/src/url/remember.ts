interface Jar {
  cookie: string;
  location?: { protocol: string };
}

/** Remembers a choice for a year, for the whole site; what was chosen over TLS travels over TLS only. */
export function remember(jar: Jar, name: string, value: string): void {
  const secure = jar.location?.protocol === 'https:' ? '; Secure' : '';
  jar.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
