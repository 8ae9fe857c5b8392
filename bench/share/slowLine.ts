import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Line = {
  /** Of the server, on 127.0.0.1. */
  port: number;
  /** There and back, milliseconds. */
  roundTrip: number;
  /** The share of pieces that are lost and come once they are sent again. */
  loss: number;
};

/** After how long a piece that was lost is sent again, milliseconds beyond its own time: as TCP does on a far line. */
const sentAgainAfter = 300;

/** A line to a server that is as far away as that. Everything comes, and in its order. */
export async function openSlowLine({ port, roundTrip, loss }: Line) {
  const sockets = new Set<Socket>();

  function carry(from: Socket, to: Socket) {
    const onItsWay: { piece: Buffer; due: number }[] = [];
    let free = 0;
    function handOver() {
      // A timer may be early by a part of a millisecond.
      while (onItsWay[0] && onItsWay[0].due <= performance.now() + 1) {
        const { piece } = onItsWay.shift() ?? {};
        if (piece && to.writable) to.write(piece);
      }
      if (onItsWay[0]) setTimeout(handOver, onItsWay[0].due - performance.now());
    }
    from.on('data', (piece: Buffer) => {
      const again = Math.random() < loss ? sentAgainAfter : 0;
      free = Math.max(free, performance.now() + roundTrip / 2 + again);
      onItsWay.push({ piece, due: free });
      if (onItsWay.length === 1) setTimeout(handOver, free - performance.now());
    });
    from.on('error', () => undefined);
    from.on('close', () => to.destroy());
    sockets.add(from);
  }

  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    near.setNoDelay();
    far.setNoDelay();
    carry(near, far);
    carry(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
