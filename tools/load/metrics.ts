/** What a server tells of itself at `/metrics`; megabytes of 10^6 bytes. */
export interface ServerState {
  residentMB: number;
  cacheMB: number;
  cpuSeconds: number;
}

/** Reads `/metrics` of a server. */
export async function readMetrics(origin: string): Promise<ServerState> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const of = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    residentMB: Math.round(of('process_resident_memory_bytes') / 1e6),
    cacheMB: Math.round(of('cache_bytes') / 1e6),
    cpuSeconds: of('process_cpu_seconds_total'),
  };
}
