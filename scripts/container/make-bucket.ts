import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { readEnvironment } from '../../server/boot/environment.ts';

// Makes the bucket that FILE_STORE names where there is none: a new store of compose.yaml is empty.
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
  console.log(`Bucket ${Bucket}: ${exists ? 'was there' : 'made'}.`);
}
