import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** How a store that speaks S3 is reached; credentials come from the environment, as Amazon's client reads them. */
export interface S3Settings {
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Whether the bucket is named in the path, not in the host. */
  pathStyle: boolean;
}

const CONNECT_MILLISECONDS = 3000;
const SILENCE_MILLISECONDS = 30_000;

/** A client of a store. */
export function s3Client({ endpoint, region, pathStyle }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    // Other stores than Amazon's don't know its newer checksums; the connection has its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      socketTimeout: SILENCE_MILLISECONDS,
    },
  });
}

/** Whether the store has nothing under the name. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
