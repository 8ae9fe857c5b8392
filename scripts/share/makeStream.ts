// Creates the stream for a process that has no WebSocket, as the journeys' in Node 20: ADDRESS and ROOT, the password.
import { addStream } from './stream';

await addStream(process.env['ADDRESS'] ?? '', process.env['ROOT'] ?? '');
