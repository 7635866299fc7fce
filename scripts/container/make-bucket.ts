import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { readEnvironment } from '../../server/boot/environment.ts';

// Creates the bucket of FILE_STORE if it doesn't exist: the store of compose.yaml is empty at first.
const { bucket } = readEnvironment(process.env);
if (bucket !== undefined) {
  const { bucket: Bucket, endpoint, region, pathStyle } = bucket;
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
  console.log(`Bucket ${Bucket}: ${exists ? 'exists' : 'created'}.`);
}
