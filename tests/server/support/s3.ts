import { startFauxqs } from 'fauxqs';
import type { Bucket } from '../../../server/store/s3-store.ts';

/** An S3 server in this process that stores everything in memory. */
export interface RunningS3 {
  endpoint: string;
  /** Creates an empty bucket. */
  bucket: (name: string) => Bucket;
  stop: () => Promise<void>;
}

/** Credentials that Amazon’s client requires in the environment; the server accepts any. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

export async function startS3(): Promise<RunningS3> {
  Object.assign(process.env, S3_CREDENTIALS);
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  const endpoint = `http://127.0.0.1:${String(server.port)}`;
  return {
    endpoint,
    bucket: (name) => {
      server.createBucket(name);
      return { bucket: name, endpoint, region: 'us-east-1', pathStyle: true };
    },
    stop: () => server.stop(),
  };
}
