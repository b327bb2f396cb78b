import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Cost = { readonly N: number; readonly r: number; readonly p: number };

const derive = promisify<string, Buffer, number, Cost, Buffer>(scrypt);

/**
 * The cost that OWASP recommends (Password Storage Cheat Sheet: N=2^17 with p=1, or N=2^14 with p=5 as its equal). The second
 * takes 16 MB instead of 128: a Lambda has room for either, ten at once on one machine have not. On a whole core of a
 * Lambda, about 350 ms.
 */
const COST: Cost = { N: 16_384, r: 8, p: 5 };
/** Of hashes that do not say what they cost. */
const FORMER_COST: Cost = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

type Hashed = {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly isFormer: boolean;
};

const read = (hashed: string): Hashed => {
  const parts = hashed.split('.');
  const isFormer = parts.length < 5;
  const [N = 0, r = 0, p = 0] = isFormer ? [] : parts.slice(0, 3).map(Number);
  const [salt = '', hash = ''] = parts.slice(-2);
  return {
    cost: isFormer ? FORMER_COST : { N, r, p },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
    isFormer,
  };
};

/** One text however a keyboard composes its letters: an ü is an ü. */
const composed = (password: string): string => password.normalize('NFC');

/** `N.r.p.salt.hash`, the last two base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const hash = await derive(composed(password), salt, LENGTH, COST);
  const { N, r, p } = COST;
  return [N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('.');
};

/** Whether the password is the one that was hashed; takes the same time either way. */
export const isPassword = async (password: string, hashed: string): Promise<boolean> => {
  const { cost, salt, hash, isFormer } = read(hashed);
  // Former hashes were made of the text as it was typed.
  const actual = await derive(isFormer ? password : composed(password), salt, LENGTH, cost);
  return hash.length === actual.length && timingSafeEqual(hash, actual);
};

/** Whether a hash cost less than one costs today. */
export const isOutdatedHash = (hashed: string): boolean => {
  const { cost, isFormer } = read(hashed);
  return isFormer || cost.N * cost.r * cost.p < COST.N * COST.r * COST.p;
};
