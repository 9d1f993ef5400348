import { serve } from './bench/served.ts';
const s = await serve({ settings: { RECOMPRESS: 'off' } });
const list = process.argv.slice(2);
for (const l of ['en', 'es', 'pt']) for (const p of list) {
  await s.work(); const a = await fetch(`${s.origin}/${l}${p}`, { headers: { 'accept-encoding': 'br' } }); await a.arrayBuffer();
  const { blocked, cpu } = await s.work();
  console.log(l, p, a.status, blocked.toFixed(1), cpu.toFixed(0));
}
await s.stop();
