import { LocalCluster } from "./local.ts";
export class RedisCluster extends LocalCluster {
  constructor(node: string, _url: string, _deadAfter: number) {
    super(node);
  }
}
