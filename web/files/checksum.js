/** @typedef {[bytes: number, sum: string]} Stamp the length of a file and its checksum */

/**
 * A checksum of a file's bytes. It tells a file that was cut, damaged or belongs to another version from the right one.
 * It uses FNV-1a, because browsers offer their own hashes only over TLS. It protects against accidents, not against attacks.
 */
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
