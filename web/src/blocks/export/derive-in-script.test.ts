import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveInScript } from './derive-in-script.ts';

it.each([1, 2, 1000])('derives the key of %d rounds that others derive', async (cost) => {
  const salt = Uint8Array.from({ length: 16 }, (_, i) => 255 - i * 7);
  for (const counter of [0, 1, 2999]) {
    const password = Buffer.concat([Buffer.from('00ff80fe7f0102030405060708090a0b', 'hex'), Buffer.alloc(4)]);
    password.writeUInt32BE(counter, 16);
    const parameters = {
      algorithm: 'PBKDF2/SHA-256',
      cost,
      keyPrefix: '00',
      nonce: '',
      salt: '',
      keyLength: 32,
    };
    const { derivedKey } = await deriveInScript(parameters, salt, password);
    expect(Buffer.from(derivedKey).toString('hex')).toBe(
      pbkdf2Sync(password, salt, cost, 32, 'sha256').toString('hex'),
    );
  }
});
