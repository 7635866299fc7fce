// HEALTHCHECK of the image: exits with 0 if the server is ready.
export {};

const port = process.env['PORT'] ?? '8080';
const ready = await fetch(`http://127.0.0.1:${port}/health/ready`, {
  signal: AbortSignal.timeout(4000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;
