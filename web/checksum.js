// A sum over the bytes of a file, by which one that was cut, damaged or is of another version is told from the one
// that belongs here. FNV-1a: the browser's own hashes are not there for pages that come without TLS, and nobody is
// to be kept from forging it.

/** @typedef {[bytes: number, sum: string]} Stamp how long a file is, and its sum */

export class Checksum {
  #hash = 0x811c9dc5;
  #bytes = 0;

  /** @param {Uint8Array} bytes the next ones of the file */
  add(bytes) {
    let hash = this.#hash;
    for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
    this.#hash = hash;
    this.#bytes += bytes.length;
    return this;
  }

  /** @returns {Stamp} of the bytes added so far */
  stamp() {
    return [this.#bytes, (this.#hash >>> 0).toString(16).padStart(8, '0')];
  }

  /** @param {Stamp} stamp */
  is(stamp) {
    return this.stamp().join() === stamp.join();
  }
}
