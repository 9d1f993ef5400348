import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serve } from '../bench/served.ts';
import { root } from '../tree.mjs';

const deploy = join(root, 'deploy');
const run = (program: string, args: string[], input = '', cwd = deploy): string =>
  execFileSync(program, args, { cwd, input, encoding: 'utf8', stdio: 'pipe' });

describe('promtool', () => {
  it('reads rules and scrape, and sees each alert go off where it is meant to', () => {
    const prometheus = join(deploy, 'prometheus');
    expect(run('promtool', ['check', 'rules', 'rules.yaml'], '', prometheus)).toContain('SUCCESS');
    expect(run('promtool', ['check', 'config', 'scrape.yaml'], '', prometheus)).toContain('SUCCESS');
    expect(run('promtool', ['test', 'rules', 'rules.test.yaml'], '', prometheus)).toContain('SUCCESS');
  });

  it('reads what the built server tells', async () => {
    const served = await serve();
    try {
      await fetch(`${served.origin}/en`);
      const text = await (await fetch(`${served.origin}/metrics`)).text();
      expect(run('promtool', ['check', 'metrics'], text)).toBe('');
    } finally {
      await served.stop();
    }
  });
});

describe('systemd', () => {
  const units = readdirSync(join(deploy, 'systemd')).filter((name) => /\.(?:service|timer|path)$/.test(name));

  it('finds nothing wrong in the units', () => {
    const folder = mkdtempSync(join(tmpdir(), 'beans-units-'));
    try {
      cpSync(join(deploy, 'systemd'), folder, { recursive: true });
      for (const name of units) {
        // The programs of this machine may lie elsewhere.
        const text = readFileSync(join(folder, name), 'utf8').replace(
          /^ExecStart=\/usr\/bin\/\w+/m,
          'ExecStart=/bin/sh',
        );
        writeFileSync(join(folder, name), text);
      }
      expect(run('systemd-analyze', ['verify', ...units.map((name) => join(folder, name))])).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.each([
    ['beans.service', 20],
    ['beans-refresh.service', 20],
    ['beans-release.service', 60],
  ])('finds %s exposed by %s at most of 100', (name, most) => {
    const args = ['security', '--offline=true', `--threshold=${most}`, '--no-pager'];
    expect(run('systemd-analyze', [...args, join(deploy, 'systemd', name)])).toContain(
      'Overall exposure level',
    );
  });
});

describe('containers', () => {
  it('compose reads its file', () => {
    const read = run('docker-compose', ['-f', 'compose.yaml', 'config']);
    expect(read).toContain('read_only: true');
  });

  it('the manifests are YAML, and each container has limits, probes where it serves, and no rights', () => {
    const program = 'import json, sys, yaml; print(json.dumps(list(yaml.safe_load_all(sys.stdin))))';
    const kinds = readdirSync(join(deploy, 'kubernetes')).flatMap((name) => {
      const text = readFileSync(join(deploy, 'kubernetes', name), 'utf8');
      return JSON.parse(run('python3', ['-c', program], text)) as Manifest[];
    });
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      'CronJob',
      'Deployment',
      'PersistentVolumeClaim',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
    ]);
    const pods = kinds.flatMap(({ spec }) => spec.jobTemplate?.spec.template ?? spec.template ?? []);
    expect(pods.length).toBe(2);
    for (const { spec } of pods) {
      expect(spec.securityContext.runAsNonRoot).toBe(true);
      for (const { resources, securityContext } of spec.containers) {
        expect(resources.limits.memory).toMatch(/^\d+Gi$/);
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
      }
      const volumes = spec.volumes.map(({ name }) => name).sort();
      const mounted = spec.containers
        .flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name))
        .sort();
      expect(mounted).toEqual(volumes);
    }
  });
});

interface Pod {
  spec: {
    securityContext: { runAsNonRoot: boolean };
    containers: {
      resources: { limits: { memory: string } };
      securityContext: object;
      volumeMounts: { name: string }[];
    }[];
    volumes: { name: string }[];
  };
}

interface Manifest {
  kind: string;
  spec: { template?: Pod; jobTemplate?: { spec: { template: Pod } } };
}
