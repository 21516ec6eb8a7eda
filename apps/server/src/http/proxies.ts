import { BlockList, isIP, isIPv6 } from "node:net";

/** Networks that have a name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

export class ProxyError extends Error {}

/** The proxies in front of the server, which say who a client is. Of whoever else says so nothing is believed. */
export class Proxies {
  private readonly known = new BlockList();

  /** Addresses, networks (10.0.0.0/8), or the names of some. */
  constructor(named: readonly string[]) {
    for (const one of named.flatMap((name) => NAMED[name] ?? [name])) this.add(one);
  }

  private add(text: string): void {
    const [address, bits] = text.split("/");
    const version = isIP(address);
    const length = bits === undefined ? (version === 6 ? 128 : 32) : Number(bits);
    if (version === 0 || !/^\d+$/.test(bits ?? "0") || length > (version === 6 ? 128 : 32))
      throw new ProxyError(
        `"${text}" is no proxy: name its address (192.0.2.1), its network (10.0.0.0/8), loopback or private. Whoever is named is believed.`,
      );
    this.known.addSubnet(address, length, version === 6 ? "ipv6" : "ipv4");
  }

  has(address: string): boolean {
    const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(bare) !== 0 && this.known.check(bare, isIPv6(bare) ? "ipv6" : "ipv4");
  }
}
