// The image's HEALTHCHECK: ends with 0 while calls may be sent to the server of this container.
export {};

const port = process.env['PORT'] ?? '8080';
const ready = await fetch(`http://127.0.0.1:${port}/health/ready`, {
  signal: AbortSignal.timeout(4000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;
