import type { Socket } from 'node:net';
import type { NetworkFault } from './http-types.ts';

/** Spoils connections on purpose. */
export interface NetworkFaults {
  inflict(fault: NetworkFault, socket: Socket): void;
  /** Breaks the connections that were left hanging. */
  end(): void;
}

export function createNetworkFaults(): NetworkFaults {
  const hanging = new Set<Socket>();
  return {
    inflict(fault, socket) {
      if (fault === 'reset') socket.resetAndDestroy();
      else if (!socket.destroyed) {
        hanging.add(socket);
        socket.once('close', () => hanging.delete(socket));
      }
    },
    end() {
      for (const socket of hanging) socket.destroy();
    },
  };
}
