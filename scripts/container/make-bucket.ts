import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { readEnvironment } from '../../server/boot/environment.ts';

// Creates the bucket of FILE_STORE if it doesn't exist: the store of compose.yaml is empty at first. Repeats
// for a minute, because the store may still be starting.

const ATTEMPTS = 30;
const PAUSE_MILLISECONDS = 2000;

const { bucket } = readEnvironment(process.env);

async function makeBucket({
  bucket: Bucket,
  endpoint,
  region,
  pathStyle,
}: NonNullable<typeof bucket>): Promise<string> {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
  });
  const exists = await client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    () => false,
  );
  if (!exists) await client.send(new CreateBucketCommand({ Bucket }));
  return `Bucket ${Bucket}: ${exists ? 'exists' : 'created'}.`;
}

for (let attempt = 1; bucket !== undefined; attempt += 1) {
  try {
    console.log(await makeBucket(bucket));
    break;
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    await wait(PAUSE_MILLISECONDS);
  }
}
