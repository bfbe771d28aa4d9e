// Moves data from the first part of a split program into the second; wasm-split leaves all data in the first.

const [DATA, DATA_COUNT] = [11, 12];

/** An unsigned integer in WebAssembly's encoding (LEB128). @param {number} value from 0 */
function unsigned(value) {
  const bytes = [];
  do bytes.push((value & 127) | (value > 127 ? 128 : 0));
  while ((value >>>= 7));
  return Buffer.from(bytes);
}

/** A signed 32-bit constant in the same encoding. @param {number} value */
function signed(value) {
  for (const bytes = []; ;) {
    const low = value & 127;
    value >>= 7;
    const last = value === (low & 64 ? -1 : 0);
    bytes.push(last ? low : low | 128);
    if (last) return Buffer.from(bytes);
  }
}

class Reader {
  at = 0;
  /** @param {Buffer} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }

  unsigned() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  signed() {
    let value = 0;
    for (let shift = 0; ;) {
      const byte = this.bytes[this.at++];
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return byte & 64 && shift < 32 ? value | (-1 << shift) : value;
    }
  }

  /** @param {number} length */
  take(length) {
    return this.bytes.subarray(this.at, (this.at += length));
  }
}

/** The sections of a module, in order. @param {Buffer} module @returns {{ id: number, content: Buffer }[]} */
function sectionsOf(module) {
  const reader = new Reader(module);
  reader.take(8);
  const sections = [];
  while (reader.at < module.length) {
    const id = reader.take(1)[0];
    sections.push({ id, content: reader.take(reader.unsigned()) });
  }
  return sections;
}

/** @param {Buffer} module provides the header @param {{ id: number, content: Buffer }[]} sections */
const moduleOf = (module, sections) =>
  Buffer.concat([module.subarray(0, 8), ...sections.flatMap(({ id, content }) => [Buffer.from([id]), unsigned(content.length), content])]);

/**
 * A data segment that is copied to an address of the memory at instantiation.
 * @param {number} place
 * @param {Buffer} bytes
 */
const segmentOf = (place, bytes) => Buffer.concat([Buffer.from([0, 0x41]), signed(place), Buffer.from([0x0b]), unsigned(bytes.length), bytes]);

/**
 * Moves the text between two markers, including the markers, from the data of the first part to the second.
 * @param {Buffer} first
 * @param {Buffer} rest
 * @param {string} begin
 * @param {string} end
 * @returns {{ first: Buffer, rest: Buffer }}
 * @throws {Error} if the markers are not in one segment
 */
export function moveData(first, rest, begin, end) {
  const sections = sectionsOf(first);
  const data = sections.find(({ id }) => id === DATA);
  if (!data) throw new Error('the first part has no data');
  const reader = new Reader(data.content);
  const count = reader.unsigned();
  const segments = [];
  let moved, behind;
  for (let i = 0; i < count; i++) {
    const start = reader.at;
    const isPlaced = reader.unsigned() === 0;
    let place = 0;
    if (isPlaced) {
      reader.take(1);
      place = reader.signed();
      reader.take(1);
    }
    const bytes = reader.take(reader.unsigned());
    const from = bytes.indexOf(begin);
    const to = bytes.indexOf(end, from) + end.length;
    if (moved || !isPlaced || from < 0 || to < end.length) {
      segments.push(data.content.subarray(start, reader.at));
      continue;
    }
    moved = segmentOf(place + from, bytes.subarray(from, to));
    // The other segments keep their numbers: the data after the moved text goes into a new last segment.
    segments.push(segmentOf(place, bytes.subarray(0, from)));
    behind = segmentOf(place + to, bytes.subarray(to));
  }
  if (!moved || !behind) throw new Error(`${JSON.stringify(begin)} is not in the data of the first part`);
  data.content = Buffer.concat([unsigned(count + 1), ...segments, behind]);
  const counted = sections.find(({ id }) => id === DATA_COUNT);
  if (counted) counted.content = unsigned(count + 1);
  const others = sectionsOf(rest);
  if (others.some(({ id }) => id === DATA)) throw new Error('the second part has data already');
  return { first: moduleOf(first, sections), rest: moduleOf(rest, [...others, { id: DATA, content: Buffer.concat([unsigned(1), moved]) }]) };
}
