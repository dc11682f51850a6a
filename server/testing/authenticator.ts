import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CBOR = Parameters<typeof isoCBOR.encode>[0];

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What a dishonest device, or another site, would do. */
export interface Deviation {
  readonly origin?: string;
  readonly isUnverified?: boolean;
  readonly counter?: number;
}

/** A device with one passkey (ES256), and the browser before it. Source: https://www.w3.org/TR/webauthn-3/ §6.1, §6.5 */
export function createAuthenticator(origin: string) {
  const rpId = new URL(origin).hostname;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const dataOf = ({ isUnverified = false, counter: given }: Deviation, credential?: Buffer) => {
    counter = given ?? counter + 1;
    const flags = USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED) | (credential ? HAS_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answerOf = <R>(response: R) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });

  return {
    id,
    /** The answer to `navigator.credentials.create`. */
    create(challenge: string, deviation: Deviation = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
      const attestation = new Map<string, CBOR>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(dataOf(deviation, credential))],
      ]);
      const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge, deviation.origin).toString('base64url');
      return answerOf({ clientDataJSON, attestationObject });
    },
    /** The answer to `navigator.credentials.get`. */
    get(challenge: string, deviation: Deviation = {}) {
      const authenticatorData = dataOf(deviation);
      const client = clientData('webauthn.get', challenge, deviation.origin);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return answerOf({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
