import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { wsconnect } from '@nats-io/nats-core';
import { streamName, subjectOf } from '../../src/domain/register/subjects';

/**
 * Creates the stream of a shared register, once the server answers. One that is there already is kept as it is. Needs
 * WebSocket: in Node 20 NODE_OPTIONS=--experimental-websocket.
 */
export async function addStream(address: string, root: string) {
  const connection = await wsconnect({
    ...{ servers: address, user: 'root', pass: root },
    ...{ waitOnFirstConnect: true, reconnectTimeWait: 100, maxReconnectAttempts: 200 },
  });
  try {
    const { streams } = await jetstreamManager(connection);
    await streams.info(streamName).catch(async (error: unknown) => {
      const isMissing = error instanceof JetStreamApiError && error.code === Number(JetStreamApiCodes.StreamNotFound);
      if (!isMissing) throw error;
      await streams.add({ name: streamName, subjects: [subjectOf('*')], deny_delete: true, deny_purge: true });
    });
  } finally {
    await connection.close();
  }
}
