import { run } from './run.mjs';

/** Installs Debian's packages where this user may; prints failures and leaves checking to the caller. */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(', ')} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  try {
    await run('apt-get', ['update', '-qq'], { env, stdio });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env, stdio });
  } catch (error) {
    console.log(error.message);
  }
}
