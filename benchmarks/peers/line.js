// A WebSocket client that does as little as possible: the load must not be what is measured.
// No extensions, no fragments (none of the servers sends any), and a mask of zeros.
import { randomBytes } from "node:crypto";
import { createConnection } from "node:net";

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export class Line {
  // `hear` is called with every text (a string) or binary message (a Buffer), `begin` once something may be sent.
  constructor(port, path, { begin, hear, lost }) {
    this.begin = begin;
    this.hear = hear;
    this.lost = lost;
    this.rest = null;
    this.open = false;
    this.socket = createConnection({ port, host: "127.0.0.1", noDelay: true });
    this.socket.on("error", (error) => lost(error.message));
    this.socket.on("close", () => lost("the connection was closed"));
    this.socket.on("data", (data) => this.take(data));
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
    );
  }

  send(message) {
    const data = Buffer.from(message);
    this.write(typeof message === "string" ? TEXT : BINARY, data);
  }

  write(opcode, data) {
    const size = data.length;
    const head = size < 126 ? 6 : 8;
    const frame = Buffer.alloc(head + size);
    frame[0] = 0x80 | opcode;
    if (size < 126) {
      frame[1] = 0x80 | size;
    } else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(size, 2);
    }
    data.copy(frame, head);
    this.socket.write(frame);
  }

  take(data) {
    if (this.rest) data = Buffer.concat([this.rest, data]);
    let start = 0;
    if (!this.open) {
      const end = data.indexOf("\r\n\r\n");
      if (end >= 0) {
        if (!data.subarray(0, 12).equals(Buffer.from("HTTP/1.1 101"))) this.lost(data.toString("latin1", 0, end));
        this.open = true;
        this.begin?.();
        start = end + 4;
      }
    }
    while (this.open && data.length - start >= 2) {
      let size = data[start + 1];
      let body = start + 2;
      if (size === 126) {
        if (data.length - start < 4) break;
        size = data.readUInt16BE(body);
        body += 2;
      } else if (size === 127) {
        if (data.length - start < 10) break;
        size = Number(data.readBigUInt64BE(body));
        body += 8;
      }
      if (data.length < body + size) break;
      const opcode = data[start] & 15;
      start = body + size;
      if (opcode === TEXT) this.hear(data.toString("utf8", body, start));
      else if (opcode === BINARY) this.hear(data.subarray(body, start));
      else if (opcode === PING) this.write(PONG, data.subarray(body, start));
      else if (opcode === CLOSE) this.lost(`closed with ${data.readUInt16BE(body)}`);
    }
    this.rest = start < data.length ? data.subarray(start) : null;
  }
}
