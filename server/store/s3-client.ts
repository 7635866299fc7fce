import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** Connection of an S3-compatible store; the AWS client reads credentials from the environment. */
export interface S3Settings {
  /** Undefined: AWS. */
  endpoint: string | undefined;
  region: string;
  /** Whether URLs contain the bucket in the path instead of the host. */
  pathStyle: boolean;
}

const CONNECT_MILLISECONDS = 3000;
const SILENCE_MILLISECONDS = 30_000;

export function s3Client({ endpoint, region, pathStyle }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    // Stores other than AWS don't support the newer checksums of the client.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      socketTimeout: SILENCE_MILLISECONDS,
    },
  });
}

/** Returns whether an error means that the object doesn't exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
