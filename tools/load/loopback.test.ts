import { expect, it } from 'vitest';
import { requireLoopback } from './loopback.ts';

it.each([
  'http://127.0.0.1:3000/en?x=1',
  'http://127.9.9.9:3000',
  'http://[::1]:3000',
  'http://localhost:3000',
  'https://localhost:3000',
])('%s is this machine', (address) => {
  expect(requireLoopback(address)).toBe(new URL(address).origin);
});

it.each([
  'http://10.0.0.1',
  'http://192.168.1.7:3000',
  'http://beans.example',
  'http://127.0.0.1.beans.example',
  'http://localhost.beans.example',
  'http://127.0.0.1@beans.example',
  'http://[::ffff:10.0.0.1]',
  'http://0.0.0.0:3000',
  'ftp://127.0.0.1',
  'file:///etc/passwd',
  '127.0.0.1:3000',
  '',
])('"%s" is refused, by its name', (address) => {
  expect(() => requireLoopback(address)).toThrow(`"${address}" is not`);
});
